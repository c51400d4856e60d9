/// How the run of scenarios is written.
public enum ScenarioFormat: String, Hashable, Sendable, CaseIterable {
  /// A line a step, for people.
  case text
  /// A JSON object a line and event.
  case jsonl
  /// JUnit's XML, for machines that run tests.
  case junit
}
