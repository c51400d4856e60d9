import Foundation

/// How a window looks: SwiftUI's `WindowStyle`.
///
/// - In a terminal: The window looks as the terminal shows it, in every style.
public protocol WindowStyle: Sendable {}

/// SwiftUI's `DefaultWindowStyle`.
///
/// - In a terminal: The window looks as the terminal shows it, in every style.
public struct DefaultWindowStyle: WindowStyle {}

/// SwiftUI's `HiddenTitleBarWindowStyle`.
///
/// - In a terminal: The window looks as the terminal shows it, in every style.
public struct HiddenTitleBarWindowStyle: WindowStyle {}

/// SwiftUI's `TitleBarWindowStyle`.
///
/// - In a terminal: The window looks as the terminal shows it, in every style.
public struct TitleBarWindowStyle: WindowStyle {}

/// SwiftUI's `PlainWindowStyle`.
///
/// - In a terminal: The window looks as the terminal shows it, in every style.
public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the terminal shows windows.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// As the terminal shows windows.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// As the terminal shows windows.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// As the terminal shows windows.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// What a window's size follows: SwiftUI's `WindowResizability`.
///
/// - In a terminal: The window is as large as the terminal.
public struct WindowResizability: Hashable, Sendable {
  /// The terminal.
  public static let automatic = WindowResizability()
  /// The terminal.
  public static let contentSize = WindowResizability()
  /// The terminal.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Says how large the window is at first: SwiftUI's `defaultSize`.
  ///
  /// - In a terminal: The window is as large as the terminal.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how large the window is at first: SwiftUI's `defaultSize`.
  ///
  /// - In a terminal: The window is as large as the terminal.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says where the window is at first: SwiftUI's `defaultPosition`.
  ///
  /// - In a terminal: The window stays where the terminal is.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how the window looks: SwiftUI's `windowStyle`.
  ///
  /// - In a terminal: The window looks as the terminal shows it, in every style.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Says what the window's size follows: SwiftUI's `windowResizability`.
  ///
  /// - In a terminal: The window is as large as the terminal.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Leaves out the commands that a system adds: SwiftUI's `commandsRemoved`.
  ///
  /// - In a terminal: The system adds no commands, so there is nothing to leave out.
  public func commandsRemoved() -> some Scene { self }
}
