import ExternalInput
import Foundation

/// An expected value after a step.
struct Expectation: Hashable, Sendable {
  let key: ExpectationKey
  let value: CheckedValue
  let place: ScenarioPlace
  /// The places of the keys in ``value``, if it is a mapping.
  let parts: [String: ScenarioPlace]
}

/// An expected or actual value.
indirect enum CheckedValue: Hashable, Sendable {
  /// No value; `null` in scenarios.
  case absent
  case bool(Bool)
  case number(UInt64)
  case text(String)
  case instant(Instant)
  case money(Decimal)
  case list([CheckedValue])
  /// Keys with values, in order. An expectation can omit keys.
  case object([Entry])

  /// A key and its value.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: CheckedValue
  }

  static func text(orAbsent text: String?) -> CheckedValue { text.map { .text($0) } ?? .absent }

  static func instant(orAbsent instant: Instant?) -> CheckedValue {
    instant.map { .instant($0) } ?? .absent
  }

  static func object(_ entries: KeyValuePairs<String, CheckedValue>) -> CheckedValue {
    .object(entries.map { Entry(key: $0.key, value: $0.value) })
  }

  /// The value of a key in an object; `nil` for a missing key and other values.
  subscript(key: String) -> CheckedValue? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Returns whether the value meets an expectation. In an object, only the expected keys count.
  func satisfies(_ expected: CheckedValue) -> Bool {
    switch (self, expected) {
    case (.object, .object(let entries)):
      return entries.allSatisfy { self[$0.key]?.satisfies($0.value) ?? false }
    case (.list(let found), .list(let wanted)):
      return found.count == wanted.count
        && zip(found, wanted).allSatisfy { $0.satisfies($1) }
    default:
      return self == expected
    }
  }
}

extension CheckedValue: CustomStringConvertible {
  /// The value as a scenario writes it.
  var description: String {
    switch self {
    case .absent: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let text): PrintableText.shortened(text)
    case .instant(let instant): instant.description
    case .money(let amount): "\"\(Self.text(of: amount))\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let entries):
      "{ \(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
    }
  }

  /// Returns an amount with its decimals, at least two.
  private static func text(of amount: Decimal) -> String {
    let text = "\(amount)"
    let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
    if digits >= 2 { return text }
    return (digits == 0 ? text + "." : text) + String(repeating: "0", count: 2 - digits)
  }
}
