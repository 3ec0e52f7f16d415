"""Make the files that become the user's, with cookiecutter, in a folder of our own."""

from importlib.resources import as_file
from pathlib import Path
from tempfile import TemporaryDirectory

from cookiecutter.generate import generate_files

from rfcgen import resources
from rfcgen.render.file_tree import FileTree
from rfcgen.render.scaffold import Scaffold

_LAYOUT = {"trim_blocks": True, "lstrip_blocks": True}
_FOLDER = "package"


def scaffold_files(scaffold: Scaffold) -> FileTree:
    """Return the user's files as the scaffold makes them.

    Values are printed, never rendered themselves. Nothing outside a temporary folder is written,
    nothing is asked and no hook runs.
    """
    context = {**scaffold.values, "folder": _FOLDER, "_jinja2_env_vars": _LAYOUT}
    with (
        as_file(resources.templates() / "scaffold" / scaffold.template) as template,
        TemporaryDirectory(prefix="rfcgen-") as folder,
    ):
        generate_files(
            repo_dir=template,
            context={"cookiecutter": context},
            output_dir=folder,
            skip_if_file_exists=True,
            overwrite_if_exists=True,
            accept_hooks=False,
        )
        return _read_tree(Path(folder) / _FOLDER)


def _read_tree(folder: Path) -> FileTree:
    return FileTree(
        {
            path.relative_to(folder).as_posix(): path.read_bytes().decode("utf-8")
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
    )
