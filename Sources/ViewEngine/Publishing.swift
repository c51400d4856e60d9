// Clients that import this module see the publishers, too.
@_exported import Publishing
