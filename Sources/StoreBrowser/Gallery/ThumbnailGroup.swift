import PurchaseFlow
import StoreModel
import StoreViews

/// The group that the gallery's thumbnails show, the catalog that contains it, and the customer who
/// sees them.
struct ThumbnailGroup {
  let group: SubscriptionGroup
  let catalog: StoreCatalog
  /// Whether the file has another group with the same identifier.
  let isAmbiguous: Bool
  /// A customer who has bought nothing yet, so that introductory offers show.
  private let customer: Simulation

  /// The maximum number of plans in a thumbnail's store; this project's choice. A thumbnail shows
  /// only a few plans, but a style creates an option for each plan. With 10,000 plans, this took a
  /// tenth of a second for each thumbnail, without drawing.
  private static let planLimit = 200

  /// Creates the thumbnails' group from the selected group. A large group is reduced to the plans
  /// around the selected plan. Returns `nil` without a group.
  @MainActor
  init?(of store: StoreScreenModel) {
    guard let group = store.group else { return nil }
    isAmbiguous = store.session.catalog.isAmbiguous(group)
    let simulation = store.session.simulation
    customer = Simulation(contents: simulation.account.store, start: simulation.now)
    let plans = Self.part(of: group.products, around: store.selection)
    if plans.count == group.products.count {
      self.group = group
      catalog = store.session.catalog
    } else {
      self.group = group.with(Array(plans))
      catalog = store.session.catalog.replacing(self.group)
    }
  }

  /// Returns a session in which nothing has been bought. The store inside can open no sheet of the
  /// browser's own session.
  @MainActor
  func newSession() -> StoreSession { StoreSession(catalog: catalog, simulation: customer) }

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
