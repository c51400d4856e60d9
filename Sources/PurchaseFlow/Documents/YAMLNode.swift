import Foundation
import StoreModel
import Yams

/// A value of a file in YAML, with its place.
package struct YAMLNode {
  let node: Node
  let file: String
  package let keyPath: String
  /// Where the key of the value stands, for a value without a place of its own.
  let mark: Mark?

  init(_ node: Node, file: String, keyPath: String = "", mark: Mark? = nil) {
    self.node = node
    self.file = file
    self.keyPath = keyPath
    self.mark = node.mark ?? mark
  }

  /// The line of the value.
  var line: Int { mark?.line ?? 1 }

  /// The error of this value.
  package func error(_ message: String) -> YAMLFileError {
    YAMLFileError(
      file: file,
      line: mark?.line,
      column: mark?.column,
      keyPath: keyPath,
      message: message
    )
  }

  /// Whether the value is there but says nothing.
  package var isNull: Bool {
    guard case .scalar = node else { return false }
    return node.tag == Tag(.null)
  }

  // MARK: Structure

  /// The entries of a mapping, in the file's order.
  package func entries() throws(YAMLFileError) -> [(key: String, value: YAMLNode)] {
    guard case .mapping(let mapping) = node else {
      throw error("This must be a mapping of keys to values. Write key: value.")
    }
    var entries: [(key: String, value: YAMLNode)] = []
    for (key, value) in mapping {
      guard let name = key.scalar?.string else {
        throw YAMLNode(key, file: file, keyPath: keyPath, mark: mark)
          .error("A key must be a word.")
      }
      let path = keyPath.isEmpty ? name : "\(keyPath).\(name)"
      let place = YAMLNode(value, file: file, keyPath: path, mark: key.mark)
      entries.append((name, place))
    }
    return entries
  }

  /// The entries of a mapping that may hold certain keys only.
  package func entries(among keys: [String]) throws(YAMLFileError) -> [String: YAMLNode] {
    var found: [String: YAMLNode] = [:]
    for (key, value) in try entries() {
      guard keys.contains(key) else { throw unknownKey(key, value, keys) }
      found[key] = value
    }
    return found
  }

  /// The error of a key that is not known, at the key.
  package func unknownKey(_ key: String, _ value: YAMLNode, _ keys: [String]) -> YAMLFileError {
    let mark = node.mapping?.first { $0.key.scalar?.string == key }?.key.mark ?? value.mark
    return YAMLFileError(
      file: file,
      line: mark?.line,
      column: mark?.column,
      keyPath: value.keyPath,
      message: "There is no key \"\(key)\" here. Keys: \(keys.joined(separator: ", "))."
    )
  }

  /// The values of a list.
  package func items() throws(YAMLFileError) -> [YAMLNode] {
    guard case .sequence(let sequence) = node else {
      throw error("This must be a list. Write [a, b].")
    }
    return sequence.enumerated().map { index, item in
      YAMLNode(item, file: file, keyPath: "\(keyPath)[\(index)]", mark: mark)
    }
  }

  /// Whether it is a list.
  package var isList: Bool { node.sequence != nil }

  /// Whether it holds keys and values.
  package var isMapping: Bool { node.mapping != nil }
}

extension YAMLNode {
  // MARK: Scalars

  /// A word, as it is written; a mapping, a list and nothing are errors.
  package func word() throws(YAMLFileError) -> String {
    guard case .scalar(let scalar) = node, !isNull else {
      throw error("This must be a word.")
    }
    return scalar.string
  }

  /// One of certain words.
  package func word(among words: [String]) throws(YAMLFileError) -> String {
    guard let word = try? word(), words.contains(word) else {
      throw error("This must be one of: \(words.joined(separator: ", ")).")
    }
    return word
  }

  /// A text that YAML does not take for a number or a switch.
  func text() throws(YAMLFileError) -> String {
    guard case .scalar(let scalar) = node, node.tag == Tag(.str) else {
      throw error("This must be text. Put it in quotation marks.")
    }
    return scalar.string
  }

  /// True or false.
  package func bool() throws(YAMLFileError) -> Bool {
    guard node.tag == Tag(.bool), let value = node.bool else {
      throw error("This must be true or false.")
    }
    return value
  }

  func int() throws(YAMLFileError) -> Int {
    guard node.tag == Tag(.int), let value = node.scalar.flatMap({ Int($0.string) }) else {
      throw error("This must be a whole number.")
    }
    return value
  }

  /// A transaction's identifier, or another number that is not negative.
  func identifier() throws(YAMLFileError) -> UInt64 {
    guard let value = UInt64(exactly: try int()) else {
      throw error("This must be a whole number, 0 or more.")
    }
    return value
  }

  /// `true`, as the actions have it that have nothing to say.
  func isTrue() throws(YAMLFileError) {
    guard try bool() else { throw error("This must be true. Leave the step out otherwise.") }
  }

  func instant() throws(YAMLFileError) -> Instant {
    guard case .scalar(let scalar) = node, let instant = Instant(iso8601: scalar.string) else {
      throw error("This must be a moment such as 2026-01-15T10:00:00Z.")
    }
    return instant
  }

  /// An ISO 8601 duration.
  func duration() throws(YAMLFileError) -> CalendarSpan {
    guard case .scalar(let scalar) = node, scalar.string.hasPrefix("P"),
      case .by(let span)? = try? ClockMove(parsing: scalar.string)
    else { throw error("This must be an ISO 8601 duration such as P1M, P3D or PT2H.") }
    return span
  }

  /// An amount of money, as text.
  func decimal() throws(YAMLFileError) -> Decimal {
    let text = try text()
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain =
      (1...2).contains(digits.count) && text.utf8.count <= 30
      && digits.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
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
