import Foundation

/// The package's targets and their dependencies, parsed from `Package.swift`. Running `swift
/// package` would wait for a running build.
struct PackageManifest {
  /// The dependencies of each target on every platform.
  private(set) var dependencies: [String: Set<String>] = [:]
  /// The additional dependencies of each target on Linux.
  private(set) var dependenciesOnLinux: [String: Set<String>] = [:]

  init(_ text: String) {
    let parts = text.split(separator: "#if os(Linux)\n", maxSplits: 1)
    for declaration in Self.declarations(in: text) { add(declaration) }
    guard parts.count == 2 else { return }
    for line in parts[1].split(separator: "\n") {
      guard let label = line.firstRange(of: "case \""), line.contains("target.dependencies") else {
        continue
      }
      let names = Self.texts(in: line[label.lowerBound...])
      guard let target = names.first else { continue }
      dependenciesOnLinux[target, default: []].formUnion(names.dropFirst())
    }
  }

  /// The declarations of targets other than tests, without parentheses.
  private static func declarations(in text: String) -> [Substring] {
    [".target(", ".executableTarget(", ".macro(", ".systemLibrary("].flatMap { keyword in
      text.ranges(of: keyword).map { balanced(text[$0.upperBound...], "(", ")") }
    }
  }

  /// A text up to the bracket that closes its opening bracket.
  private static func balanced(
    _ text: Substring,
    _ open: Character,
    _ close: Character
  ) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == open { depth += 1 }
      if character == close { depth -= 1 }
      return depth > 0
    }
  }

  /// The texts in quotes.
  private static func texts(in text: Substring) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }

  /// Adds a target in `Sources`. Only other targets name their folder.
  private mutating func add(_ declaration: Substring) {
    guard let name = Self.texts(in: declaration).first, !declaration.contains("path: \"") else {
      return
    }
    dependencies[name] = []
    guard let label = declaration.firstRange(of: "dependencies: [") else { return }
    let list = Self.balanced(declaration[label.upperBound...], "[", "]")
    // The package of a product is not a dependency's name.
    let names = list.split(separator: ",").filter { !$0.contains("package: \"") }
      .flatMap { Self.texts(in: $0) }
    dependencies[name] = Set(names)
  }
}
