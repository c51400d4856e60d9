/// A value within a range: SwiftUI's `Gauge`.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration

  private init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    label: Label,
    current: CurrentValueLabel?,
    minimum: BoundsLabel?,
    maximum: BoundsLabel?,
    marked: MarkedValueLabels? = nil
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let place = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    configuration = GaugeStyleConfiguration(
      value: place.isNaN ? 0 : max(0, min(1, place)),
      label: AnyView(label),
      currentValueLabel: current.map { AnyView($0) },
      minimumValueLabel: minimum.map { AnyView($0) },
      maximumValueLabel: maximum.map { AnyView($0) },
      markedValueLabels: marked.map { AnyView($0) }
    )
  }

  /// The gauge in the style of the enclosing views.
  public var body: some View {
    StyledView(\.gaugeStyles, configuration) {
      LinearGauge(configuration: $0, isMarked: false)
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label. Values outside `bounds` are clamped.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  /// Creates a gauge with a label and the current value as a text. Values outside `bounds` are
  /// clamped.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let current = currentValueLabel()
    self.init(value, bounds, label: label(), current: current, minimum: nil, maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for itself, the current value and both bounds. Values outside
  /// `bounds` are clamped.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      bounds,
      label: label(),
      current: currentValueLabel(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }
}

extension Gauge {
  /// Creates a gauge with labels for itself, the current value and values between the bounds.
  ///
  /// The labels of values are spread evenly below the bar, in source order.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value,
      bounds,
      label: label(),
      current: currentValueLabel(),
      minimum: nil,
      maximum: nil,
      marked: markedValueLabels()
    )
  }

  /// Creates a gauge with labels for itself, the current value, both bounds and values between
  /// them.
  ///
  /// The labels of values are spread evenly below the bar, in source order.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label: label(),
      current: currentValueLabel(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel(),
      marked: markedValueLabels()
    )
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel, MarkedValueLabels == EmptyView
{
  /// Creates a gauge from the configuration of a gauge style. The next outer style draws it.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }
}
