import Foundation
import Observation

/// How a window looks: SwiftUI's `WindowStyle`. A terminal's window is the terminal's.
public protocol WindowStyle: Sendable {}

/// SwiftUI's `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {}

/// SwiftUI's `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {}

/// SwiftUI's `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {}

/// SwiftUI's `PlainWindowStyle`.
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

/// What a window's size follows: SwiftUI's `WindowResizability`. In a terminal, the
/// terminal.
public struct WindowResizability: Hashable, Sendable {
  /// The terminal.
  public static let automatic = WindowResizability()
  /// The terminal.
  public static let contentSize = WindowResizability()
  /// The terminal.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Says how large the window is at first: SwiftUI's `defaultSize`. Cells cannot make a
  /// terminal larger; the window is as large as the terminal.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how large the window is at first: SwiftUI's `defaultSize`. Cells cannot make a
  /// terminal larger; the window is as large as the terminal.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says where the window is at first: SwiftUI's `defaultPosition`. Cells cannot move a
  /// terminal; the window is the terminal's.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how the window looks: SwiftUI's `windowStyle`. Cells cannot change the window of
  /// a terminal.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Says what the window's size follows: SwiftUI's `windowResizability`. Cells cannot
  /// resize a terminal; the window is as large as the terminal.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Adds commands to the program: SwiftUI's `commands`. A line at the top of each window
  /// names their menus; F9 opens them, and F10 where the focus has no menu of its own. Their
  /// keyboard shortcuts work in every window.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    var views: [AnyView] = []
    content().collectCommands(into: &views)
    let commands = views
    return ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(Commanded(content: inner($0), commands: commands)) }
    }
  }

  /// Leaves out the commands that a system adds: SwiftUI's `commandsRemoved`. A terminal
  /// adds none.
  public func commandsRemoved() -> some Scene { self }

  /// Sets a value of the environment for all windows of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(inner($0).environment(keyPath, value)) }
    }
  }

  /// Puts an observable object into the environment of all windows of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(inner($0).environment(object)) }
    }
  }

  /// Acts when a value has changed: SwiftUI's `onChange(of:initial:_:)`.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(inner($0).onChange(of: value, initial: initial, action)) }
    }
  }

  /// Acts when a value has changed: SwiftUI's `onChange(of:initial:_:)`.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// A scene whose windows are changed.
private struct ModifiedScene<Content: Scene>: PrimitiveScene, SceneCollecting {
  let content: Content
  let change: @MainActor (inout SceneWindow) -> Void

  func collect(into windows: inout [SceneWindow]) {
    var own: [SceneWindow] = []
    content.collectWindows(into: &own)
    for index in own.indices { change(&own[index]) }
    windows += own
  }
}
