import Yams

/// A value of a document in YAML, aliases resolved.
struct YAMLValue: Sendable {
  /// What it holds.
  enum Content: Sendable {
    /// A text and its tag; the tag of a plain text without one is resolved by ``YAMLValue/tag``.
    case scalar(String, tag: String?)
    case sequence([YAMLValue])
    /// Keys are words, each once.
    case mapping([Entry])
  }

  /// A key with its place, and its value.
  struct Entry: Sendable {
    let key: String
    let place: YAMLPlace
    let value: YAMLValue
  }

  let content: Content
  let place: YAMLPlace

  /// The text of a scalar; `nil` where it is none.
  var text: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The most bytes of a text that is a number, a moment or a switch: 200. Yams compares texts
  /// with a dozen of patterns, which takes seconds for a megabyte.
  static let longestNumber = 200

  /// The kind of a scalar: what is written as its tag, else what YAML 1.1 makes of the text.
  var tag: Tag.Name? {
    guard case .scalar(let text, let tag) = content else { return nil }
    if let tag { return Tag.Name(rawValue: tag) }
    return text.utf8.count > Self.longestNumber ? .str : Node(text).tag.name
  }

  /// Whether a scalar says true or false; `nil` where it says neither.
  var truth: Bool? { tag == .bool ? text.flatMap { Node($0).bool } : nil }
}

extension Tag {
  /// The name of the tag, which the tag itself keeps to its module.
  fileprivate var name: Tag.Name { Name(rawValue: rawValue) }
}
