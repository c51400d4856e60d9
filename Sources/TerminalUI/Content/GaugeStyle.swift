import Foundation

/// How gauges look: SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view of a gauge.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style gets to work with: SwiftUI's `GaugeStyleConfiguration`.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// A label, whatever it is made of.
  public typealias Label = AnyView
  /// The value in words, whatever they are made of.
  public typealias CurrentValueLabel = AnyView
  /// The lower bound in words, whatever they are made of.
  public typealias MinimumValueLabel = AnyView
  /// The upper bound in words, whatever they are made of.
  public typealias MaximumValueLabel = AnyView

  /// The words for values between the bounds, whatever they are made of.
  public typealias MarkedValueLabels = AnyView

  /// Where the value lies between the bounds, 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The lower bound in words.
  public let minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words.
  public let maximumValueLabel: MaximumValueLabel?
  /// The words for values between the bounds.
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

/// A bar between its bounds, the label above, the value below.
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

/// A circle with the value and the label in words.
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

/// The words for values between the bounds: shared out over the width of the gauge, in the
/// order in which they are written.
private struct MarkedLabels: View {
  let content: AnyView

  var body: some View {
    SpreadLayout { content }.foregroundStyle(.secondary)
  }
}

/// Views with equal room between them, the first and the last at the edges.
private struct SpreadLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    // A column between two of them.
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
