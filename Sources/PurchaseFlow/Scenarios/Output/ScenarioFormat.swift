/// The output format of scenario runs.
///
/// ```swift
/// import PurchaseFlow
///
/// func events(inFileAt path: String) -> String {
///   ScenarioReport(files: [path], format: .jsonl).output
/// }
/// ```
public enum ScenarioFormat: String, Hashable, Sendable, CaseIterable {
  /// Text for users: one line for each step.
  case text
  /// One line with a JSON object for each event.
  case jsonl
  /// JUnit's XML, for continuous integration.
  case junit
}
