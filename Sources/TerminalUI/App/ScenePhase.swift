/// The operational state of a scene: SwiftUI's `ScenePhase`.
///
/// In a terminal it is always `active` while views are evaluated: the shell suspends the whole
/// process.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but receives no input.
  case inactive
  /// The scene is visible and receives input.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// The phase of the scene. Always `active` in a terminal unless set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
