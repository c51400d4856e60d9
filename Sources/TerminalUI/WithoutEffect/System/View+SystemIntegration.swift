import Foundation

extension View {
  /// Marks content that is being updated: SwiftUI's `invalidatableContent`.
  ///
  /// - In a terminal: The content looks the same while it is updated; see `redacted(reason:)`.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets the URL that a tap on a widget opens: SwiftUI's `widgetURL`.
  ///
  /// - In a terminal: There are no widgets.
  public func widgetURL(_ url: URL?) -> some View { self }
}

extension View {
  /// Runs an action when a URL opens the program: SwiftUI's `onOpenURL`.
  ///
  /// - In a terminal: The action is never called, because a terminal opens no URLs in a program.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }

  /// Hides the status bar: SwiftUI's `statusBarHidden`.
  ///
  /// - In a terminal: There is no status bar to hide.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides the system's overlays: SwiftUI's `persistentSystemOverlays`.
  ///
  /// - In a terminal: There are no system overlays to hide.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Gives this view's gestures precedence over the system's: SwiftUI's `defersSystemGestures`.
  ///
  /// - In a terminal: There are no system gestures to defer.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
