/// Whether a scene can be used now: SwiftUI's `ScenePhase`.
///
/// A terminal's window is always active while its views are evaluated: a program that
/// the shell has stopped does not run.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Nobody can see it.
  case background
  /// It can be seen and not used.
  case inactive
  /// It can be used.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the scene can be used now.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
