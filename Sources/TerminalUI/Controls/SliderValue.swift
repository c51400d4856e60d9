/// The value of a slider: a binding with bounds and an optional step.
@MainActor
struct SliderValue<Value: BinaryFloatingPoint> where Value.Stride: BinaryFloatingPoint {
  private let value: Binding<Value>
  private let bounds: ClosedRange<Value>
  private let step: Value.Stride?
  private let onEditingChanged: @MainActor (Bool) -> Void

  init(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>,
    step: Value.Stride?,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    (self.value, self.bounds, self.step) = (value, bounds, step)
    self.onEditingChanged = onEditingChanged
  }

  private var length: Value.Stride { bounds.lowerBound.distance(to: bounds.upperBound) }

  /// The position of the value between the bounds, from 0 to 1.
  var fraction: Double {
    length > 0 ? Double(bounds.lowerBound.distance(to: value.wrappedValue)) / Double(length) : 0
  }

  /// Changes the value by a number of steps, or by tenths of the range if there is no step.
  func move(by steps: Int) {
    set(value.wrappedValue.advanced(by: (step ?? length / 10) * Value.Stride(steps)))
  }

  /// Sets the value to a fraction of the range, rounded to the nearest step.
  func slide(to fraction: Double) {
    let distance = length * Value.Stride(fraction)
    guard let step, step > 0 else { return set(bounds.lowerBound.advanced(by: distance)) }
    set(bounds.lowerBound.advanced(by: (distance / step).rounded() * step))
  }

  private func set(_ target: Value) {
    let target = min(bounds.upperBound, max(bounds.lowerBound, target))
    if target == value.wrappedValue { return }
    onEditingChanged(true)
    value.wrappedValue = target
    onEditingChanged(false)
  }
}
