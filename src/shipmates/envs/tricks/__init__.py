"""What the encodings of both Crew games share: cards, tricks, signals, votes."""
