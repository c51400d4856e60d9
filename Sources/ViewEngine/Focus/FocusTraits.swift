/// The focus behaviour of a control.
package struct FocusTraits: Sendable {
  package var isFocusable = true
  package var prefersDefault = false
  package var activationKeys: Set<Key> = [.enter, .space]
  package var onFocus: (@MainActor () -> Void)?

  /// Creates the traits of a control. By default it is focusable, and Enter and Space activate it.
  package init(
    isFocusable: Bool = true,
    prefersDefault: Bool = false,
    activationKeys: Set<Key> = [.enter, .space],
    onFocus: (@MainActor () -> Void)? = nil
  ) {
    self.isFocusable = isFocusable
    self.prefersDefault = prefersDefault
    self.activationKeys = activationKeys
    self.onFocus = onFocus
  }

  /// The default traits.
  package static let standard = FocusTraits()
}

private enum FocusTraitsKey: EnvironmentKey {
  static var defaultValue: FocusTraits { .standard }
}

private enum YieldsDefaultFocusKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  package var focusTraits: FocusTraits {
    get { self[FocusTraitsKey.self] }
    set { self[FocusTraitsKey.self] = newValue }
  }

  /// Whether the controls get the initial focus only if no other control does, as in a bar.
  package var yieldsDefaultFocus: Bool {
    get { self[YieldsDefaultFocusKey.self] }
    set { self[YieldsDefaultFocusKey.self] = newValue }
  }

  /// Whether the nearest enclosing control has the focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls in this view: SwiftUI's `disabled`. Their edges become dotted lines:
  /// `┆`, in ASCII `:`. A dotted line precedes controls without edges.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Sets whether the initial focus is in this view.
  public func prefersDefaultFocus(_ prefers: Bool = true) -> some View {
    transformEnvironment(\.focusTraits) { $0.prefersDefault = prefers }
  }

  /// Adds an action that runs when the control in this view receives the focus.
  public func onFocus(perform action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.focusTraits) { $0.onFocus = action }
  }

  /// Sets the keys that activate the focused control. Default: Enter and Space.
  public func activationKeys(_ keys: Set<Key>) -> some View {
    transformEnvironment(\.focusTraits) { $0.activationKeys = keys }
  }
}
