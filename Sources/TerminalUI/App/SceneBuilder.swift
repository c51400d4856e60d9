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

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> ConditionalScene<First, Second> {
    ConditionalScene(first: first, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> ConditionalScene<First, Second> {
    ConditionalScene(first: nil, second: second)
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

/// One of two scenes, as a builder's `if` or `switch` makes it.
public struct ConditionalScene<First: Scene, Second: Scene>: PrimitiveScene, SceneCollecting {
  let first: First?
  let second: Second?

  /// Adds the windows of the branch that was taken.
  package func collect(into windows: inout [SceneWindow]) {
    first?.collectWindows(into: &windows)
    second?.collectWindows(into: &windows)
  }
}

extension Group: Scene, PrimitiveScene, SceneCollecting where Content: Scene {
  /// Creates a group of scenes.
  public init(@SceneBuilder content: () -> Content) {
    self.init(content())
  }

  /// Adds the windows of the scenes.
  package func collect(into windows: inout [SceneWindow]) {
    content.collectWindows(into: &windows)
  }
}
