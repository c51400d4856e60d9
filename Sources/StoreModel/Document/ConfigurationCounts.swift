/// The counts of a configuration's content, for a quick comparison of files.
///
/// ```swift
/// import StoreModel
///
/// func printCounts(_ configuration: StoreConfiguration) {
///   for field in configuration.counts.fields { print("\(field.name): \(field.value)") }
/// }
/// ```
public struct ConfigurationCounts: Hashable, Sendable {
  /// A count with its name.
  public struct Field: Hashable, Sendable {
    /// A number, or a text that lists several numbers or words. The text `-` means none.
    public enum Value: Hashable, Sendable {
      /// An integer count.
      case number(Int)
      /// Text that summarizes several counts.
      case text(String)
    }

    /// The name, such as `levelsPerGroup`.
    public let name: String
    /// The count, or text that summarizes several.
    public let value: Value
  }

  /// The counts. Their names and order are fixed.
  public let fields: [Field]

  /// Returns the value of a count as text; `nil` for an unknown name.
  public subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value.description
  }
}

extension ConfigurationCounts.Field.Value: CustomStringConvertible {
  /// The value as text.
  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
