import Foundation
import Testing

@testable import StoreModel

/// Files of the folder `Configs` as trees that can be changed.
enum DifferenceSample {
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
  }

  static func tree(_ name: String) throws -> JSONTree {
    let file = try ConfigurationFile(path: path(name))
    var parser = JSONParser(file.bytes)
    return JSONTree(try parser.parse())
  }

  static func configuration(_ tree: JSONTree) throws -> StoreConfiguration {
    try StoreConfiguration(bytes: Array(tree.text.utf8))
  }

  static func difference(_ old: JSONTree, _ new: JSONTree) throws -> ConfigurationDifference {
    ConfigurationDifference(from: try configuration(old), to: try configuration(new))
  }
}

extension JSONTree {
  /// Every scalar with its key path.
  var leaves: [(path: String, value: String)] { leaves(at: "") }

  private func leaves(at path: String) -> [(path: String, value: String)] {
    switch self {
    case .scalar(let text): return [(path, text)]
    case .array(let values):
      return values.enumerated().flatMap { $1.leaves(at: "\(path)[\($0)]") }
    case .object(let members):
      return members.flatMap { key, value in
        value.leaves(at: path.isEmpty ? key : "\(path).\(key)")
      }
    }
  }

  /// The tree with one scalar replaced.
  func replacing(_ target: String, with text: String, at path: String = "") -> JSONTree {
    if path == target { return .scalar(text) }
    switch self {
    case .scalar: return self
    case .array(let values):
      return .array(
        values.enumerated().map { index, value in
          value.replacing(target, with: text, at: "\(path)[\(index)]")
        }
      )
    case .object(let members):
      return .object(
        members.map { key, value in
          let place = path.isEmpty ? key : "\(path).\(key)"
          return (key: key, value: value.replacing(target, with: text, at: place))
        }
      )
    }
  }

  /// The same values with the members of every object in the opposite order.
  var turned: JSONTree {
    switch self {
    case .scalar: self
    case .array(let values): .array(values.map(\.turned))
    case .object(let members):
      .object(members.reversed().map { (key: $0.key, value: $0.value.turned) })
    }
  }
}
