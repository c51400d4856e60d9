import ExternalInput

/// An expectation that was not met.
///
/// ```swift
/// import PurchaseFlow
///
/// func lines(about failures: [ScenarioFailure]) -> [String] {
///   failures.map { "\($0.file):\($0.line): \($0.key) is \($0.found), not \($0.expected)" }
/// }
/// ```
public struct ScenarioFailure: Hashable, Sendable {
  /// The step's number, counted from 1.
  public let step: Int
  /// The file's path as it was given.
  public let file: String
  /// The line of the unmet expectation, from 1.
  public let line: Int
  /// The column of the unmet expectation, from 1.
  public let column: Int
  /// The key of the expectation, with the first inner key that differs (`lastTransaction.price`).
  public let key: String
  /// The expected value in the form of scenarios.
  public let expected: String
  /// The actual value in the form of scenarios.
  public let found: String

  init(step: Scenario.Step, _ expectation: Expectation, found: CheckedValue) {
    self.step = step.number
    var (key, place) = (expectation.key.rawValue, expectation.place)
    var (expected, actual) = (expectation.value, found)
    if let part = Self.firstDifference(expectation.value, found) {
      key += ".\(part.key)"
      place = expectation.parts[part.key] ?? place
      (expected, actual) = (part.value, found[part.key] ?? .absent)
    }
    file = place.file
    line = place.line
    column = place.column
    self.key = key
    self.expected = expected.description
    self.found = actual.description
  }

  private static func firstDifference(
    _ expected: CheckedValue,
    _ found: CheckedValue
  ) -> CheckedValue.Entry? {
    guard case .object(let entries) = expected, case .object = found else { return nil }
    return entries.first { !(found[$0.key]?.satisfies($0.value) ?? false) }
  }
}

extension ScenarioFailure: CustomStringConvertible {
  /// The place, the key, the expected and the actual value in one line.
  public var description: String {
    PrintableText.escaped("\(file):\(line):\(column): \(key): expected \(expected), found \(found)")
  }
}
