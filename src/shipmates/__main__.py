"""`python -m shipmates`, for those who have no `shipmates` on their path."""

from __future__ import annotations

from shipmates.cli import main

if __name__ == "__main__":
    main()
