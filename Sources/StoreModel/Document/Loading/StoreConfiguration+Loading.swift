extension StoreConfiguration {
  /// Loads a configuration from a `.storekit` file or package directory.
  ///
  /// Unusual content is read as far as possible and reported in ``diagnostics``. Files larger than
  /// 16 MiB, and paths that are not regular files, are rejected without blocking.
  ///
  /// - Parameter path: The path of the file or directory.
  public init(path: String) throws(ConfigurationError) {
    try self.init(ConfigurationFile(path: path))
  }

  /// Reads a configuration from a loaded file.
  package init(_ file: ConfigurationFile) throws(ConfigurationError) {
    try self.init(bytes: file.bytes, path: file.path)
    promotionalImages = file.promotionalImages
  }

  /// Reads a configuration from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, at most 16 MiB.
  ///   - path: The name of the file in errors.
  public init(bytes: [UInt8], path: String = "") throws(ConfigurationError) {
    guard bytes.count <= ConfigurationFile.sizeLimit else {
      throw ConfigurationError(
        path: path,
        reason: .tooLarge(size: bytes.count, limit: ConfigurationFile.sizeLimit)
      )
    }
    let source = try ConfigurationSource(bytes: bytes, path: path)
    let log = DiagnosticLog()
    self.init()
    read(
      ObjectReader(
        object: try source.parse(),
        path: .root,
        offset: source.start,
        log: log,
        seen: SeenIdentifiers()
      )
    )
    diagnostics = log.diagnostics(locatedBy: LineLocator(bytes, from: source.start))
  }
}
