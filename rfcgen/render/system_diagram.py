"""A system as a Mermaid flow chart."""

from collections.abc import Iterator

from rfcgen.model.system import SystemSpec


def mermaid(spec: SystemSpec) -> str:
    """Return the lines of a flow chart: instances, connectors with their ports, and links.

    Names in documents hold only letters, digits and ``_``; the prefixes keep them from being
    words of Mermaid.
    """
    return "\n".join(["flowchart LR", *(f"    {line}" for line in _lines(spec))])


def _lines(spec: SystemSpec) -> Iterator[str]:
    for instance in spec.instances:
        yield f'i_{instance.name}["{instance.name}<br/>{instance.component}"]'
    for link in spec.links:
        yield f'l_{link.name}(["{link.name}"])'
    for connector in spec.connectors:
        arrow = "-.->" if connector.delay else "-->"
        ports = _ports(connector.source.port, connector.target.port)
        source, target = connector.source.instance, connector.target.instance
        yield f'i_{source} {arrow}|"{ports}"| i_{target}'
    for link in spec.links:
        for port in link.ports:
            yield f'i_{port.instance} ---|"{port.port}"| l_{link.name}'


def _ports(source: str, target: str) -> str:
    return source if source == target else f"{source} → {target}"
