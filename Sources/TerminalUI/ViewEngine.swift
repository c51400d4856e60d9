// Whoever imports this module sees the engine's public names too.
@_exported import ViewEngine
