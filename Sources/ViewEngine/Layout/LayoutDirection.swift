import Foundation

/// The reading direction: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Left to right, as in English and Japanese.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew. Leading is right.
  case rightToLeft
}

extension LayoutDirection {
  /// Creates the reading direction of a locale's language.
  public init(of locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
