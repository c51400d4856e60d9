// Clients that import this module see the public names of the engine, too.
@_exported import ViewEngine
