import Foundation
import TerminalUI

/// The running program: the members of UIKit's `UIApplication` that SwiftUI code uses.
///
/// ```swift
/// import UIKit
///
/// @MainActor
/// func scene() -> UIWindowScene? {
///   UIApplication.shared.connectedScenes.first as? UIWindowScene
/// }
/// ```
@MainActor @preconcurrency
public final class UIApplication {
  /// An option for opening a URL: UIKit's `OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String

    /// Opens the URL only in an app that is associated with it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }

  /// The state of a program: UIKit's `UIApplication.State`.
  public enum State: Int, Sendable {
    /// The program is visible and receives input.
    case active
    /// The program is visible but receives no input.
    case inactive
    /// The program is not visible.
    case background
  }

  /// The application object of this program.
  public static let shared = UIApplication()
  /// The URL of the app's settings. In a terminal, there is no such page.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The scenes of the program; always a single one, on the terminal.
  public let connectedScenes: Set<UIScene> = [UIWindowScene()]

  /// The state of the program. It is `active` except while the handlers of
  /// ``willResignActiveNotification``, ``didEnterBackgroundNotification`` and
  /// ``willEnterForegroundNotification`` run: a suspended program runs no code.
  public internal(set) var applicationState = State.active

  /// Whether the screen stays on without input.
  ///
  /// - In a terminal: The value is stored and has no effect, because a program does not control
  ///   the screen.
  public var isIdleTimerDisabled = false

  /// The views that the program shows; `nil` before they are created.
  weak var host: ViewHost?
  /// The size of the screen while there is no host. Default: the size of the VT100 and of its
  /// successors, which terminals imitate.
  var initialSize = Size(width: 80, height: 24)
  /// The colour scheme of the terminal's background while there is no host; `nil` if it is unknown.
  var initialColorScheme: ColorScheme?

  private init() {}
}

// MARK: - Opening URLs

extension UIApplication {
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

// MARK: - Icons

extension UIApplication {
  /// Whether the app can change its icon.
  ///
  /// - In a terminal: The value is always `false`, because a program has no icon.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the alternate icon; `nil` for the primary icon.
  ///
  /// - In a terminal: The value is always `nil`, because a program has no icon.
  public var alternateIconName: String? { nil }

  /// Changes the icon of the app.
  ///
  /// - In a terminal: The `async` function always throws `CocoaError.featureUnsupported`, because a
  ///   program has no icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Changes the icon of the app, and passes an error to a completion handler.
  ///
  /// - In a terminal: The completion handler always receives `CocoaError.featureUnsupported`,
  ///   because a program has no icon.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
}
