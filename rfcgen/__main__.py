"""Run the command line with ``python -m rfcgen``."""

from rfcgen.cli.app import main

if __name__ == "__main__":
    main()
