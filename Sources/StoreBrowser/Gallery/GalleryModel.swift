import Observation
import StoreModel
import StoreViews
import TerminalUI

/// The state of the gallery: the selected style, the placement in each style's tile, the marked
/// placements, and whether the marked placements are compared.
@MainActor @Observable
final class GalleryModel {
  let session: StoreSession
  let words: Words
  let store: StoreScreenModel
  private let navigation: NavigationModel
  /// The index of the selected style.
  private(set) var index = 0
  /// The index of the placement in a style's tile, by the style's name. Default: 0, the automatic
  /// placement.
  private var placements: [String: Int] = [:]
  /// The marked items, at most two, in the order of marking.
  private(set) var marked: [GalleryItem] = []
  /// Whether the stores of the two marked items are shown side by side.
  var isComparing = false
  /// The arrangement of tiles that fits the screen.
  var plan = GalleryPlan(size: Size(width: 80, height: 21))

  init(store: StoreScreenModel, navigation: NavigationModel) {
    (self.store, self.navigation) = (store, navigation)
    (session, words) = (store.session, store.words)
  }

  /// The styles, StoreKit's own styles first. Each has a tile.
  static let styles = ControlStyleList.entries

  /// The selected style in the placement that its tile shows.
  var item: GalleryItem { item(of: Self.styles[index]) }

  /// Returns a style in the placement that its tile shows.
  func item(of style: ControlStyleList.Entry) -> GalleryItem {
    GalleryItem(style: style.name, placement: style.placements[placementIndex(of: style)])
  }

  /// Returns the index of the placement that a style's tile shows.
  func placementIndex(of style: ControlStyleList.Entry) -> Int { placements[style.name] ?? 0 }

  /// Whether the selected style has another placement.
  var hasSeveralPlacements: Bool { Self.styles[index].placements.count > 1 }

  /// Moves the selection by `step` styles, stopping at the ends.
  func move(by step: Int) {
    index = min(max(index + step, 0), Self.styles.count - 1)
  }

  /// Moves the selection by `rows` rows in the same column, stopping at the first or the last
  /// style.
  func move(rows: Int) { move(by: rows * plan.columns) }

  /// Shows another placement in the selected tile. After the last placement follows the first.
  func turn(by step: Int) {
    let style = Self.styles[index]
    let count = style.placements.count
    placements[style.name] = (placementIndex(of: style) + step + count) % count
  }

  /// Selects a style and shows a placement in its tile.
  func select(_ item: GalleryItem) {
    guard let found = Self.styles.firstIndex(where: { $0.name == item.style }) else { return }
    index = found
    placements[item.style] = Self.styles[found].placements.firstIndex(of: item.placement)
  }

  /// Marks the selected item, or removes its mark. A third mark removes the oldest mark.
  func mark() {
    if let place = marked.firstIndex(of: item) {
      marked.remove(at: place)
    } else {
      marked = marked.suffix(1) + [item]
    }
  }

  /// Closes the comparison of two appearances.
  ///
  /// - Returns: Whether a comparison was open on the present screen.
  func leaveComparison() -> Bool {
    guard navigation.screen == .gallery, isComparing else { return false }
    isComparing = false
    return true
  }

  /// Opens the store's screen with the appearance of the selected item.
  func openAppearance() {
    store.appearance = item.appearance(like: store.appearance)
    navigation.screen = .store
    store.announceAppearance()
  }

  /// The reason why no comparison can open; `nil` if a comparison can open.
  var comparisonUnavailableReason: String? {
    if !store.showsPlans { return words.text(BrowserText.noSubscriptions) }
    return marked.count == 2 ? nil : words.text(GalleryText.markTwo)
  }
}
