import ExternalInput
import TestSupport

@testable import StoreModel

/// A JSON value that can be changed and written again.
indirect enum JSONTree {
  case scalar(String)
  case array([JSONTree])
  case object([(key: String, value: JSONTree)])

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .scalar("null")
    case .bool(let truth): self = .scalar("\(truth)")
    case .number(let text): self = .scalar(text)
    case .string(let text): self = .scalar(JSONText.string(text))
    case .withheld: self = .scalar("\"MIGSAMPLE0SECRET0NOT0A0REAL0KEY\"")
    case .array(let nodes): self = .array(nodes.map(JSONTree.init))
    case .object(let object):
      self = .object(object.members.map { (key: $0.key, value: JSONTree($0.node)) })
    }
  }

  var text: String {
    switch self {
    case .scalar(let text): text
    case .array(let values): "[" + values.map(\.text).joined(separator: ",\n") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.string($0.key) + " : " + $0.value.text }.joined(separator: ",\n")
        + "}"
    }
  }
}

/// Random damage to files.
enum Damage {
  /// Flips, cuts, repeats or inserts bytes.
  static func bytes(_ sample: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var bytes = sample
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
    case 1:
      let range = range(in: bytes, using: &random)
      bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    case 2:
      bytes.removeSubrange(range(in: bytes, using: &random))
    case 3:
      let odd: [UInt8] = [0, 0x1B, 0x22, 0x5C, 0x5B, 0x7B, 0x2C, 0xFF, 0xC3, 0xED, 0x0D]
      let place = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(odd.randomElement(using: &random) ?? 0, at: place)
    default:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return bytes
  }

  private static func range(
    in bytes: [UInt8],
    using random: inout SeededRandom
  ) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &random)
    return start..<Int.random(in: start...min(start + 200, bytes.count), using: &random)
  }

  /// Drops, repeats, swaps or replaces values.
  static func tree(_ sample: JSONTree, using random: inout SeededRandom) -> [UInt8] {
    var tree = sample
    for _ in 0..<Int.random(in: 1...4, using: &random) { tree = changed(tree, using: &random) }
    return Array(tree.text.utf8)
  }

  private static func changed(
    _ tree: JSONTree,
    using random: inout SeededRandom
  ) -> JSONTree {
    switch tree {
    case .scalar:
      return odd(using: &random)
    case .array(var values):
      guard let index = values.indices.randomElement(using: &random) else {
        return odd(using: &random)
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: values.remove(at: index)
      case 1: values += values
      case 2: return odd(using: &random)
      default: values[index] = changed(values[index], using: &random)
      }
      return .array(values)
    case .object(var members):
      guard let index = members.indices.randomElement(using: &random) else {
        return odd(using: &random)
      }
      let other = members.indices.randomElement(using: &random) ?? index
      switch Int.random(in: 0..<10, using: &random) {
      case 0: members.remove(at: index)
      case 1: members.append(members[index])
      case 2:
        (members[index].value, members[other].value) = (members[other].value, members[index].value)
      case 3: members[index].value = odd(using: &random)
      default: members[index].value = changed(members[index].value, using: &random)
      }
      return .object(members)
    }
  }

  private static func odd(using random: inout SeededRandom) -> JSONTree {
    let depth = Int.random(in: 1...600, using: &random)
    let texts = [
      "null", "true", "0", "-1", "1e400", "123456789012345678901234567890", "0.1", "[]", "{}",
      "[[]]", "[{}]", "{\"a\":1}", "\"\"", "\"P1Y2M\"", "\"1,99\"", "\"\\u001b[2J\"", "\"\\uD800\"",
      "\"\u{202E}\u{200B}e\u{301}\"", "\"none\"", "\"MONTHLY\"", "[1,\"a\",null]",
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
    ]
    return .scalar(texts.randomElement(using: &random) ?? "null")
  }
}
