/// What a configuration holds, counted: a fingerprint to compare files by.
public struct ConfigurationCounts: Hashable, Sendable {
  /// One count under its name.
  public struct Field: Hashable, Sendable {
    /// A number, or several numbers or words in one text; `-` stands for none.
    public enum Value: Hashable, Sendable {
      /// An integer count.
      case number(Int)
      /// Text that summarizes several counts.
      case text(String)
    }

    /// The name, as in `levelsPerGroup`.
    public let name: String
    /// The count, or text that summarizes several.
    public let value: Value
  }

  /// The counts, always the same ones in the same order.
  public let fields: [Field]

  /// The value of a count as text; `nil` when there is no count of the name.
  public subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value.description
  }
}

extension ConfigurationCounts.Field.Value: CustomStringConvertible {
  /// The number or text.
  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
