import Foundation

/// The condition of an `#if`, evaluated for a preview's build: on Linux, in Swift 5 mode, with
/// `DEBUG` set.
struct BuildCondition {
  /// The value; `nil` if only the compiler can evaluate the condition.
  let value: Bool?

  /// Evaluates a condition.
  init(_ text: String) {
    var reader = Reader(words: Self.words(of: text))
    let value = reader.alternatives()
    self.value = reader.isAtEnd ? value : nil
  }

  private static func words(of text: String) -> [String] {
    text.matches(of: /[A-Za-z_0-9.]+|&&|\|\||>=|\S/).map { String($0.output) }
  }

  /// The modules of the toolchain and of storeterm that a preview can import.
  private static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "Dispatch", "Glibc", "Synchronization",
    "RegexBuilder", "SwiftUI", "UIKit", "StoreKit", "Combine", "OSLog", "os", "os.log", "os.lock",
  ]

  /// Parses a condition with Swift's operator precedence.
  private struct Reader {
    let words: [String]
    var index = 0
    private var depth = 0

    init(words: [String]) { self.words = words }

    /// The maximum depth of nested brackets and negations; this project's choice. Each level takes
    /// stack memory. Only the compiler evaluates conditions that are nested deeper.
    private static let mostNested = 100

    var isAtEnd: Bool { index == words.count }

    mutating func take(_ word: String) -> Bool {
      guard index < words.count, words[index] == word else { return false }
      index += 1
      return true
    }

    mutating func alternatives() -> Bool? {
      var value = terms()
      while take("||") {
        let other = terms()
        value = value == true || other == true ? true : value == nil || other == nil ? nil : false
      }
      return value
    }

    mutating func terms() -> Bool? {
      var value = factor()
      while take("&&") {
        let other = factor()
        value = value == false || other == false ? false : value == nil || other == nil ? nil : true
      }
      return value
    }

    mutating func factor() -> Bool? {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.mostNested else { return nil }
      if take("!") { return factor().map { !$0 } }
      if take("(") {
        let value = alternatives()
        return take(")") ? value : nil
      }
      guard index < words.count else { return nil }
      let name = words[index]
      index += 1
      guard take("(") else { return name == "DEBUG" || name == "true" }
      let start = index
      while index < words.count, words[index] != ")" { index += 1 }
      let argument = words[start..<index].joined()
      return take(")") ? BuildCondition.isTrue(name, argument) : nil
    }
  }

  private static func isTrue(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": return argument == "Linux"
    case "arch": return argument == architecture
    case "targetEnvironment": return false
    case "canImport": return modules.contains(argument)
    // The version that Swift 5 mode reports.
    case "swift": return isMet(argument, by: [5, 10])
    default: return nil
    }
  }

  /// Returns whether a version meets a requirement such as `>=5.9` or `<6`.
  private static func isMet(_ requirement: String, by version: [Int]) -> Bool? {
    let isLeast = requirement.hasPrefix(">=")
    guard isLeast || requirement.hasPrefix("<") else { return nil }
    let parts = requirement.drop { ">=<".contains($0) }.split(separator: ".").map { Int($0) }
    let numbers = parts.compactMap(\.self)
    guard !numbers.isEmpty, numbers.count == parts.count else { return nil }
    return version.lexicographicallyPrecedes(numbers) != isLeast
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    ""
    #endif
  }
}
