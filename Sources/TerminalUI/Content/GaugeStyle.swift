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
    Measured(fraction: configuration.value) {
      VStack(spacing: .cells(0)) {
        if showsLabel { configuration.label } else { Unseen(content: configuration.label) }
        HStack(spacing: .cells(1)) {
          configuration.minimumValueLabel.fixedSize()
          MeterBar(fraction: configuration.value, isMarked: isMarked)
          configuration.maximumValueLabel.fixedSize()
        }
        if showsLabel { configuration.currentValueLabel.foregroundStyle(.secondary) }
      }
    }
  }
}

/// A circle with the value and the label in words.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    Measured(fraction: configuration.value) {
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
