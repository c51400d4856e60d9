import Foundation
import StoreModel
import Yams

/// A value of a scenario file, with its place.
struct ScenarioNode {
  let node: Node
  let file: String
  let keyPath: String
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

  func error(_ message: String) -> ScenarioError {
    ScenarioError(
      file: file,
      line: mark?.line,
      column: mark?.column,
      keyPath: keyPath,
      message: message
    )
  }

  /// Whether the value is there but says nothing.
  var isNull: Bool {
    guard case .scalar = node else { return false }
    return node.tag == Tag(.null)
  }

  // MARK: Structure

  /// The entries of a mapping, in the file's order.
  func entries() throws(ScenarioError) -> [(key: String, value: ScenarioNode)] {
    guard case .mapping(let mapping) = node else {
      throw error("This must be a mapping of keys to values. Write key: value.")
    }
    var entries: [(key: String, value: ScenarioNode)] = []
    for (key, value) in mapping {
      guard let name = key.scalar?.string else {
        throw ScenarioNode(key, file: file, keyPath: keyPath, mark: mark)
          .error("A key must be a word.")
      }
      let path = keyPath.isEmpty ? name : "\(keyPath).\(name)"
      let place = ScenarioNode(value, file: file, keyPath: path, mark: key.mark)
      entries.append((name, place))
    }
    return entries
  }

  /// The entries of a mapping that may hold certain keys only.
  func entries(among keys: [String]) throws(ScenarioError) -> [String: ScenarioNode] {
    var found: [String: ScenarioNode] = [:]
    for (key, value) in try entries() {
      guard keys.contains(key) else { throw unknownKey(key, value, keys) }
      found[key] = value
    }
    return found
  }

  /// The error of a key that is not known, at the key.
  func unknownKey(_ key: String, _ value: ScenarioNode, _ keys: [String]) -> ScenarioError {
    let mark = node.mapping?.first { $0.key.scalar?.string == key }?.key.mark ?? value.mark
    return ScenarioError(
      file: file,
      line: mark?.line,
      column: mark?.column,
      keyPath: value.keyPath,
      message: "There is no key \"\(key)\" here. Keys: \(keys.joined(separator: ", "))."
    )
  }

  /// The values of a list.
  func items() throws(ScenarioError) -> [ScenarioNode] {
    guard case .sequence(let sequence) = node else {
      throw error("This must be a list. Write [a, b].")
    }
    return sequence.enumerated().map { index, item in
      ScenarioNode(item, file: file, keyPath: "\(keyPath)[\(index)]", mark: mark)
    }
  }

  var isMapping: Bool { node.mapping != nil }
}

extension ScenarioNode {
  // MARK: Scalars

  /// A word, as it is written; a mapping, a list and nothing are errors.
  func word() throws(ScenarioError) -> String {
    guard case .scalar(let scalar) = node, !isNull else {
      throw error("This must be a word.")
    }
    return scalar.string
  }

  /// One of certain words.
  func word(among words: [String]) throws(ScenarioError) -> String {
    guard let word = try? word(), words.contains(word) else {
      throw error("This must be one of: \(words.joined(separator: ", ")).")
    }
    return word
  }

  /// A text that YAML does not take for a number or a switch.
  func text() throws(ScenarioError) -> String {
    guard case .scalar(let scalar) = node, node.tag == Tag(.str) else {
      throw error("This must be text. Put it in quotation marks.")
    }
    return scalar.string
  }

  func bool() throws(ScenarioError) -> Bool {
    guard node.tag == Tag(.bool), let value = node.bool else {
      throw error("This must be true or false.")
    }
    return value
  }

  func int() throws(ScenarioError) -> Int {
    guard node.tag == Tag(.int), let value = node.scalar.flatMap({ Int($0.string) }) else {
      throw error("This must be a whole number.")
    }
    return value
  }

  /// A transaction's identifier, or another number that is not negative.
  func identifier() throws(ScenarioError) -> UInt64 {
    guard let value = UInt64(exactly: try int()) else {
      throw error("This must be a whole number, 0 or more.")
    }
    return value
  }

  /// `true`, as the actions have it that have nothing to say.
  func isTrue() throws(ScenarioError) {
    guard try bool() else { throw error("This must be true. Leave the step out otherwise.") }
  }

  func instant() throws(ScenarioError) -> Instant {
    guard case .scalar(let scalar) = node, let instant = Instant(iso8601: scalar.string) else {
      throw error("This must be a moment such as 2026-01-15T10:00:00Z.")
    }
    return instant
  }

  /// An ISO 8601 duration.
  func duration() throws(ScenarioError) -> CalendarSpan {
    guard case .scalar(let scalar) = node, scalar.string.hasPrefix("P"),
      case .by(let span)? = try? ClockMove(parsing: scalar.string)
    else { throw error("This must be an ISO 8601 duration such as P1M, P3D or PT2H.") }
    return span
  }

  /// An amount of money, as text.
  func decimal() throws(ScenarioError) -> Decimal {
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

  func uuid() throws(ScenarioError) -> UUID {
    guard let uuid = UUID(uuidString: try word()) else {
      throw error("This must be a UUID such as 01234567-89ab-cdef-0123-456789abcdef.")
    }
    return uuid
  }
}
