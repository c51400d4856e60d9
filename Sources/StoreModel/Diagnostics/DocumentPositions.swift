/// Finds the positions of a document's values in its text.
struct DocumentPositions {
  private let root: JSONNode
  private let source: ConfigurationSource

  /// The path of the file; for a package directory, the path of the file inside.
  var path: String { source.path }

  /// Reads a file or package directory.
  init(path: String) throws(ConfigurationError) {
    let file = try ConfigurationFile(path: path)
    source = try ConfigurationSource(bytes: file.bytes, path: file.path)
    root = JSONNode(value: .object(try source.parse()), offset: source.start)
  }

  /// Returns the position of a key path. If the file does not contain the key path, returns the
  /// position of the closest parent.
  func position(of keyPath: String) -> SourcePosition {
    var node = root
    for step in Self.steps(of: keyPath) {
      guard let next = Self.follow(step, in: node) else { break }
      node = next
    }
    var locator = LineLocator(source.bytes, from: source.start)
    return locator.position(at: node.offset)
  }

  /// Returns a diagnostic with the position of its key path, unless it already has a position.
  func locating(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.position == nil, let keyPath = diagnostic.keyPath else { return diagnostic }
    return Diagnostic(
      severity: diagnostic.severity,
      message: diagnostic.message,
      keyPath: keyPath,
      position: position(of: keyPath),
      rule: diagnostic.rule
    )
  }

  /// Returns the steps of a key path: keys and indices. An index counts only the objects of a list,
  /// because the reader skips other entries.
  private static func steps(of keyPath: String) -> [Substring] {
    keyPath.split { $0 == "." || $0 == "[" || $0 == "]" }
  }

  private static func follow(_ step: Substring, in node: JSONNode) -> JSONNode? {
    switch node.value {
    case .object(let object):
      return object[String(step)]
    case .array(let nodes):
      let objects = nodes.filter { if case .object = $0.value { true } else { false } }
      guard let index = Int(step), objects.indices.contains(index) else { return nil }
      return objects[index]
    default:
      return nil
    }
  }
}
