import Foundation

/// The preferred weight of letters: SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight of letters.
  case regular
  /// Letters that are easier to read.
  case bold
}

extension EnvironmentValues {
  /// The style of backgrounds that have no explicit style; see `backgroundStyle(_:)`.
  public var backgroundStyle: AnyShapeStyle? {
    get { textAppearance.backgroundStyle }
    set { textAppearance.backgroundStyle = newValue }
  }
}
