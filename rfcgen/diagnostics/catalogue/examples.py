"""Write the documents that entries show, without repeating what they have in common."""

from textwrap import dedent, indent

MAIN = '<execution name="main" mode="periodic" period="10ms"/>'


def component(body: str = "", *, name: str = "Planner", execution: str = MAIN) -> str:
    """Return a component document with the sections in ``body``."""
    return _document(f'component xmlns="urn:rfcgen:1" name="{name}"', execution, body)


def arm_component(body: str = "", *, execution: str = MAIN) -> str:
    """Return a component document that uses the types of the arm."""
    uses = f'<use-types href="arm.types.xml"/>\n{execution}'
    return _document('component xmlns="urn:rfcgen:1" name="Gauge"', uses, body)


def types(body: str, *, namespace: str = "arm") -> str:
    """Return a types document."""
    return _document(f'types xmlns="urn:rfcgen:1" namespace="{namespace}"', "", body)


def system(
    instances: str,
    connectors: str = "",
    *,
    uses: tuple[str, ...] = ("planner", "drives"),
    head: str = "",
    name: str = "Arm",
) -> str:
    """Return a system document that uses the components of those folders."""
    sections = [f'<use-component href="{folder}/component.xml"/>' for folder in uses]
    sections += [_plain(head)] if head else []
    sections += [_section("instances", instances)]
    sections += [_section("connectors", connectors)] if connectors else []
    return _document(f'system xmlns="urn:rfcgen:1" name="{name}"', "\n".join(sections), "")


def _section(name: str, body: str) -> str:
    return f"<{name}>\n{indent(_plain(body), '  ')}\n</{name}>"


def _document(root: str, head: str, body: str) -> str:
    inner = "\n".join(part for part in (_plain(head), _plain(body)) if part)
    return f"<{root}>\n{indent(inner, '  ')}\n</{root.split()[0]}>\n"


def _plain(text: str) -> str:
    return dedent(text).strip("\n")
