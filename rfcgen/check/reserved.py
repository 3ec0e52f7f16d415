"""Names that are taken: by Python, by file systems, by what rfcgen generates or runs."""

import builtins
import keyword
import sys

from rfcgen.model.types import SCALARS


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


WINDOWS_DEVICES = frozenset(
    ["con", "prn", "aux", "nul"] + [f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)]
)
"""File names that Windows gives to devices, with any ending."""

DEPENDENCIES = _names(
    "can click cookiecutter hypothesis importlib_metadata jinja2 libcst lxml markupsafe matplotlib "
    "mcap mypy numpy packaging pip pkg_resources pluggy pytest rfcgen ruff scipy setuptools wheel "
    "xmlschema yaml zenoh"
)
"""Modules that generated packages, their tests or the tool import."""

PROJECT_NAMES = _names("build conftest dist docs setup src test tests")
"""Names that folders and modules of every generated package have."""

GENERATED_CLASSES = _names(
    "Bench Buffer CanFrame CanLink Change ClassVar Command CommandStatus Component "
    "ComponentProfile Configuration ContextProfile DataIn DataInProfile DataOut DataOutProfile "
    "Engine ExecutionMode Iterator LinkProfile Mapping Overflow ParameterProfile Path PortTimeout "
    "Ports Probe Sequence Settings SimulatedEngine State System Timing"
)
"""Classes that the generated modules of a component or a system import or define."""

GENERATED_CONSTANTS = _names(
    "ACCEPTED CONTEXTS CYCLES DURATION PROFILE REFUSED ROUTES ROWS TRANSITIONS"
)
"""Constants of the same modules."""

TYPE_MODULE_NAMES = _names("check_most check_size dataclass enum field frozen_array np npt")
"""Names that the modules of a types package import."""

ENUM_MEMBERS = _names("mro name value")
"""What Python's enumerations define; no value of one can have such a name."""

SYSTEM_MEMBERS = _names(
    "add close command components connect engine join name observe request_stop run start "
    "statistics stop"
)
"""What the run time's System defines; an instance becomes an attribute beside them."""

COMPONENT_MEMBERS = _names(
    "cause clock config configure describe faults log modes name offer_configuration "
    "on_aborting on_activated on_configuration_changed on_deactivated on_error on_execute "
    "on_finalize on_initialize on_reset on_self_check ports previous_state profile raise_error "
    "spawn_reader state wake"
)
"""What the run time's Component defines; a kernel's own methods stand beside them."""

BUILT_IN_NAMESPACE = "rfc"
BUILT_IN_SERVICES = {"configuration": "rfc.Configuration", "lifecycle": "rfc.Lifecycle"}
"""Service ports that every instance provides, with their interfaces."""

BUILT_IN_INTERFACES = frozenset(BUILT_IN_SERVICES.values())


def module_conflict(module: str) -> str:
    """Say what a module name would collide with, or nothing."""
    if module in WINDOWS_DEVICES:
        return "a device of Windows has this name"
    if keyword.iskeyword(module):
        return "it is a word of Python"
    if module in sys.stdlib_module_names:
        return "it would hide the module of Python's standard library"
    if module in DEPENDENCIES:
        return "it would hide the installed package of that name"
    if module in PROJECT_NAMES:
        return "every generated project has a folder or module of this name"
    return ""


def class_conflict(name: str) -> str:
    """Say what a class of a component or system would collide with, or nothing."""
    if keyword.iskeyword(name):
        return "it is a word of Python"
    if name in GENERATED_CLASSES or name in GENERATED_CONSTANTS:
        return "generated code uses this name itself"
    if hasattr(builtins, name):
        return "Python has a built-in of this name"
    return ""


def type_conflict(name: str) -> str:
    """Say what a declared type would collide with, or nothing."""
    if name in SCALARS:
        return "it is a built-in type"
    if name in TYPE_MODULE_NAMES:
        return "generated code uses this name itself"
    if keyword.iskeyword(name):
        return "it is a word of Python"
    if name.islower() and hasattr(builtins, name):
        return "Python has a built-in of this name"
    return ""
