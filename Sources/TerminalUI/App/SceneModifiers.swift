import Foundation
import Observation

extension Scene {
  /// Adds commands to the scene: SwiftUI's `commands(content:)`.
  ///
  /// A bar at the top of each window lists the menus of the commands. F9 opens the menus, or F10 if
  /// the focused view has its own menu. Keyboard shortcuts work in every window of the scene.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    var views: [AnyView] = []
    content().collectCommands(into: &views)
    let commands = views
    return ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(CommandHost(content: inner($0), commands: commands)) }
    }
  }

  /// Sets an environment value for all windows of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(inner($0).environment(keyPath, value)) }
    }
  }

  /// Adds an observable object to the environment of all windows of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(inner($0).environment(object)) }
    }
  }

  /// Runs an action with the old and the new value when `value` changes: SwiftUI's
  /// `onChange(of:initial:_:)`.
  ///
  /// If `initial` is `true`, the action also runs once when a window appears.
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

  /// Runs an action when `value` changes: SwiftUI's `onChange(of:initial:_:)`.
  ///
  /// If `initial` is `true`, the action also runs once when a window appears.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// A scene with a change applied to each of its windows.
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
