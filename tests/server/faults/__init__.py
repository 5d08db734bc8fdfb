"""Power cuts, cut lines, slow disks, clocks that jump: nothing acknowledged is lost."""
