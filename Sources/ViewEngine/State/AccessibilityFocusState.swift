/// A property that reads and sets the accessibility focus: SwiftUI's `AccessibilityFocusState`.
///
/// A terminal has one focus, for keys and for screen readers. This state therefore has the same
/// value as a ``FocusState`` and reaches only focusable views.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The projected value `$focus`, which ``View/accessibilityFocused(_:)`` accepts.
  @propertyWrapper
  public struct Binding {
    let binding: FocusState<Value>.Binding

    /// The current value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself, so that `$` works on a binding.
    public var projectedValue: Binding { self }
  }

  private let state: FocusState<Value>

  /// Creates a state that is `true` while one view has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates a state whose value is the name of the focused view, or `nil`.
  public init<Name: Hashable>() where Value == Name? { state = FocusState() }

  /// Creates a state that is `true` while one view has the focus of the given technologies.
  ///
  /// - In a terminal: There is one focus, for keys and for all assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }

  /// Creates a state whose value is the name of the view that has the focus of the given
  /// technologies, or `nil`.
  ///
  /// - In a terminal: There is one focus, for keys and for all assistive technologies.
  public init<Name: Hashable>(for technologies: AccessibilityTechnologies) where Value == Name? {
    state = FocusState()
  }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for ``View/accessibilityFocused(_:)``.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// A set of assistive technologies: SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen reader VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control, for people who use adaptive switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Binds the focus of this view to a Boolean state: SwiftUI's `accessibilityFocused(_:)`.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.binding)
  }

  /// Binds the focus of this view to one value of a focus state: SwiftUI's
  /// `accessibilityFocused(_:equals:)`. The state equals `value` while the view has the focus.
  /// Setting it to `value` moves the focus to the view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    focused(binding.binding, equals: value)
  }
}
