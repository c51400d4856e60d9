import Foundation

/// How thick letters are to be: SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

extension EnvironmentValues {
  /// The style of backgrounds that were given none; see `backgroundStyle(_:)`.
  public var backgroundStyle: AnyShapeStyle? {
    get { textAppearance.backgroundStyle }
    set { textAppearance.backgroundStyle = newValue }
  }
}
