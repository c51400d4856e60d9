import Observation
import StoreModel
import StoreViews
import TerminalUI

/// The state of the gallery: the selected thumbnail, the marked thumbnails, and whether the marked
/// thumbnails are compared.
@MainActor @Observable
final class GalleryModel {
  let session: StoreSession
  let words: Words
  let store: StoreScreenModel
  private let navigation: NavigationModel
  /// The index of the selected thumbnail.
  private(set) var index = 0
  /// The marked thumbnails, at most two, in the order of marking.
  private(set) var marked: [GalleryItem] = []
  /// Whether the stores of the two marked thumbnails are shown side by side.
  var isComparing = false
  /// The arrangement of thumbnails that fits the screen.
  var plan = GalleryPlan(size: Size(width: 80, height: 21))

  init(store: StoreScreenModel, navigation: NavigationModel) {
    (self.store, self.navigation) = (store, navigation)
    (session, words) = (store.session, store.words)
  }

  /// The selected thumbnail.
  var item: GalleryItem { GalleryItem.all[index] }

  /// Moves the selection by `step` thumbnails, stopping at the ends.
  func move(by step: Int) {
    index = min(max(index + step, 0), GalleryItem.all.count - 1)
  }

  /// Moves the selection by `rows` rows in the same column, stopping at the first or the last
  /// thumbnail.
  func move(rows: Int) { move(by: rows * plan.columns) }

  /// Selects a thumbnail.
  func select(_ item: GalleryItem) {
    index = GalleryItem.all.firstIndex(of: item) ?? index
  }

  /// Marks the selected thumbnail, or removes its mark. A third mark removes the oldest mark.
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

  /// Opens the store's screen with the appearance of the selected thumbnail.
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

/// The arrangement of thumbnails that shows as many complete thumbnails as possible.
struct GalleryPlan: Hashable {
  /// The number of columns of thumbnails.
  let columns: Int
  /// The number of rows of thumbnails.
  let rows: Int
  /// The size of a thumbnail in cells, including its frame.
  let tile: Size

  /// The smallest thumbnail in which a style is recognizable, in cells; this project's choice.
  private static let least = Size(width: 36, height: 9)

  /// The maximum height in rows at which thumbnails have their smallest height; this project's
  /// choice.
  private static let lowHeight = 30

  /// Computes the arrangement for an area of the screen.
  init(size: Size) {
    columns = max(1, (size.width - 1) / (Self.least.width + 1))
    // If several rows fit, thumbnails get two more rows each.
    let height = size.height > Self.lowHeight ? Self.least.height + 2 : Self.least.height
    rows = max(1, size.height / height)
    tile = Size(
      width: (size.width - 1) / columns - 1,
      height: max(Self.least.height - 2, size.height / rows)
    )
  }
}
