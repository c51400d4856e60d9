/// How views of progress look: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view of progress.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress gets to work with: SwiftUI's `ProgressViewStyleConfiguration`.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// A label, whatever it is made of.
  public typealias Label = AnyView
  /// The value in words, whatever it is made of.
  public typealias CurrentValueLabel = AnyView

  /// How much is done, 0 to 1; `nil` when the end is not known.
  public let fractionCompleted: Double?
  /// What it is that goes on.
  public let label: Label?
  /// How far it has come, in words.
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
  /// Sets the style of the views of progress in this view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    pushingStyle(style, on: \.progressViewStyles) { $0.makeBody(configuration: $1) }
  }
}
