import Foundation

/// The preferred weight of letters: SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight of letters.
  case regular
  /// Letters that are easier to read.
  case bold
}

extension EnvironmentValues {
  /// The style of backgrounds without a style of their own; see `backgroundStyle(_:)`.
  public var backgroundStyle: AnyShapeStyle? {
    get { textAppearance.backgroundStyle }
    set { textAppearance.backgroundStyle = newValue }
  }
}
