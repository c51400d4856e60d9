/// The program's settings: SwiftUI's `Settings`.
///
/// ``OpenSettingsAction`` opens them over the current window. Escape closes them.
public struct Settings<Content: View>: PrimitiveScene, SceneCollecting {
  private let window: SceneWindow

  /// Creates the settings from their content.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    window = SceneWindow(kind: .settings, content: { _ in AnyView(content()) })
  }

  /// Adds the settings window.
  package func collect(into windows: inout [SceneWindow]) { windows.append(window) }
}
