/// A bar if there is a value, else a circle: the style `automatic`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a bar, or a circle if the progress is unknown.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgressView(configuration: configuration)
  }
}

/// A bar below its label: the style `linear`. It is shaded if the progress is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a colour: SwiftUI's `init(tint:)`. New code uses the style without a
  /// colour, and `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressView(configuration: configuration).progressTint(tint)
  }
}

/// A circle next to its label: the style `circular`.
///
/// It fills in quarters. The percentage follows if there is no label of the current value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a colour: SwiftUI's `init(tint:)`. New code uses the style without a
  /// colour, and `tint(_:)`.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns a circle.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgressView(configuration: configuration).progressTint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if there is a value, else a circle.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar below its label.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle next to its label.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the tint; `nil` keeps the tint of the enclosing view.
  @ViewBuilder
  fileprivate func progressTint(_ color: Color?) -> some View {
    if let color { tint(color) } else { self }
  }
}

/// The default appearance of progress: a bar if there is a value, else a circle.
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

/// A label, a bar and the current value, one below another.
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

/// A circle followed by the label and the current value.
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
