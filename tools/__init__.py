"""What builds, tries and publishes the packages; nothing here is installed by them."""
