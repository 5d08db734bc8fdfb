"""Many games of the two Crew games at once, played by the native core."""

from shipmates.envs.batched.batch import BatchEnv
from shipmates.envs.batched.luck import Luck
from shipmates.envs.batched.rows import Rows

__all__ = ["BatchEnv", "Luck", "Rows"]
