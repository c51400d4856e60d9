import Foundation

/// The direction in which lines are read: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in English and Japanese.
  case leftToRight
  /// As in Arabic and Hebrew; leading is right.
  case rightToLeft
}

extension LayoutDirection {
  /// The direction in which a locale's language is read.
  public init(of locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
