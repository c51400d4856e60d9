import Foundation
import TerminalUI

/// The background that colours are for, light or dark: UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The background is unknown.
  case unspecified
  /// A light background.
  case light
  /// A dark background.
  case dark

  /// Creates a style from SwiftUI's colour scheme; `nil` becomes `unspecified`.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light?: self = .light
    case .dark?: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// The environment that colours depend on: the members of UIKit's `UITraitCollection` that SwiftUI
/// code uses.
public final class UITraitCollection: Sendable {
  /// The background that colours are for.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The type of the device; always `unspecified`, as `UIDevice.current.userInterfaceIdiom`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }

  /// Creates traits with a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the terminal.
  ///
  /// The style follows the terminal's background. It is `unspecified` before the program's views
  /// are created, and outside of the main actor.
  public static var current: UITraitCollection {
    guard MainQueue.isCurrent else { return UITraitCollection(userInterfaceStyle: .unspecified) }
    return MainActor.assumeIsolated {
      UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(UIApplication.shared.colorScheme))
    }
  }

  /// The colour scheme for a colour in these traits. An unspecified style is light, as on Apple's
  /// systems.
  var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}

extension UIApplication {
  fileprivate var colorScheme: ColorScheme? { host?.colorScheme ?? initialColorScheme }
}

extension ColorScheme {
  /// Creates a colour scheme from UIKit's style; `nil` if the style is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
