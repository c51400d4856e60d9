/// Builds scenes from the statements of a closure: SwiftUI's `SceneBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// A single scene is itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes in the order they are written.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }

  /// An expression is itself.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> OptionalScene<Content> {
    OptionalScene(content: content)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes, as a builder's block makes them.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleScene: SceneCollecting {
  /// Adds the windows of each scene.
  package func collect(into windows: inout [SceneWindow]) {
    for scene in repeat each content { scene.collectWindows(into: &windows) }
  }
}

/// A scene that may not be there, as a builder's `if` makes it.
public struct OptionalScene<Content: Scene>: PrimitiveScene, SceneCollecting {
  let content: Content?

  /// Adds the windows, if the scene is there.
  package func collect(into windows: inout [SceneWindow]) {
    content?.collectWindows(into: &windows)
  }
}
