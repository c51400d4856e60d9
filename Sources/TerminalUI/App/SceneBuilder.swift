/// A result builder of scenes: SwiftUI's `SceneBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes, in source order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }

  /// Returns an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Supports `if` without `else`.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> OptionalScene<Content> {
    OptionalScene(content: content)
  }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> ConditionalScene<First, Second> {
    ConditionalScene(first: first, second: nil)
  }

  /// Supports the other branches of an `if` or `switch`.
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> ConditionalScene<First, Second> {
    ConditionalScene(first: nil, second: second)
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes in a builder's block.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleScene: SceneCollecting {
  /// Appends the windows of each scene.
  package func collect(into windows: inout [SceneWindow]) {
    for scene in repeat each content { scene.collectWindows(into: &windows) }
  }
}

/// The scene of an `if` without `else` in a builder.
public struct OptionalScene<Content: Scene>: PrimitiveScene, SceneCollecting {
  let content: Content?

  /// Appends the windows of the scene if the condition was true.
  package func collect(into windows: inout [SceneWindow]) {
    content?.collectWindows(into: &windows)
  }
}

/// The scene of an `if` with `else`, or of a `switch`, in a builder.
public struct ConditionalScene<First: Scene, Second: Scene>: PrimitiveScene, SceneCollecting {
  let first: First?
  let second: Second?

  /// Appends the windows of the branch that was chosen.
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

  /// Appends the windows of the scenes.
  package func collect(into windows: inout [SceneWindow]) {
    content.collectWindows(into: &windows)
  }
}
