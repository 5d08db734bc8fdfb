"""Measures the portable builds of the native core beside the tuned one."""
