import Foundation
import TerminalUI

/// The program by UIKit's name for it: the part of `UIApplication` that views touch.
@MainActor
public final class UIApplication {
  /// What an address may be opened with: UIKit's `OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String

    /// Only in a program that belongs to the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// The program.
  public static let shared = UIApplication()
  /// The address of a program's settings, which a terminal has none of.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The scenes of the program: the one on the terminal.
  public let connectedScenes: Set<UIScene> = [UIWindowScene()]

  private init() {}

  /// Whether an address can be opened.
  ///
  /// - In a terminal: The answer is always no: a program in a terminal starts no others.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address.
  ///
  /// - In a terminal: The address is not opened: it is named in the log, and the answer is no.
  ///   `Link` and `openURL` call the handler that is set.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    refuse(url)
    return false
  }

  /// Opens an address: the older form.
  ///
  /// - In a terminal: The address is not opened: it is named in the log, and the answer is no.
  ///   `Link` and `openURL` call the handler that is set.
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

/// A scene of a program by UIKit's name for it.
@MainActor
public class UIScene: Hashable {
  /// What a scene is doing: UIKit's `UIScene.ActivationState`.
  public enum ActivationState: Sendable {
    /// Nothing; it is not there.
    case unattached
    /// It is on the terminal.
    case foregroundActive
    /// It is on the terminal, and gets no keys.
    case foregroundInactive
    /// It is not on the terminal.
    case background
  }

  /// On the terminal.
  public var activationState: ActivationState { .foregroundActive }

  init() {}

  /// Whether both are the same scene.
  public nonisolated static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Feeds the scene's identity to a hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The one window of a terminal program by UIKit's name for it.
public final class UIWindowScene: UIScene {}
