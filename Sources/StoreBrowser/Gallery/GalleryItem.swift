/// A control style in one of its placements.
struct GalleryItem: Identifiable, Hashable, Sendable {
  /// The style's name.
  let style: String
  /// The placement's name.
  let placement: String
  /// Whether the style is one of StoreKit's own.
  let isStandard: Bool

  /// The names of the style and the placement.
  var id: String { "\(style) · \(placement)" }

  /// Every style in each of its placements, StoreKit's own styles first.
  static let all = ControlStyleList.entries.flatMap { entry in
    entry.placements.map {
      GalleryItem(style: entry.name, placement: $0, isStandard: entry.isStandard)
    }
  }

  /// Returns an appearance with this style and placement.
  func appearance(like other: StoreAppearance) -> StoreAppearance {
    var appearance = other
    (appearance.controlStyle, appearance.placement) = (style, placement)
    return appearance
  }
}
