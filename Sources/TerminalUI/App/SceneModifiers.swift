import Foundation
import Observation

extension Scene {
  /// Adds commands to the program: SwiftUI's `commands`. A line at the top of each window
  /// names their menus; F9 opens them, and F10 where the focus has no menu of its own. Their
  /// keyboard shortcuts work in every window.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    var views: [AnyView] = []
    content().collectCommands(into: &views)
    let commands = views
    return ModifiedScene(content: self) { window in
      let inner = window.content
      window.content = { AnyView(CommandHost(content: inner($0), commands: commands)) }
    }
  }

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
