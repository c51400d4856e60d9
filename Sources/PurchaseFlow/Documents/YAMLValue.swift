import Yams

/// A value of a YAML document with resolved aliases.
struct YAMLValue: Sendable {
  /// A text, a list or a mapping.
  enum Content: Sendable {
    /// A text with its tag. For a plain text without a tag, ``YAMLValue/tag`` determines one.
    case scalar(String, tag: String?)
    case sequence([YAMLValue])
    /// Keys with values; each key is a scalar and occurs once.
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

  /// The text of a scalar; `nil` for other values.
  var text: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The maximum length of a number, moment or boolean in bytes: 200. Yams matches texts against a
  /// dozen patterns, which takes seconds for a megabyte.
  static let longestNumber = 200

  /// The tag of a scalar: the written tag, else the tag that YAML 1.1 derives from the text. `nil`
  /// for other values.
  var tag: Tag.Name? {
    guard case .scalar(let text, let tag) = content else { return nil }
    if let tag { return Tag.Name(rawValue: tag) }
    return text.utf8.count > Self.longestNumber ? .str : Node(text).tag.name
  }

  /// The value of a boolean scalar; `nil` for other values.
  var truth: Bool? { tag == .bool ? text.flatMap { Node($0).bool } : nil }
}

extension Tag {
  /// The name of the tag. Yams has such a property, but it is not public.
  fileprivate var name: Tag.Name { Name(rawValue: rawValue) }
}
