"""The Containerfile without a container engine: its steps, read from the file, in a chroot."""
