/// The actor isolation of the declarations whose code states none: Xcode's build setting "Default
/// Actor Isolation" (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
///
/// ```swift
/// import Previewer
///
/// func isolation(ofNewXcodeProjects: Bool) -> DefaultIsolation {
///   ofNewXcodeProjects ? .mainActor : .nonisolated
/// }
/// ```
public enum DefaultIsolation: String, Sendable, CaseIterable {
  /// The declarations belong to no actor.
  case nonisolated
  /// The declarations belong to the main actor, as in apps that Xcode 26 or later created.
  case mainActor = "MainActor"

  /// The compiler's arguments.
  var arguments: [String] { self == .nonisolated ? [] : ["-default-isolation", rawValue] }
}
