/// A bar where there is a value, else a sign: SwiftUI's `automatic`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A bar or a sign.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgressView(configuration: configuration)
  }
}

/// A bar below its label: SwiftUI's `linear`. Without a value the bar is shaded.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressView(configuration: configuration)
  }
}

/// A circle beside its label: SwiftUI's `circular`. It fills in quarters, and the percentage
/// stands beside it where there is no other word for the value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A circle.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgressView(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where there is a value, else a sign.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar below its label.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle beside its label.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct AutomaticProgressView: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    if configuration.fractionCompleted == nil {
      CircularProgressView(configuration: configuration)
    } else {
      LinearProgressView(configuration: configuration)
    }
  }
}

private struct LinearProgressView: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    MeterElement(fraction: configuration.fractionCompleted) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        configuration.label
        MeterBar(fraction: configuration.fractionCompleted)
        configuration.currentValueLabel.foregroundStyle(.secondary)
      }
    }
  }
}

private struct CircularProgressView: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    MeterElement(fraction: configuration.fractionCompleted) {
      HStack(spacing: .cells(1)) {
        MeterCircle(
          fraction: configuration.fractionCompleted,
          showsPercentage: configuration.currentValueLabel == nil
        )
        if configuration.label != nil || configuration.currentValueLabel != nil {
          VStack(alignment: .leading, spacing: .cells(0)) {
            configuration.label
            configuration.currentValueLabel.foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
