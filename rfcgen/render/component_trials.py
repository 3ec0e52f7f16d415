"""The contract tests of a component: what its document promises, as tests that can fail."""

from rfcgen.model.component import ComponentSpec
from rfcgen.model.project import TypeTable
from rfcgen.render.environment import render
from rfcgen.render.expression import Quoted, statement, tuple_of
from rfcgen.render.trial_configuration import configuration_trials
from rfcgen.render.trial_imports import trial_imports
from rfcgen.render.trial_ports import port_trials
from rfcgen.render.trial_probe import probe_module
from rfcgen.render.trial_samples import samples_module
from rfcgen.render.trial_timing import timing_trials

FOLDER = "tests/_generated"


def trial_files(spec: ComponentSpec, table: TypeTable, header: dict[str, str]) -> dict[str, str]:
    """Return the modules below ``tests/_generated``."""
    package = header["package"]
    names = [context.name for context in spec.contexts]
    samples = samples_module(spec, table, package)
    probe = probe_module(spec, package)
    files = {
        f"{package}_samples.py": render("component/samples.py.jinja", **header, samples=samples),
        f"{package}_probe.py": render("component/probe.py.jinja", **header, probe=probe),
        "test_lifecycle.py": render(
            "component/test_lifecycle.py.jinja",
            **header,
            imports=trial_imports(spec, package, "Command CommandStatus State TRANSITIONS"),
            contexts=names,
            contexts_statement=statement("CONTEXTS = ", tuple_of([Quoted(one) for one in names])),
        ),
        "test_timing.py": render(
            "component/test_timing.py.jinja", **header, trials=timing_trials(spec, package)
        ),
    }
    if probe.inputs or probe.outputs:
        files["test_ports.py"] = render(
            "component/test_ports.py.jinja", **header, trials=port_trials(spec, package)
        )
    if spec.parameters:
        files["test_configuration.py"] = render(
            "component/test_configuration.py.jinja",
            **header,
            trials=configuration_trials(spec, table, package),
        )
    return {f"{FOLDER}/{name}": text for name, text in files.items()}
