import Foundation
import TerminalUI

/// The running program: the members of UIKit's `UIApplication` that SwiftUI code uses.
@MainActor
public final class UIApplication {
  /// An option for opening a URL: UIKit's `OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String

    /// Opens the URL only in an app that is associated with it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// The application object of this program.
  public static let shared = UIApplication()
  /// The URL of the app's settings. In a terminal, there is no such page.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The scenes of the program; always a single one, on the terminal.
  public let connectedScenes: Set<UIScene> = [UIWindowScene()]

  private init() {}

  /// Returns whether a URL can be opened.
  ///
  /// - In a terminal: The result is always `false`, because a program in a terminal starts no other
  ///   programs.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL.
  ///
  /// - In a terminal: The URL is not opened but written to the log, and the result is `false`.
  ///   `Link` and `openURL` call the handler that the app sets.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    refuse(url)
    return false
  }

  /// Opens a URL and passes the result to a completion handler.
  ///
  /// - In a terminal: The URL is not opened but written to the log, and the result is `false`.
  ///   `Link` and `openURL` call the handler that the app sets.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) {
    refuse(url)
    completionHandler?(false)
  }

  private func refuse(_ url: URL) { DebugLog.note("UIApplication: not opened: \(url)") }
}

/// A scene of the program: UIKit's `UIScene`.
@MainActor
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

  /// The state of the scene; always `foregroundActive` in a terminal.
  public var activationState: ActivationState { .foregroundActive }

  init() {}

  /// Returns whether two references are the same scene.
  public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Hashes the identity of the scene.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The single window of a terminal program: UIKit's `UIWindowScene`.
public final class UIWindowScene: UIScene {}
