/// The alignment along the width of a container: SwiftUI's `HorizontalAlignment`.
///
/// Leading and trailing follow the layout direction: in Arabic and Hebrew, leading is right.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey

  init(_ key: GuideKey) { self.key = key }

  private init(_ place: GuideKey.Place) { key = GuideKey(place, .horizontal) }

  /// Creates an alignment by a custom guide.
  public init<ID: AlignmentID & SendableMetatype>(_ id: ID.Type) {
    key = GuideKey(id, .horizontal)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.start)
  /// The centre. A spare cell is at the trailing side.
  public static let center = HorizontalAlignment(.center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.end)
  /// The leading end of row separators in a list. Here: the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(.start)
  /// The trailing end of row separators in a list. Here: the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.end)
}

/// The alignment along the height of a container: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  let key: GuideKey

  init(_ key: GuideKey) { self.key = key }

  private init(_ place: GuideKey.Place) { key = GuideKey(place, .vertical) }

  /// Creates an alignment by a custom guide.
  public init<ID: AlignmentID & SendableMetatype>(_ id: ID.Type) {
    key = GuideKey(id, .vertical)
  }

  /// The top edge of the container.
  public static let top = VerticalAlignment(.start)
  /// The centre. A spare cell is below the view.
  public static let center = VerticalAlignment(.center)
  /// The bottom edge of the container.
  public static let bottom = VerticalAlignment(.end)
  /// The first row of text. Views without text are aligned by their bottom edge.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// The last row of text. Views without text are aligned by their bottom edge.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}
