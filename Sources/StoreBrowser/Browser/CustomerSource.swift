import PurchaseFlow
import PurchaseJournal
import StoreModel
import StoreViews

/// The source of the browser's customer, and whether the customer's actions are saved.
///
/// ```swift
/// import PurchaseFlow
/// import StoreBrowser
///
/// func options(for simulation: Simulation) -> BrowserOptions {
///   BrowserOptions(customer: .simulation(simulation))
/// }
/// ```
public enum CustomerSource: Sendable {
  /// A new customer, who is not saved.
  case new
  /// The customer of the journal file at a path. Actions are saved in this file. Starts a new
  /// customer if the file does not exist.
  case journal(String)
  /// A customer with a history, who is not saved.
  case simulation(Simulation)

  /// The storefront in which the customer bought; `nil` for a customer who buys in that of the file.
  var storefront: Storefront? {
    guard case .simulation(let simulation) = self else { return nil }
    return Storefront(simulation.account.store.storefront)
  }

  /// Returns a session in which the customer opens the store.
  ///
  /// - Parameter start: The initial time of the clock for a new customer.
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
