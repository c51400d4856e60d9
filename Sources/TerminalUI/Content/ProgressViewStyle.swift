/// The appearance of progress views: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a styled progress view.
  associatedtype Body: View
  /// The properties of a progress view that a style can use.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Lays out the parts of a configuration. Called for each progress view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a style can use: SwiftUI's
/// `ProgressViewStyleConfiguration`.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// A type-erased label.
  public typealias Label = AnyView
  /// A type-erased label of the current value.
  public typealias CurrentValueLabel = AnyView

  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the task, if any.
  public let label: Label?
  /// The label of the current value, if any.
  public let currentValueLabel: CurrentValueLabel?
}

private enum ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ProgressViewStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var progressViewStyles: StyleStack<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    pushingStyle(style, on: \.progressViewStyles) { $0.makeBody(configuration: $1) }
  }
}
