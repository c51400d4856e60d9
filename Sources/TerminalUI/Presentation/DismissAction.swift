/// Takes the nearest presentation away, or leaves a screen that was pushed: SwiftUI's
/// `DismissAction`.
@MainActor
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  /// Takes the presentation away; does nothing outside one.
  public func callAsFunction() { action?() }
}

/// Whether a view is presented, in the form that came before ``DismissAction``: SwiftUI's
/// `PresentationMode`.
public struct PresentationMode {
  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool

  /// Takes the presentation away.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var dismissPresentation: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Takes the nearest presentation away, or leaves a screen that was pushed.
  @MainActor public var dismiss: DismissAction { DismissAction(action: dismissPresentation) }

  /// Whether the view is in a presentation or on a screen that was pushed.
  public var isPresented: Bool { dismissPresentation != nil }

  /// Whether the view is in a presentation; `wrappedValue.dismiss()` takes it away.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismissPresentation
    return Binding(
      get: { PresentationMode(isPresented: dismiss != nil) },
      set: { if !$0.isPresented { dismiss?() } }
    )
  }
}
