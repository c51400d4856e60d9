import ExternalInput
import Foundation
import StoreModel

/// A value of a YAML file, with its place.
package struct YAMLNode {
  let value: YAMLValue
  let file: String
  package let keyPath: String

  init(_ value: YAMLValue, file: String, keyPath: String = "") {
    self.value = value
    self.file = file
    self.keyPath = keyPath
  }

  /// The line of the value, counted from 1.
  var line: Int { value.place.line }

  /// Returns an error at the place of the value.
  package func error(_ message: String) -> YAMLFileError {
    YAMLFileError(
      file: file,
      line: value.place.line,
      column: value.place.column,
      keyPath: keyPath,
      message: message
    )
  }

  /// Whether the file has no value here: nothing, `~` or `null`.
  package var isNull: Bool {
    value.tag == .null
  }

  // MARK: Structure

  /// Returns the entries of a mapping in the order of the file.
  package func entries() throws(YAMLFileError) -> [(key: String, value: YAMLNode)] {
    guard case .mapping(let entries) = value.content else {
      throw error("This must be a mapping of keys to values. Write key: value.")
    }
    return entries.map { entry in
      let path = keyPath.isEmpty ? entry.key : "\(keyPath).\(entry.key)"
      return (entry.key, YAMLNode(entry.value, file: file, keyPath: path))
    }
  }

  /// Returns the entries of a mapping by key. Throws for a key that is not in `keys`.
  package func entries(among keys: [String]) throws(YAMLFileError) -> [String: YAMLNode] {
    var found: [String: YAMLNode] = [:]
    for (key, value) in try entries() {
      guard keys.contains(key) else { throw unknownKey(key, value, keys) }
      found[key] = value
    }
    return found
  }

  /// Returns the error of an unknown key, at the place of the key.
  package func unknownKey(_ key: String, _ value: YAMLNode, _ keys: [String]) -> YAMLFileError {
    keyError(
      key,
      value,
      "Unknown key \(PrintableText.quotedName(key)). Keys: \(keys.joined(separator: ", "))."
    )
  }

  /// Returns an error about a key, at the place of the key.
  package func keyError(_ key: String, _ value: YAMLNode, _ message: String) -> YAMLFileError {
    var place = value.value.place
    if case .mapping(let entries) = self.value.content {
      place = entries.first { $0.key == key }?.place ?? place
    }
    return YAMLFileError(
      file: file,
      line: place.line,
      column: place.column,
      keyPath: value.keyPath,
      message: message
    )
  }

  /// Returns the values of a YAML sequence.
  package func items() throws(YAMLFileError) -> [YAMLNode] {
    guard case .sequence(let items) = value.content else {
      throw error("This must be a list. Write [a, b].")
    }
    return items.enumerated().map { index, item in
      YAMLNode(item, file: file, keyPath: "\(keyPath)[\(index)]")
    }
  }

  /// Whether the node is a YAML sequence.
  package var isList: Bool {
    if case .sequence = value.content { true } else { false }
  }

  /// Whether the node is a YAML mapping.
  package var isMapping: Bool {
    if case .mapping = value.content { true } else { false }
  }
}

extension YAMLNode {
  // MARK: Scalars

  /// Returns the text of a scalar as written. Throws for a mapping, a sequence and null.
  package func word() throws(YAMLFileError) -> String {
    guard let text = value.text, !isNull else { throw error("This must be a word.") }
    return text
  }

  /// Returns the text of a scalar that must be one of `words`.
  package func word(among words: [String]) throws(YAMLFileError) -> String {
    guard let word = try? word(), words.contains(word) else {
      throw error("This must be one of: \(words.joined(separator: ", ")).")
    }
    return word
  }

  /// Returns the text of a string. Throws for a scalar that YAML reads as a number, boolean or
  /// another type.
  func text() throws(YAMLFileError) -> String {
    guard let text = value.text, value.tag == .str else {
      throw error("This must be text. Put it in quotation marks.")
    }
    return text
  }

  /// Returns the value of a boolean.
  package func bool() throws(YAMLFileError) -> Bool {
    guard let truth = value.truth else { throw error("This must be true or false.") }
    return truth
  }

  func int() throws(YAMLFileError) -> Int {
    guard value.tag == .int, let number = value.text.flatMap({ Int($0) }) else {
      throw error("This must be a whole number.")
    }
    return number
  }

  /// Returns a whole number that is not negative, such as a transaction identifier.
  func identifier() throws(YAMLFileError) -> UInt64 {
    guard let value = UInt64(exactly: try int()) else {
      throw error("This must be a whole number, 0 or more.")
    }
    return value
  }

  /// Checks that the value is `true`, as actions without parameters require.
  func isTrue() throws(YAMLFileError) {
    guard try bool() else { throw error("This must be true. Leave the step out otherwise.") }
  }

  /// Returns a moment. For a day, returns the start of the day in the given zone.
  func instant(in zone: CalendarZone) throws(YAMLFileError) -> Instant {
    guard let text = value.text else {
      throw error("This must be a date. Write 2026-01-01 or 2026-01-01T10:00:00Z.")
    }
    do throws(TimestampError) {
      return try TimestampParser.instant(text, in: zone)
    } catch {
      throw self.error(error.description)
    }
  }

  /// Returns an ISO 8601 duration.
  func duration() throws(YAMLFileError) -> CalendarSpan {
    do {
      let text = value.text ?? ""
      // The start of a longer text is enough for the error. Parsing a megabyte takes seconds in
      // debug builds.
      let start = String(decoding: text.utf8.prefix(YAMLValue.longestNumber), as: UTF8.self)
      if text.hasPrefix("P"), case .by(let span) = try ClockMove(parsing: start),
        start.utf8.count == text.utf8.count
      {
        return span
      }
    } catch .tooLong {
      throw error(ClockMoveError.tooLong.description)
    } catch {}
    throw error("This must be an ISO 8601 duration such as P1M, P3D or PT2H.")
  }

  /// Returns an amount of money that is written as text in the file.
  func decimal() throws(YAMLFileError) -> Decimal {
    let text = try text()
    // Without the prefix, splitting a megabyte takes seconds in debug builds.
    let digits = text.utf8.prefix(31).split(separator: 0x2E, omittingEmptySubsequences: false)
    let isPlain =
      (1...2).contains(digits.count) && text.utf8.count <= 30
      && digits.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
    guard isPlain, let value = Decimal(string: text, locale: nil) else {
      throw error("This must be an amount as text, such as \"4.99\".")
    }
    return value
  }

  func uuid() throws(YAMLFileError) -> UUID {
    guard let uuid = UUID(uuidString: try word()) else {
      throw error("This must be a UUID such as 01234567-89ab-cdef-0123-456789abcdef.")
    }
    return uuid
  }
}
