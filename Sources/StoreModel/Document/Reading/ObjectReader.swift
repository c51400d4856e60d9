/// Reads the members of one JSON object, and logs what is not valid.
///
/// A member that is absent or `null` is never a finding here; one of the wrong kind is a
/// warning, and reads as absent.
struct ObjectReader {
  let object: JSONObject
  let path: DocumentPath
  /// Where the object starts, in bytes from the start of the file.
  let offset: Int
  let log: DiagnosticLog
  let seen: SeenIdentifiers

  /// The value of a key; `nil` when it is absent or `null`.
  func value(_ key: String) -> JSONValue? {
    guard let value = object[key]?.value else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// Warns about the value of a key, or about its absence.
  func warn(_ message: String, about key: String) {
    report(.warning, message, about: key)
  }

  /// Reports a finding about the value of a key, or about its absence.
  func report(_ severity: Diagnostic.Severity, _ message: String, about key: String) {
    let place = object[key]?.offset ?? offset
    log.add(severity, message, at: path.appending(key), offset: place)
  }

  /// Warns that a value is of the wrong kind.
  func warnExpected(_ expected: String, about key: String, outcome: String = "ignored") {
    guard let value = object[key]?.value else { return }
    warn("expected \(expected), found \(value.kindInWords); \(outcome)", about: key)
  }

  /// The text of a key.
  func string(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    if case .string(let text) = value { return text }
    warnExpected("a string", about: key)
    return nil
  }

  /// The text of a key; `nil` when it is empty.
  func filledString(_ key: String) -> String? {
    string(key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The truth value of a key.
  func bool(_ key: String, default fallback: Bool = false) -> Bool {
    guard let value = value(key) else { return fallback }
    if case .bool(let truth) = value { return truth }
    warnExpected("true or false", about: key, outcome: "\(fallback) is assumed")
    return fallback
  }

  /// Returns a reader for the object under a key; `nil` if the key is missing or has another value.
  func reader(_ key: String) -> ObjectReader? {
    guard let value = value(key) else { return nil }
    guard case .object(let inner) = value else {
      warnExpected("an object", about: key)
      return nil
    }
    return ObjectReader(
      object: inner,
      path: path.appending(key),
      offset: object[key]?.offset ?? offset,
      log: log,
      seen: seen
    )
  }

  /// The list of a key; empty when it is absent.
  func list(_ key: String) -> [JSONNode] {
    guard let value = value(key) else { return [] }
    if case .array(let nodes) = value { return nodes }
    warnExpected("an array", about: key)
    return []
  }

  /// The objects in the list of a key; other elements are skipped.
  func readers(_ key: String) -> [ObjectReader] {
    let nodes = list(key)
    if nodes.isEmpty { return [] }
    let listPath = path.appending(key)
    return nodes.enumerated().compactMap { index, node in
      let place = DocumentPath.index(index, listPath)
      if case .object(let inner) = node.value {
        return ObjectReader(
          object: inner,
          path: place,
          offset: node.offset,
          log: log,
          seen: seen
        )
      }
      let message = "expected an object, found \(node.value.kindInWords); skipped"
      log.add(.warning, message, at: place, offset: node.offset)
      return nil
    }
  }
}
