import StoreModel
import StoreViews

extension StoreScreenModel {
  /// What the store's screen shows.
  enum Content: Equatable {
    /// The plans of the selected group. The group has no plans if another group has some.
    case plans(SubscriptionGroup)
    /// The one-time purchases and non-renewing subscriptions of a file without plans.
    case products
    /// How to add a plan to a file that has nothing to sell.
    case nothing
  }

  /// What the store's screen shows now.
  var content: Content {
    let catalog = session.catalog
    if let group, catalog.groups.contains(where: { !$0.products.isEmpty }) { return .plans(group) }
    return catalog.products.isEmpty ? .nothing : .products
  }

  /// Whether the screen shows the plans of a group.
  var showsPlans: Bool { if case .plans = content { true } else { false } }

  /// Whether the screen shows products other than plans.
  var showsProducts: Bool { content == .products }

  /// The identifiers of the products that the screen shows if the file has no plans, in the order of
  /// the file and without duplicates.
  var productIDs: [Product.ID] {
    var known = Set<Product.ID>()
    return session.catalog.products.map(\.id).filter { known.insert($0).inserted }
  }
}
