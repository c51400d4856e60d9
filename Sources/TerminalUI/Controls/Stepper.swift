import Foundation

/// A control that increases and decreases a value by steps: SwiftUI's `Stepper`.
///
/// The right and left arrow keys, or `+` and `-`, change the value.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?
  private let onEditingChanged: @MainActor (Bool) -> Void
  private var value: String = ""

  /// Creates a stepper with an action for each direction. A direction whose action is `nil` is
  /// disabled.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper for a value, with a label.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value in a range, with a label. A step beyond a bound is clamped.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: Self.action(now < bounds.upperBound) {
        value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
      },
      onDecrement: Self.action(now > bounds.lowerBound) {
        value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step))
      },
      onEditingChanged: onEditingChanged
    )
  }

  private static func action(
    _ isPossible: Bool,
    _ action: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    isPossible ? action : nil
  }

  /// The label and the signs of both directions.
  public var body: some View {
    AdjustableControl(value: value, adjust: adjust) { line }
  }

  private var line: some View {
    StepperLine(label: label, canDecrement: decrement != nil, canIncrement: increment != nil)
  }

  private func adjust(_ step: Int) {
    guard let action = step > 0 ? increment : decrement else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}

extension Stepper where Label == Text {
  /// Creates a titled stepper with an action for each direction. A direction whose action is `nil`
  /// is disabled.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a titled stepper with an action for each direction. A direction whose action is `nil`
  /// is disabled.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value, with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value, with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value in a range, with a title. A step beyond a bound is clamped.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value in a range, with a title. A step beyond a bound is clamped.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }
}

/// The label of a stepper and the signs of its directions, such as `[−│+]`.
private struct StepperLine<Label: View>: View {
  let label: Label
  let canDecrement: Bool
  let canIncrement: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.controlContext) private var context

  var body: some View {
    HStack(spacing: .cells(0)) {
      LeadingControlLabel(content: label)
        .bold(isFocused)
        .foregroundStyle(isEnabled ? ColorRole.standard : .secondary)
        .followedByGap()
      if context == .row { Spacer() }
      AccessibilityHiddenView(content: HStack(spacing: .cells(0)) { signs })
    }
  }

  @ViewBuilder private var signs: some View {
    sign(edges.left, isFocused)
    sign(canDecrement ? (usesASCII ? "-" : "−") : none, canDecrement)
    sign(usesASCII ? "|" : "│", false)
    sign(canIncrement ? "+" : none, canIncrement)
    sign(edges.right, isFocused)
  }

  /// The sign in place of a step that is disabled.
  private var none: String { usesASCII ? "." : "·" }

  private var edges: (left: String, right: String) {
    if !isEnabled {
      let edge = DisabledEdge.sign(ascii: usesASCII)
      return (edge, edge)
    }
    guard isFocused else { return ("[", "]") }
    return usesASCII ? (">", "<") : ("▐", "▌")
  }

  private func sign(_ sign: String, _ isActive: Bool) -> some View {
    let turned = layoutDirection == .leftToRight ? sign : Mirrored.marks(sign)
    return Text(turned)
      .foregroundStyle(isEnabled && isActive ? ColorRole.accent : .secondary)
      .fixedSize()
  }
}
