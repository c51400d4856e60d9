// Apple's modules `os` and `OSLog` export the same logger.
@_exported import OSLog
