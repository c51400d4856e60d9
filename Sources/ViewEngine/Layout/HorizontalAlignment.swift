/// Where a view stands across its container: SwiftUI's `HorizontalAlignment`.
///
/// Leading and trailing follow the layout direction: in Arabic and Hebrew leading
/// is right.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey

  init(_ key: GuideKey) { self.key = key }

  private init(_ place: GuideKey.Place) { key = GuideKey(place, .horizontal) }

  /// Aligns by a guide of one's own.
  public init<ID: AlignmentID & SendableMetatype>(_ id: ID.Type) {
    key = GuideKey(id, .horizontal)
  }

  /// At the edge where reading begins.
  public static let leading = HorizontalAlignment(.start)
  /// In the middle; an odd cell goes to the trailing side.
  public static let center = HorizontalAlignment(.center)
  /// At the edge where reading ends.
  public static let trailing = HorizontalAlignment(.end)
  /// Where the line between rows of a list begins; the leading edge here.
  public static let listRowSeparatorLeading = HorizontalAlignment(.start)
  /// Where the line between rows of a list ends; the trailing edge here.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.end)
}

/// Where a view stands along its container's height: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  let key: GuideKey

  init(_ key: GuideKey) { self.key = key }

  private init(_ place: GuideKey.Place) { key = GuideKey(place, .vertical) }

  /// Aligns by a guide of one's own.
  public init<ID: AlignmentID & SendableMetatype>(_ id: ID.Type) {
    key = GuideKey(id, .vertical)
  }

  /// At the top.
  public static let top = VerticalAlignment(.start)
  /// In the middle; an odd cell goes below.
  public static let center = VerticalAlignment(.center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(.end)
  /// By the first row of text; what is no text stands on it with its bottom.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// By the last row of text; what is no text stands on it with its bottom.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}
