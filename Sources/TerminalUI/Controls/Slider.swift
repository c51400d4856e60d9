/// A control that selects a value from a range: SwiftUI's `Slider`.
///
/// The left and right arrow keys change the value by a step, or by a tenth of the range if there is
/// no step. The mouse drags the knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: @MainActor () -> Double
  private let move: @MainActor (Int) -> Void
  private let slide: @MainActor (Double) -> Void
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  /// Creates a slider with labels for itself and for both bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: nil, onEditingChanged),
      label: label(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }

  /// Creates a slider with steps, and with labels for itself and for both bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, bounds, step: step, onEditingChanged),
      label: label(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: SliderValue<Value>,
    label: Label,
    minimum: ValueLabel,
    maximum: ValueLabel
  ) {
    (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
    fraction = { value.fraction }
    move = { value.move(by: $0) }
    slide = { value.slide(to: $0) }
  }

  /// The label, and the line between the labels of the bounds.
  public var body: some View {
    let fraction = self.fraction().bounded(to: 0...1)
    AdjustableControl(
      value: "\(Int(nearest: fraction * 100))%",
      adjust: move
    ) {
      HStack(spacing: .cells(0)) {
        LeadingControlLabel(content: label).followedByGap()
        minimum.followedByGap().layoutPriority(1)
        SliderLine(fraction: fraction, slide: slide)
        maximum.precededByGap().layoutPriority(1)
      }
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with steps and a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with steps and without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}
