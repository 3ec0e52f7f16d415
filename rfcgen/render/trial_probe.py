"""The probe: a kernel for tests that notes what its inputs hold."""

from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Context
from rfcgen.model.names import identifier
from rfcgen.model.ports import DataIn, DataOut
from rfcgen.render.component_base import handlers
from rfcgen.render.component_profile import suffix_of
from rfcgen.render.expression import call, lay_out, statement
from rfcgen.render.imports import Import, import_block
from rfcgen.render.trial_samples import sample_names


@dataclass(frozen=True, slots=True)
class ProbePort:
    """A data port and what the probe does with it."""

    name: str
    statement: str


@dataclass(frozen=True, slots=True)
class ProbeContext:
    """What the probe does in one context."""

    name: str
    suffix: str
    inputs: tuple[ProbePort, ...]
    outputs: tuple[ProbePort, ...]


@dataclass(frozen=True, slots=True)
class ProbeModule:
    """What the template of the probe prints."""

    imports: str
    base: str
    contexts: tuple[ProbeContext, ...]
    handlers: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def probe_module(spec: ComponentSpec, package: str) -> ProbeModule:
    """Return the probe of a component."""
    names = sample_names(spec)
    outputs = [port for port in spec.ports if isinstance(port, DataOut)]
    imports = [
        Import(f"{package}._generated.base", f"{spec.name}Base"),
        Import(f"{package}._generated.configuration", "Configuration"),
        *(Import(f"{package}_samples", names[port.name]) for port in outputs),
    ]
    return ProbeModule(
        imports=import_block(imports, package),
        base=f"{spec.name}Base",
        contexts=tuple(_context(context, spec, names) for context in spec.contexts),
        handlers=tuple(port.name for port in handlers(spec)),
        inputs=tuple(port.name for port in spec.ports if isinstance(port, DataIn)),
        outputs=tuple(port.name for port in outputs),
    )


def context_name(port: DataIn | DataOut, spec: ComponentSpec) -> str:
    """Return the context that a port belongs to."""
    return port.context or spec.contexts[0].name


def _context(context: Context, spec: ComponentSpec, names: dict[str, str]) -> ProbeContext:
    own = [
        port
        for port in spec.ports
        if isinstance(port, DataIn | DataOut) and context_name(port, spec) == context.name
    ]
    return ProbeContext(
        context.name,
        suffix_of(spec, context),
        tuple(_take(port) for port in own if isinstance(port, DataIn) and not port.handler),
        tuple(_send(port, names[port.name]) for port in own if isinstance(port, DataOut)),
    )


def _take(port: DataIn) -> ProbePort:
    taken = f"self.ports.{identifier(port.name)}.take_all()"
    line = statement(f'self.seen["{port.name}"] += ', taken, indent=12)
    return ProbePort(port.name, line.strip())


def _send(port: DataOut, samples: str) -> ProbePort:
    write = call(f"self.ports.{identifier(port.name)}.write", f"{samples}[0]")
    return ProbePort(port.name, lay_out(write, indent=12).strip())
