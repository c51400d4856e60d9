/// Which view whoever listens is at, to read and to set: SwiftUI's `AccessibilityFocusState`.
///
/// A terminal has one place at a time for keys and for what is read out: this is the focus of
/// ``FocusState``, and comes to what can have it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// What `$focus` is: hands the state to ``View/accessibilityFocused(_:)``.
  @propertyWrapper
  public struct Binding {
    let binding: FocusState<Value>.Binding

    /// The value now.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: FocusState<Value>

  /// Creates a state that says whether one view has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates a state that says which of several views has the focus, if any.
  public init<Name: Hashable>() where Value == Name? { state = FocusState() }

  /// Creates a state that says whether one view has the focus of some technologies.
  ///
  /// - In a terminal: There is one focus, for keys and for all assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }

  /// Creates a state that says which of several views has the focus of some technologies, if any.
  ///
  /// - In a terminal: There is one focus, for keys and for all assistive technologies.
  public init<Name: Hashable>(for technologies: AccessibilityTechnologies) where Value == Name? {
    state = FocusState()
  }

  /// The value now.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding, for ``View/accessibilityFocused(_:)``.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

/// What helps people to use a program: SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What reads the screen out.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What presses for who has one switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Ties the focus of this view to a state: SwiftUI's `accessibilityFocused(_:)`.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.binding)
  }

  /// Ties the focus of this view to a state that names it: SwiftUI's
  /// `accessibilityFocused(_:equals:)`.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    focused(binding.binding, equals: value)
  }
}
