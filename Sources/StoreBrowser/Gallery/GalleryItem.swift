/// A control style in one of the placements that it accepts.
struct GalleryItem: Identifiable, Hashable, Sendable {
  /// The style's name.
  let style: String
  /// The placement's name.
  let placement: String
  /// Whether the style is one of StoreKit's own.
  let isStandard: Bool

  /// Both names.
  var id: String { "\(style) · \(placement)" }

  /// Every style in every placement that it accepts, StoreKit's own first.
  static let all = ControlStyleList.entries.flatMap { entry in
    entry.placements.map {
      GalleryItem(style: entry.name, placement: $0, isStandard: entry.isStandard)
    }
  }

  /// A look with this style and placement in place of its own.
  func appearance(like other: StoreAppearance) -> StoreAppearance {
    var appearance = other
    (appearance.controlStyle, appearance.placement) = (style, placement)
    return appearance
  }
}
