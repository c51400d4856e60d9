/// An action that dismisses the nearest presentation, or pops a pushed screen: SwiftUI's
/// `DismissAction`.
@MainActor
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  /// Dismisses the presentation. Has no effect outside a presentation.
  public func callAsFunction() { action?() }
}

/// The presentation state of a view: SwiftUI's deprecated `PresentationMode`. Use
/// ``DismissAction``.
public struct PresentationMode {
  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation.
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

  /// The action that dismisses the nearest presentation or pops a pushed screen.
  @MainActor public var dismiss: DismissAction { DismissAction(action: dismissPresentation) }

  /// Whether the view is in a presentation or on a pushed screen.
  public var isPresented: Bool { dismissPresentation != nil }

  /// The presentation state of the view; `wrappedValue.dismiss()` dismisses the presentation.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismissPresentation
    return Binding(
      get: { PresentationMode(isPresented: dismiss != nil) },
      set: { if !$0.isPresented { dismiss?() } }
    )
  }
}
