import PurchaseFlow
import PurchaseJournal
import StoreModel
import StoreViews

/// Where the customer in the browser comes from, and where what they do is kept.
public enum CustomerSource: Sendable {
  /// A new one, who is kept nowhere.
  case new
  /// The one of a journal's file; a new one where there is none.
  case journal(String)
  /// One with a history already, who is kept nowhere.
  case simulation(Simulation)

  /// Opens a store to the customer.
  ///
  /// - Parameter start: The clock's first moment for a new one.
  @MainActor
  func session(
    with catalog: StoreCatalog,
    _ contents: StoreContents,
    start: Instant
  ) throws -> StoreSession {
    switch self {
    case .new:
      return StoreSession(
        catalog: catalog,
        simulation: Simulation(contents: contents, start: start)
      )
    case .journal(let path):
      let customer = try JournaledSimulation(path: path, contents: contents, start: start)
      return try StoreSession(catalog: catalog, customer: customer)
    case .simulation(var simulation):
      let known = simulation.account.store
      if known.products != contents.products || known.storefront != contents.storefront {
        var opened = known
        opened.products = contents.products
        opened.storefront = contents.storefront
        simulation.perform(.open(opened))
      }
      return StoreSession(catalog: catalog, simulation: simulation)
    }
  }
}
