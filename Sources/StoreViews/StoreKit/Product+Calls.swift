import PurchaseFlow
import StoreModel

extension Product {
  /// Loads products, in the order of the store: StoreKit's `Product.products(for:)`. Unknown
  /// identifiers are ignored.
  ///
  /// - Throws: A `StoreKitError` if a simulated failure is set.
  public static func products(
    for identifiers: some Collection<String> & Sendable
  ) async throws -> [Product] {
    try await StoreSession.products(for: Array(identifiers))
  }

  /// Buys the product: StoreKit's `purchase(options:)`.
  ///
  /// The purchase sheet of a view on the screen asks the customer to confirm. Without such a view
  /// the purchase is confirmed at once (this project's rule).
  ///
  /// - Throws: A `Product.PurchaseError` or a `StoreKitError`.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    try await StoreSession.purchase(self, options)
  }

  /// The latest transaction of the product; `nil` if it was never bought.
  public var latestTransaction: VerificationResult<PurchaseFlow.Transaction>? {
    get async { await PurchaseFlow.Transaction.latest(for: id) }
  }

  /// The transaction that currently entitles the customer to the product; `nil` for consumables.
  public var currentEntitlement: VerificationResult<PurchaseFlow.Transaction>? {
    get async { await PurchaseFlow.Transaction.currentEntitlement(for: id) }
  }

  /// All transactions that currently entitle the customer to the product.
  public var currentEntitlements: PurchaseFlow.Transaction.Transactions {
    PurchaseFlow.Transaction.currentEntitlements(for: id)
  }
}

extension StoreSession {
  /// Returns the products with these identifiers, in the order of the store.
  func products(for identifiers: [String]) throws -> [Product] {
    do {
      try simulation.account.attempt(.loadProducts)
    } catch {
      throw error.thrown
    }
    let known = Set(identifiers)
    let all = catalog.groups.flatMap(\.products) + catalog.products
    return all.filter { known.contains($0.id) && catalog.product(id: $0.id) == $0 }
  }

  static func products(for identifiers: [String]) throws -> [Product] {
    try current.products(for: identifiers)
  }

  static func purchase(
    _ product: Product,
    _ options: Set<Product.PurchaseOption>
  ) async throws -> PurchaseResult {
    try await current.buy(product, options: options)
  }
}
