/// A problem or remark about a configuration file, with its position.
///
/// ```swift
/// import StoreModel
///
/// func warnings(of configuration: StoreConfiguration) -> [String] {
///   configuration.diagnostics.filter { $0.severity == .warning }
///     .map { "line \($0.position?.line ?? 1): \($0.message)" }
/// }
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The consequence of a diagnostic for the use of the file.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file, or a plan in it, cannot be used.
    case error
    /// The file is usable, but a part of it is ignored or read differently than written.
    case warning
    /// Additional information; never changes the exit code.
    case note
  }

  /// The severity: error, warning or note.
  public let severity: Severity
  /// One sentence that names the problem and its consequence, without line breaks and control
  /// characters.
  public let message: String
  /// The key path in the document, such as `subscriptionGroups[0].subscriptions[2].displayPrice`;
  /// `nil` if the diagnostic concerns the file as a whole.
  public let keyPath: String?
  /// The position in the text; `nil` if the diagnostic concerns the file as a whole.
  public let position: SourcePosition?
  /// The identifier of the rule, such as `policy-links`; `nil` if the problem was found while
  /// reading the file.
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
