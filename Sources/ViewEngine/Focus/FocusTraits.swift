/// How a control takes part in focus.
package struct FocusTraits: Sendable {
  package var isFocusable = true
  package var prefersDefault = false
  package var activationKeys: Set<Key> = [.enter, .space]
  package var onFocus: (@MainActor () -> Void)?

  /// Describes a control that takes the focus and is pressed by Enter and Space.
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

  /// How a control takes part that says nothing about it.
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

  /// Whether the focus starts elsewhere if it can: what stands in a bar is read first and
  /// used last.
  package var yieldsDefaultFocus: Bool {
    get { self[YieldsDefaultFocusKey.self] }
    set { self[YieldsDefaultFocusKey.self] = newValue }
  }

  /// Whether the nearest control around has the focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Makes the controls in this view unusable: SwiftUI's `disabled`. Their edges become
  /// dotted lines, `┆` and in ASCII `:`; those without edges get one before them.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Says where the focus starts.
  public func prefersDefaultFocus(_ prefers: Bool = true) -> some View {
    transformEnvironment(\.focusTraits) { $0.prefersDefault = prefers }
  }

  /// Acts when the control in this view gets the focus.
  public func onFocus(perform action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.focusTraits) { $0.onFocus = action }
  }

  /// Says which keys press the focused control; Enter and Space unless told.
  public func activationKeys(_ keys: Set<Key>) -> some View {
    transformEnvironment(\.focusTraits) { $0.activationKeys = keys }
  }
}
