/// Something in a configuration file that is wrong or doubtful, and where.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used.
    case error
    /// The file is used, but a part of it is not, or not as written.
    case warning
    /// Worth knowing; never changes an exit code.
    case note
  }

  /// How much it matters.
  public let severity: Severity
  /// One sentence on what was found and what was made of it, without line breaks or
  /// control characters.
  public let message: String
  /// Where in the document, as in `subscriptionGroups[0].subscriptions[2].displayPrice`;
  /// `nil` when it concerns the file as a whole.
  public let keyPath: String?
  /// Where in the text; `nil` when it concerns the file as a whole.
  public let position: SourcePosition?
  /// The rule that found it; `nil` when it was found while reading the file.
  public let rule: String?

  /// Creates a diagnostic.
  public init(
    severity: Severity,
    message: String,
    keyPath: String? = nil,
    position: SourcePosition? = nil,
    rule: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.keyPath = keyPath
    self.position = position
    self.rule = rule
  }
}
