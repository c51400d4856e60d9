import ExternalInput

/// An expectation that was not met.
public struct ScenarioFailure: Hashable, Sendable {
  /// The step's number, counted from 1.
  public let step: Int
  /// The file's path as it was given.
  public let file: String
  /// The line of what differs, counted from 1.
  public let line: Int
  /// The column of what differs, counted from 1.
  public let column: Int
  /// Which key it is, with the key inside it where one differs (`lastTransaction.price`).
  public let key: String
  /// What was expected, as a scenario writes it.
  public let expected: String
  /// What was found, as a scenario writes it.
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
  /// Place, key, and what was expected and found, in one line.
  public var description: String {
    PrintableText.escaped("\(file):\(line):\(column): \(key): expected \(expected), found \(found)")
  }
}
