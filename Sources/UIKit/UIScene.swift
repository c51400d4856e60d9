import Foundation

/// A scene of the program: UIKit's `UIScene`.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// The state of a scene: UIKit's `UIScene.ActivationState`.
  public enum ActivationState: Sendable {
    /// The scene is not connected to the app.
    case unattached
    /// The scene is visible and receives events.
    case foregroundActive
    /// The scene is visible but receives no events.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }

  /// The state of the scene. It is `foregroundActive` except while the handlers of the
  /// notifications about a suspension run; see ``UIApplication/applicationState``.
  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  init() {}

  /// Returns whether two references are the same scene.
  public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Hashes the identity of the scene.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The single window of a terminal program: UIKit's `UIWindowScene`.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  /// The screen of the terminal.
  public var screen: UIScreen { .main }

  /// The traits of the terminal.
  public var traitCollection: UITraitCollection { .current }
}
