"""The run time: what generated components and kernels import. Standard library only."""

from rfcgen.runtime.can_bus import InProcessBus
from rfcgen.runtime.can_frame import CanFrame
from rfcgen.runtime.can_link import CanLink, LinkCounters, Wire
from rfcgen.runtime.command import CommandResult, CommandStatus
from rfcgen.runtime.component import AnyComponent, Component
from rfcgen.runtime.connector import ConnectorCounters
from rfcgen.runtime.data_in import DataIn, InputCounters
from rfcgen.runtime.data_out import DataOut
from rfcgen.runtime.engine import Engine
from rfcgen.runtime.errors import (
    ConfigurationRefused,
    DeadLock,
    EndlessLoop,
    EngineError,
    LinkError,
    PortTimeout,
    RuntimeFault,
    RuntimeVersionError,
    SendFailed,
    StartFailed,
    Stopping,
    WiringError,
)
from rfcgen.runtime.profile import (
    Buffer,
    Change,
    ComponentProfile,
    ContextProfile,
    DataInProfile,
    DataOutProfile,
    ExecutionMode,
    LinkProfile,
    Overflow,
    ParameterProfile,
    PortProfile,
    Timing,
)
from rfcgen.runtime.realtime import RealtimeEngine
from rfcgen.runtime.simulated import SimulatedEngine
from rfcgen.runtime.state import TRANSITIONS, Command, State, Transition
from rfcgen.runtime.statistics import ContextStatistics
from rfcgen.runtime.system import System
from rfcgen.runtime.version import API_VERSION, require_api

__all__ = [
    "API_VERSION",
    "TRANSITIONS",
    "AnyComponent",
    "Buffer",
    "CanFrame",
    "CanLink",
    "Change",
    "Command",
    "CommandResult",
    "CommandStatus",
    "Component",
    "ComponentProfile",
    "ConfigurationRefused",
    "ConnectorCounters",
    "ContextProfile",
    "ContextStatistics",
    "DataIn",
    "DataInProfile",
    "DataOut",
    "DataOutProfile",
    "DeadLock",
    "EndlessLoop",
    "Engine",
    "EngineError",
    "ExecutionMode",
    "InProcessBus",
    "InputCounters",
    "LinkCounters",
    "LinkError",
    "LinkProfile",
    "Overflow",
    "ParameterProfile",
    "PortProfile",
    "PortTimeout",
    "RealtimeEngine",
    "RuntimeFault",
    "RuntimeVersionError",
    "SendFailed",
    "SimulatedEngine",
    "StartFailed",
    "State",
    "Stopping",
    "System",
    "Timing",
    "Transition",
    "Wire",
    "WiringError",
    "require_api",
]
