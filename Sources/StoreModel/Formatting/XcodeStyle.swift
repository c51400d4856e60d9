/// Writes JSON in Xcode's format: two spaces per level, sorted keys, ` : ` between key and value,
/// and each entry on its own line. An empty array or object contains an empty line. The text ends
/// with a newline.
struct XcodeStyle {
  private var bytes: [UInt8] = []

  /// Returns the bytes of a tree in Xcode's style, with a final newline.
  static func text(of tree: LosslessJSON) -> [UInt8] {
    var style = XcodeStyle()
    style.write(tree, depth: 0)
    style.bytes.append(0x0A)
    return style.bytes
  }

  private mutating func write(_ node: LosslessJSON, depth: Int) {
    switch node {
    case .scalar(let token): bytes += token
    case .string(let token): bytes += JSONSpelling.plain(token)
    case .array(let values):
      writeList(values, "[", "]", depth) { style, value in
        style.write(value, depth: depth + 1)
      }
    case .object(let members):
      writeList(Self.sorted(members), "{", "}", depth) { style, member in
        style.bytes += member.key
        style.bytes += " : ".utf8
        style.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeList<Entry>(
    _ entries: [Entry],
    _ opening: String,
    _ closing: String,
    _ depth: Int,
    _ writeEntry: (inout XcodeStyle, Entry) -> Void
  ) {
    bytes += opening.utf8
    bytes.append(0x0A)
    for (index, entry) in entries.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      indent(depth + 1)
      writeEntry(&self, entry)
    }
    bytes.append(0x0A)
    indent(depth)
    bytes += closing.utf8
  }

  private mutating func indent(_ depth: Int) {
    bytes += repeatElement(0x20, count: 2 * depth)
  }

  /// Returns the members sorted by key. Members with the same key keep their order.
  private static func sorted(
    _ members: [(key: ArraySlice<UInt8>, value: LosslessJSON)]
  ) -> [(key: [UInt8], value: LosslessJSON)] {
    let spelled = members.enumerated().map { index, member in
      let key = JSONSpelling.plain(member.key)
      let order = KeyOrder(String(decoding: key, as: UTF8.self))
      return (key: key, value: member.value, order: order, index: index)
    }
    return spelled.sorted { ($0.order, $0.index) < ($1.order, $1.index) }
      .map { (key: $0.key, value: $0.value) }
  }
}

/// The order of keys in Xcode's files. Case is ignored, and digits are compared as numbers.
struct KeyOrder: Comparable {
  private let folded: String
  private let original: String

  init(_ key: String) {
    original = key
    folded = key.lowercased()
  }

  static func == (left: Self, right: Self) -> Bool { left.original == right.original }

  static func < (left: Self, right: Self) -> Bool {
    if left.folded == right.folded {
      return left.original.unicodeScalars.lexicographicallyPrecedes(right.original.unicodeScalars)
    }
    return precedes(Array(left.folded.unicodeScalars), Array(right.folded.unicodeScalars))
  }

  private static func precedes(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    var (one, two) = (0, 0)
    while one < left.count, two < right.count {
      let (mine, theirs) = (digits(left, from: one), digits(right, from: two))
      if !mine.isEmpty, !theirs.isEmpty {
        let (less, more) = (number(left[mine]), number(right[theirs]))
        if less.count != more.count { return less.count < more.count }
        if less != more { return less.lexicographicallyPrecedes(more) }
        (one, two) = (mine.upperBound, theirs.upperBound)
      } else {
        if left[one] != right[two] { return left[one] < right[two] }
        one += 1
        two += 1
      }
    }
    let (restOfLeft, restOfRight) = (left.count - one, right.count - two)
    return restOfLeft != restOfRight
      ? restOfLeft < restOfRight : left.lexicographicallyPrecedes(right)
  }

  private static func digits(_ text: [Unicode.Scalar], from start: Int) -> Range<Int> {
    var end = start
    while end < text.count, ("0"..."9").contains(text[end]) { end += 1 }
    return start..<end
  }

  private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    digits.drop { $0 == "0" }
  }
}
