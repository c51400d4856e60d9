import StoreModel
import StoreViews

/// The group that the gallery's pictures show, and the catalog that they find it in.
struct PicturedGroup {
  let group: SubscriptionGroup
  let catalog: StoreCatalog
  /// Whether the file has another group of the same identifier.
  let isAmbiguous: Bool

  /// The most plans of a picture, which has room for a few; ours. A style makes an option of each
  /// plan, which for 10,000 plans took each of 72 pictures a tenth of a second, and more to draw.
  private static let planLimit = 200

  /// The group that is open; of a large one the plans around the chosen one. `nil` where no group
  /// is open.
  @MainActor
  init?(of store: StoreScreenModel) {
    guard let group = store.group else { return nil }
    isAmbiguous = store.session.catalog.isAmbiguous(group)
    let plans = Self.part(of: group.products, around: store.selection)
    if plans.count == group.products.count {
      self.group = group
      catalog = store.session.catalog
    } else {
      self.group = group.with(Array(plans))
      catalog = store.session.catalog.replacing(self.group)
    }
  }

  private static func part(
    of plans: [Product],
    around selection: Product.ID?
  ) -> ArraySlice<Product> {
    guard plans.count > planLimit else { return plans[...] }
    let chosen = plans.firstIndex { $0.id == selection } ?? 0
    let start = min(max(chosen - planLimit / 2, 0), plans.count - planLimit)
    return plans[start..<start + planLimit]
  }
}
