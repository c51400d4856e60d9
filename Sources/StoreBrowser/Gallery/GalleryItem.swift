/// A control style in one of its placements.
struct GalleryItem: Identifiable, Hashable, Sendable {
  /// The style's name.
  let style: String
  /// The placement's name.
  let placement: String

  /// The names of the style and the placement.
  var id: String { "\(style) · \(placement)" }

  /// Returns an appearance with this style and placement.
  func appearance(like other: StoreAppearance) -> StoreAppearance {
    var appearance = other
    (appearance.controlStyle, appearance.placement) = (style, placement)
    return appearance
  }
}
