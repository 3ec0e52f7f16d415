"""Turn a model into files in memory."""
