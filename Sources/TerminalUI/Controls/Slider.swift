/// A value between two bounds, on a line: SwiftUI's `Slider`. Left and right change it, by
/// its step or by a tenth of the way.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: @MainActor () -> Double
  private let move: @MainActor (Int) -> Void
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  /// Creates a slider with labels for itself and for its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    let step = Value.Stride(bounds.upperBound - bounds.lowerBound) / 10
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that goes by steps, with labels for itself and for its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.label = label()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = {
      length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
    }
    move = { steps in
      onEditingChanged(true)
      let target = value.wrappedValue.advanced(by: step * Value.Stride(steps))
      value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, target))
      onEditingChanged(false)
    }
  }

  /// The label, the line and the labels of its ends.
  public var body: some View {
    let fraction = self.fraction().bounded(to: 0...1)
    Adjustable(
      value: "\(Int(nearest: fraction * 100))%",
      adjust: move
    ) {
      HStack(spacing: .cells(0)) {
        LeadingLabel(content: label).followedByGap()
        minimum.followedByGap().layoutPriority(1)
        SliderLine(fraction: fraction)
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

  /// Creates a slider with a label that goes by steps.
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
  /// Creates a slider.
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

  /// Creates a slider that goes by steps.
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

/// A line with a knob: thick before it, thin after it.
private struct SliderLine: PrimitiveView, Resolvable, Equatable {
  let fraction: Double

  func makeNode(_ context: NodeContext) -> Node { SliderLineNode(self, context) }
}

private final class SliderLineNode: ViewNode<SliderLine> {
  override var isElement: Bool { true }
  override var layoutPriority: Double { -1 }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 20
    // Asked for the least it needs, it asks for enough to move on, before labels get more.
    return Size(width: min(ProposedSize.infinity, width == 0 ? 6 : max(3, width)), height: 1)
  }

  private var ends: (String, String) {
    let ascii = environment.usesASCII
    if !environment.isEnabled {
      let edge = DisabledEdge.sign(ascii: ascii)
      return (edge, edge)
    }
    guard environment.isFocused else { return ("[", "]") }
    return ascii ? (">", "<") : ("▐", "▌")
  }

  override func draw(into canvas: Canvas) {
    let width = frame.size.width
    guard width > 0 else { return }
    let ascii = environment.usesASCII
    let room = max(1, width - 2)
    let knob = Int(nearest: view.fraction * Double(room - 1), in: 0...room - 1)
    let before = String(repeating: ascii ? "=" : "━", count: knob)
    let after = String(repeating: ascii ? "-" : "─", count: room - 1 - knob)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let role: ColorRole = environment.isEnabled ? .accent : .secondary
    let strong = CellStyle(foreground: CellColor(role), attributes: .bold)
    let weak = CellStyle(foreground: .secondary)
    let ends = self.ends
    let parts = [(ends.0, weak), (before, strong), (ascii ? "o" : "●", strong), (after, weak)]
    var x = frame.minX
    let ordered =
      isMirrored
      ? [(ends.0, weak), (after, weak), (ascii ? "o" : "●", strong), (before, strong)] : parts
    for (text, style) in ordered + [(ends.1, weak)] {
      canvas.draw(text, at: Point(x: x, y: frame.minY), style, in: viewport.intersection(frame))
      x += text.count
    }
  }
}
