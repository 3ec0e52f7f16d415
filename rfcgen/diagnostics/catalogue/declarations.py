"""Codes RFC203 to RFC212, types and where they come from."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import MAIN, arm_component, component, types

ENTRIES = (
    Entry(
        code="RFC203",
        title="unknown type, interface, action or broadcast",
        meaning="The name is neither a built-in type nor declared in a types document that this "
        "one uses. Outside its own document a declared name is written with its namespace, as in "
        "'arm.JointState'.",
        wrong=arm_component('<ports><data-out name="state" type="arm.JointStat"/></ports>'),
        right=arm_component('<ports><data-out name="state" type="arm.JointState"/></ports>'),
    ),
    Entry(
        code="RFC204",
        title="a declaration of the wrong kind",
        meaning="Data, events, parameters and fields have types: built-in ones, enumerations and "
        "structs. Service ports need an interface, action ports an action, broadcasts a broadcast.",
        wrong=arm_component(
            '<ports><service-provider name="kinematics" interface="arm.JointState"/></ports>'
        ),
        right=arm_component(
            '<ports><service-provider name="kinematics" interface="arm.Kinematics"/></ports>'
        ),
    ),
    Entry(
        code="RFC205",
        title="a struct contains itself",
        meaning="A value of such a struct would have no end. The message names the way from the "
        "struct back to itself. Arrays and optional fields do not help: values are copied and "
        "sent whole.",
        wrong=types('<struct name="Node"><field name="next" type="Node[..1]"/></struct>'),
        right=types('<struct name="Node"><field name="next" type="uint16"/></struct>'),
    ),
    Entry(
        code="RFC206",
        title="two values of an enumeration have one number",
        meaning="The number of a value is what goes over a wire, so each value needs its own. A "
        "value without a number gets the one after the value before it.",
        wrong=types(
            '<enum name="Phase"><value name="IDLE" number="1"/><value name="ON" number="1"/></enum>'
        ),
        right=types(
            '<enum name="Phase"><value name="IDLE" number="1"/><value name="ON" number="2"/></enum>'
        ),
    ),
    Entry(
        code="RFC207",
        title="a namespace comes from two files",
        meaning="All types of one namespace stand in one document and become one package. Two "
        "documents with the same namespace (or with namespaces that differ in case only) must not "
        "meet in one component or system.",
    ),
    Entry(
        code="RFC208",
        title="a facet does not fit the type",
        meaning="Units are for numbers; minimum, maximum, above, below and step for numbers, times "
        "and durations; choices for these, strings and enumerations; max-length for strings and "
        "bytes. The facet itself must be a value of the type.",
        wrong=component(
            """
            <configuration>
              <parameter name="device" type="string" default="can0" minimum="1"/>
            </configuration>
            """
        ),
        right=component(
            """
            <configuration>
              <parameter name="device" type="string" default="can0" max-length="20"/>
            </configuration>
            """
        ),
    ),
    Entry(
        code="RFC209",
        title="facets contradict each other",
        meaning="No value could satisfy them, or one of them says nothing: a minimum above the "
        "maximum, both minimum and above, a step of 0, a choice outside the range.",
        wrong=component(
            """
            <configuration>
              <parameter name="gain" type="float64" default="1" minimum="2" maximum="1"/>
            </configuration>
            """
        ),
        right=component(
            """
            <configuration>
              <parameter name="gain" type="float64" default="1" minimum="1" maximum="2"/>
            </configuration>
            """
        ),
    ),
    Entry(
        code="RFC210",
        title="a default is no value of its type",
        meaning="The default of a parameter or field must be a value of its type and satisfy its "
        "facets. Numbers are decimal, floats may be 'inf', durations have a unit, the items of an "
        "array are separated by spaces, and a struct needs every field without a default.",
        wrong=component(
            """
            <configuration>
              <parameter name="speed" type="float64" default="2.5" maximum="2"/>
            </configuration>
            """
        ),
        right=component(
            """
            <configuration>
              <parameter name="speed" type="float64" default="1.5" maximum="2"/>
            </configuration>
            """
        ),
    ),
    Entry(
        code="RFC211",
        title="types documents use each other in a circle",
        meaning="Each types document becomes a package that imports those it uses; a circle of "
        "imports cannot be built. The message names the circle.",
    ),
    Entry(
        code="RFC212",
        title="a used document is not needed",
        meaning="Nothing of the used document is named here, or it is used twice. Only a warning: "
        "the line can be removed.",
        wrong=arm_component(),
        right=component(execution=MAIN),
    ),
)
