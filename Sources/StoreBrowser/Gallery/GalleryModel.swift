import Observation
import StoreModel
import StoreViews
import TerminalUI

/// What the gallery's screen remembers: which thumbnail is meant, which are marked, and
/// whether those are compared.
@MainActor @Observable
final class GalleryModel {
  let session: StoreSession
  let words: Words
  let store: StoreScreenModel
  private let navigation: NavigationModel
  /// The place of the thumbnail that is meant.
  private(set) var index = 0
  /// The marked ones, at most two; the first marked stands first.
  private(set) var marked: [GalleryItem] = []
  /// Whether the two marked are shown side by side.
  var isComparing = false
  /// How the thumbnails stand, as the screen has room for them.
  var plan = GalleryPlan(size: Size(width: 80, height: 21))

  init(store: StoreScreenModel, navigation: NavigationModel) {
    (self.store, self.navigation) = (store, navigation)
    (session, words) = (store.session, store.words)
  }

  /// The thumbnail that is meant.
  var item: GalleryItem { GalleryItem.all[index] }

  /// Means another thumbnail some places further, as far as there are any.
  func move(by step: Int) {
    index = min(max(index + step, 0), GalleryItem.all.count - 1)
  }

  /// Means the one in the same column some rows further; where there is none, the last one
  /// or the first.
  func move(rows: Int) { move(by: rows * plan.columns) }

  /// Means a thumbnail.
  func select(_ item: GalleryItem) {
    index = GalleryItem.all.firstIndex(of: item) ?? index
  }

  /// Marks the thumbnail that is meant, or takes its mark away. Of two marked the older one
  /// loses its mark to a third.
  func mark() {
    if let place = marked.firstIndex(of: item) {
      marked.remove(at: place)
    } else {
      marked = marked.suffix(1) + [item]
    }
  }

  /// Shows the thumbnails again where two looks are compared.
  ///
  /// - Returns: Whether two looks were compared on the open screen.
  func leaveComparison() -> Bool {
    guard navigation.screen == .gallery, isComparing else { return false }
    isComparing = false
    return true
  }

  /// Shows the look of the chosen thumbnail on the store's screen.
  func openAppearance() {
    store.appearance = item.appearance(like: store.appearance)
    navigation.screen = .store
    store.announceAppearance()
  }

  /// Why no two looks can be shown side by side.
  var comparisonObstacle: String? {
    if store.group == nil { return words.text(BrowserText.noSubscriptions) }
    return marked.count == 2 ? nil : words.text(GalleryText.markTwo)
  }
}

/// How thumbnails stand on a screen: the columns and rows that hold the most of them whole.
struct GalleryPlan: Hashable {
  /// Thumbnails beside one another.
  let columns: Int
  /// Thumbnails below one another.
  let rows: Int
  /// The cells of one, its frame included.
  let tile: Size

  /// The least columns in which a style can be recognized, and the least rows; ours.
  private static let least = Size(width: 36, height: 9)

  /// The most rows in which thumbnails have their least height; ours.
  private static let lowHeight = 30

  /// The plan for a part of the screen.
  init(size: Size) {
    columns = max(1, (size.width - 1) / (Self.least.width + 1))
    // Where several stand below one another they can be a little taller.
    let height = size.height > Self.lowHeight ? Self.least.height + 2 : Self.least.height
    rows = max(1, size.height / height)
    tile = Size(
      width: (size.width - 1) / columns - 1,
      height: max(Self.least.height - 2, size.height / rows)
    )
  }
}
