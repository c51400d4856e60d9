/// A program: SwiftUI's `App`. Marked `@main` it starts on the terminal it was called
/// from.
///
/// What it declares beside its first window is there to be opened: see
/// ``OpenWindowAction``.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// What the program consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}
