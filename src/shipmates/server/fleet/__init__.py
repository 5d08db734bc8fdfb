"""Several nodes on one database: who drives which table, and how each hears of the others."""
