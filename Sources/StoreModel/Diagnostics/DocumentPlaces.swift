/// Finds where the values of a document stand.
struct DocumentPlaces {
  private let root: JSONNode
  private let source: ConfigurationSource

  /// The file; of a package directory, the one inside.
  var path: String { source.path }

  /// Reads a file or package directory.
  init(path: String) throws(ConfigurationError) {
    let file = try ConfigurationFile(path: path)
    source = try ConfigurationSource(bytes: file.bytes, path: file.path)
    root = JSONNode(value: .object(try source.parse()), offset: source.start)
  }

  /// The place of a key path; of one that the file lacks, that of what would hold it.
  func position(of keyPath: String) -> SourcePosition {
    var node = root
    for step in Self.steps(of: keyPath) {
      guard let next = Self.follow(step, in: node) else { break }
      node = next
    }
    var locator = LineLocator(source.bytes, from: source.start)
    return locator.position(at: node.offset)
  }

  /// A diagnostic with the place of its key path, where it has none of its own.
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

  /// Keys, and places in lists counted among the objects of the list, as the reader does.
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
