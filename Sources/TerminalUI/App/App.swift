/// The entry point and structure of a program: SwiftUI's `App`. A type marked `@main` starts in the
/// current terminal.
///
/// The first window scene is shown at start. ``OpenWindowAction`` opens the other scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes in `body`.
  associatedtype Body: Scene

  /// The scenes of the program, its main window first.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the program. Called once, at launch.
  @MainActor @preconcurrency init()
}
