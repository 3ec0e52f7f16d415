"""What the user's files of a component package say at first."""

from collections.abc import Iterator

from rfcgen.model.component import ComponentSpec, Context
from rfcgen.model.names import identifier, package_name, types_package
from rfcgen.model.ports import BufferKind, DataIn, DataOut, LinkPort
from rfcgen.model.project import Project
from rfcgen.render.component_base import handlers, methods_to_write
from rfcgen.render.docstrings import docstring
from rfcgen.render.expression import Quoted, list_of, statement
from rfcgen.render.imports import Import, import_block
from rfcgen.render.markdown import paragraph
from rfcgen.render.plain_text import one_line, paragraphs
from rfcgen.render.python_types import annotation, is_array
from rfcgen.render.scaffold import Scaffold
from rfcgen.render.strings import toml_string
from rfcgen.render.type_names import TypeNames, import_types
from rfcgen.render.used_types import declared, types_of_parameters, types_of_ports
from rfcgen.render.user_tests import user_tests
from rfcgen.render.width import LINE_LENGTH


def component_scaffold(spec: ComponentSpec, project: Project) -> Scaffold:
    """Return what the scaffold of a component package prints."""
    package = package_name(spec.name, spec.package)
    description = spec.description or f"The component {spec.name}."
    values: dict[str, object] = {
        "component": spec.name,
        "package": package,
        "version": spec.version,
        "summary_toml": toml_string(one_line(description)),
        "license_toml": toml_string(spec.license) if spec.license else "",
        "vendor_toml": toml_string(spec.vendor) if spec.vendor else "",
        "description_markdown": paragraph(description),
        "dependencies": {"names": _dependencies(spec, project)},
        **_package_values(spec, package, description),
        **_kernel_values(spec, package, description),
        **user_tests(spec, package),
    }
    return Scaffold("component", values)


def _dependencies(spec: ComponentSpec, project: Project) -> list[str]:
    names = ["rfcgen"]
    names += [types_package(used.namespace) for used in project.visible_types(spec.uses)]
    if any(is_array(one) for one in (*types_of_ports(spec), *types_of_parameters(spec))):
        names.append("numpy")
    return sorted(names)


def _package_values(spec: ComponentSpec, package: str, description: str) -> dict[str, object]:
    imports = [
        Import(f"{package}._generated.configuration", "Configuration"),
        Import(f"{package}.component", spec.name),
    ]
    names = list_of([Quoted(name) for name in sorted(["Configuration", spec.name])])
    return {
        "package_docstring": docstring(description, 0),
        "package_imports": import_block(imports, package),
        "package_all": statement("__all__ = ", names),
    }


def _kernel_values(spec: ComponentSpec, package: str, description: str) -> dict[str, object]:
    names = import_types(
        declared(port.type for port in handlers(spec)), taken={spec.name, f"{spec.name}Base"}
    )
    imports = [*names.imports, Import(f"{package}._generated.base", f"{spec.name}Base")]
    if any(is_array(port.type) for port in handlers(spec)):
        imports += [Import("numpy", alias="np"), Import("numpy.typing", alias="npt")]
    every_type = import_types(declared(types_of_ports(spec)))
    methods = [
        {"head": method.head, "docstring": method.docstring, "hints": hints}
        for method, hints in zip(
            methods_to_write(spec, names), _hints(spec, every_type), strict=True
        )
    ]
    return {
        "kernel_imports": import_block(imports, package),
        "kernel_docstring": docstring(paragraphs(description)[0], 4),
        "kernel": {"methods": methods},
    }


def _hints(spec: ComponentSpec, names: TypeNames) -> Iterator[list[str]]:
    """Yield for each method to write the comments that show what it may use."""
    for context in spec.contexts:
        yield [_shortened(use, result) for use, result in _uses(spec, context, names)]
    for _ in handlers(spec):
        yield []


def _uses(spec: ComponentSpec, context: Context, names: TypeNames) -> Iterator[tuple[str, str]]:
    for port in spec.ports:
        if (port.context or spec.contexts[0].name) != context.name:
            continue
        handle = f"self.ports.{identifier(port.name)}"
        match port:
            case DataIn(handler=False, buffer=BufferKind.FIFO):
                yield f"{handle}.take_all()", f" -> tuple[{annotation(port.type, names)}, ...]"
            case DataIn(handler=False):
                hint = annotation(port.type, names).removesuffix(" | None")
                yield f"{handle}.read()", f" -> {hint} | None"
            case DataOut():
                yield f"{handle}.write(…)", f", a {annotation(port.type, names)}"
            case LinkPort():
                yield f"{handle}.receive_all()", " -> tuple[CanFrame, ...]"
                yield f"{handle}.send(…)", ", a CanFrame"


def _shortened(use: str, result: str) -> str:
    comment = f"# {use}{result}"
    return comment if 8 + len(comment) <= LINE_LENGTH else f"# {use}"
