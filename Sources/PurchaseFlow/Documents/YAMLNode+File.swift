extension YAMLNode {
  /// Reads a file that a person has named.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - advice: What to write into one that is empty.
  package init(file: String, whenEmpty advice: String) throws(YAMLFileError) {
    let source = YAMLFile(path: file, whenNoText: "Name another file.")
    guard let document = try source.document() else {
      throw source.error("The file is empty. \(advice)")
    }
    self.init(document, file: file)
  }

  /// Reads a file; `nil` where there is nothing in it but comments.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - advice: What to do where there is something else than a text file.
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
