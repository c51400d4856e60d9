import Foundation

/// The appearance of a window: SwiftUI's `WindowStyle`.
///
/// - In a terminal: The window looks the same in every style.
public protocol WindowStyle: Sendable {}

/// The default window style: SwiftUI's `DefaultWindowStyle`.
///
/// - In a terminal: The window looks the same in every style.
public struct DefaultWindowStyle: WindowStyle {}

/// A window without a title bar: SwiftUI's `HiddenTitleBarWindowStyle`.
///
/// - In a terminal: The window looks the same in every style.
public struct HiddenTitleBarWindowStyle: WindowStyle {}

/// A window with a title bar: SwiftUI's `TitleBarWindowStyle`.
///
/// - In a terminal: The window looks the same in every style.
public struct TitleBarWindowStyle: WindowStyle {}

/// A window without decorations: SwiftUI's `PlainWindowStyle`.
///
/// - In a terminal: The window looks the same in every style.
public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The window of the terminal, without changes.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The window of the terminal, without changes.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The window of the terminal, without changes.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The window of the terminal, without changes.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window can be resized: SwiftUI's `WindowResizability`.
///
/// - In a terminal: The window is as large as the terminal.
public struct WindowResizability: Hashable, Sendable {
  /// The terminal decides the size.
  public static let automatic = WindowResizability()
  /// The terminal decides the size.
  public static let contentSize = WindowResizability()
  /// The terminal decides the size.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Sets the initial size of the window: SwiftUI's `defaultSize`.
  ///
  /// - In a terminal: The window is as large as the terminal.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the initial size of the window: SwiftUI's `defaultSize`.
  ///
  /// - In a terminal: The window is as large as the terminal.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the initial position of the window: SwiftUI's `defaultPosition`.
  ///
  /// - In a terminal: The position of the terminal does not change.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the appearance of the window: SwiftUI's `windowStyle`.
  ///
  /// - In a terminal: The window looks the same in every style.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Sets how the window can be resized: SwiftUI's `windowResizability`.
  ///
  /// - In a terminal: The window is as large as the terminal.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Removes the commands that the system adds: SwiftUI's `commandsRemoved`.
  ///
  /// - In a terminal: The system adds no commands, so there is nothing to remove.
  public func commandsRemoved() -> some Scene { self }
}
