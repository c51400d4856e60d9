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

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The direction in which lines are read, and rows are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`. Cells cannot be drawn mirrored:
  /// the view looks the same in both directions.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
