extension YAMLNode {
  /// Reads a file that the user named.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - advice: The next step in the error message for an empty file.
  package init(file: String, whenEmpty advice: String) throws(YAMLFileError) {
    let source = YAMLFile(path: file, whenNoText: "Name another file.")
    try self.init(source.bytes(), of: source, whenEmpty: advice)
  }

  /// Reads the bytes of a file that the user named.
  ///
  /// - Parameter advice: The next step in the error message for an empty file.
  init(
    _ bytes: [UInt8],
    of source: YAMLFile,
    whenEmpty advice: String
  ) throws(YAMLFileError) {
    guard let document = try source.document(in: bytes) else {
      throw source.error("The file is empty. \(advice)")
    }
    self.init(document, file: source.path)
  }

  /// Reads a file; `nil` if the file has only comments or a null value.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - advice: The next step in the error message if there is no text file at the path.
  package init?(
    fileWithAnything file: String,
    whenNoText advice: String
  ) throws(YAMLFileError) {
    let source = YAMLFile(path: file, whenNoText: advice)
    guard let document = try source.document() else { return nil }
    self.init(document, file: file)
    if isNull { return nil }
  }
}
