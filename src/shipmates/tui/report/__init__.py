"""What the command line prints: tables for people, documents for machines."""
