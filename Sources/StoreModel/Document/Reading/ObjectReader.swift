/// Reads the members of a JSON object and logs invalid members.
///
/// This type does not log a missing or `null` member. A member of the wrong type causes a warning
/// and counts as missing.
struct ObjectReader {
  let object: JSONObject
  let path: DocumentPath
  /// The start of the object, in bytes from the start of the file.
  let offset: Int
  let log: DiagnosticLog
  let seen: SeenIdentifiers

  /// Returns the value of a key; `nil` if it is missing or `null`.
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

  /// Warns that a value has the wrong type.
  func warnExpected(_ expected: String, about key: String, outcome: String = "ignored") {
    guard let value = object[key]?.value else { return }
    warn("expected \(expected), found \(value.kindInWords); \(outcome)", about: key)
  }

  /// Returns the string under a key; `nil` if it is missing or has the wrong type.
  func string(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    if case .string(let text) = value { return text }
    warnExpected("a string", about: key)
    return nil
  }

  /// Returns the string under a key; `nil` if it is missing, empty or has the wrong type.
  func filledString(_ key: String) -> String? {
    string(key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the Boolean value of a key; the default if it is missing or has the wrong type.
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

  /// Returns the list under a key; empty if it is missing or has the wrong type.
  func list(_ key: String) -> [JSONNode] {
    guard let value = value(key) else { return [] }
    if case .array(let nodes) = value { return nodes }
    warnExpected("an array", about: key)
    return []
  }

  /// Returns readers for the objects in the list under a key. Skips other elements.
  func readers(_ key: String) -> [ObjectReader] { readers(list(key), of: key) }

  /// Returns readers for the objects among the elements of the list under a key. Skips other
  /// elements, and warns about them.
  ///
  /// - Parameter isReported: Whether there already is a finding about an element.
  func readers(
    _ nodes: [JSONNode],
    of key: String,
    except isReported: (JSONValue) -> Bool = { _ in false }
  ) -> [ObjectReader] {
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
      if isReported(node.value) { return nil }
      let message = "expected an object, found \(node.value.kindInWords); skipped"
      log.add(.warning, message, at: place, offset: node.offset)
      return nil
    }
  }
}
