"""Releases: what must agree, what must have been tested, and everything up to the upload."""
