import Foundation

/// The appearance of gauges: SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a styled gauge.
  associatedtype Body: View
  /// The properties of a gauge that a style can use.
  typealias Configuration = GaugeStyleConfiguration

  /// Lays out the parts of a configuration. Called for each gauge in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a style can use: SwiftUI's `GaugeStyleConfiguration`.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// A type-erased label.
  public typealias Label = AnyView
  /// A type-erased label of the current value.
  public typealias CurrentValueLabel = AnyView
  /// A type-erased label of the lower bound.
  public typealias MinimumValueLabel = AnyView
  /// A type-erased label of the upper bound.
  public typealias MaximumValueLabel = AnyView

  /// Type-erased labels of values between the bounds.
  public typealias MarkedValueLabels = AnyView

  /// The position of the value between the bounds, from 0 to 1.
  public let value: Double
  /// The description of what is measured.
  public let label: Label
  /// The label of the current value, if any.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, if any.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, if any.
  public let maximumValueLabel: MaximumValueLabel?
  /// The labels of values between the bounds, if any.
  public let markedValueLabels: MarkedValueLabels?
}

private enum GaugeStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<GaugeStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var gaugeStyles: StyleStack<GaugeStyleConfiguration> {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    pushingStyle(style, on: \.gaugeStyles) { $0.makeBody(configuration: $1) }
  }
}

/// A bar between the labels of its bounds. The gauge's label is above the bar, and the current
/// value is below it.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let isMarked: Bool
  var showsLabel = true

  var body: some View {
    MeterElement(fraction: configuration.value) {
      VStack(spacing: .cells(0)) {
        if showsLabel {
          configuration.label
        } else {
          AccessibilityOnlyView(content: configuration.label)
        }
        HStack(spacing: .cells(1)) {
          configuration.minimumValueLabel.fixedSize()
          MeterBar(fraction: configuration.value, isMarked: isMarked)
          configuration.maximumValueLabel.fixedSize()
        }
        configuration.markedValueLabels.map { MarkedLabels(content: $0) }
        if showsLabel { configuration.currentValueLabel.foregroundStyle(.secondary) }
      }
    }
  }
}

/// A circle followed by the current value and the label.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    MeterElement(fraction: configuration.value) {
      HStack(spacing: .cells(1)) {
        MeterCircle(
          fraction: configuration.value,
          showsPercentage: configuration.currentValueLabel == nil
        )
        configuration.currentValueLabel
        configuration.label.foregroundStyle(.secondary)
      }
    }
  }
}

/// The labels of values between the bounds, spread evenly over the width of the gauge in source
/// order.
private struct MarkedLabels: View {
  let content: AnyView

  var body: some View {
    SpreadLayout { content }.foregroundStyle(.secondary)
  }
}

/// A row of views with equal spaces between them. The first and the last view are at the edges.
private struct SpreadLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    // At least one cell between two labels.
    let gaps = CGFloat(max(0, sizes.count - 1)) * Points.perColumn
    let width = sizes.reduce(0) { $0 + $1.width } + gaps
    return CGSize(
      width: proposal.width ?? width,
      height: sizes.reduce(0) { max($0, $1.height) }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let free = max(0, bounds.width - widths.reduce(0, +))
    let gaps = CGFloat(max(1, widths.count - 1))
    var used: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + used + free * CGFloat(index) / gaps
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      used += widths[index]
    }
  }
}
