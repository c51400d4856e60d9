/// The program's settings: SwiftUI's `Settings`. Opened over the window by
/// ``OpenSettingsAction`` and closed with Escape.
public struct Settings<Content: View>: PrimitiveScene, SceneCollecting {
  private let window: SceneWindow

  /// Creates the settings.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    window = SceneWindow(kind: .settings, content: { _ in AnyView(content()) })
  }

  /// Adds the window of the settings.
  package func collect(into windows: inout [SceneWindow]) { windows.append(window) }
}
