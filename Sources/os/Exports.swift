// Apple's `os` and `OSLog` show the same logger.
@_exported import OSLog
