import PurchaseFlow
import StoreModel

extension Product {
  /// Loads products: StoreKit's `Product.products(for:)`. Identifiers that the store does
  /// not know are left out; the order is the store's.
  ///
  /// - Throws: A `StoreKitError`, where loading was made to fail.
  public static func products(
    for identifiers: some Collection<String> & Sendable
  ) async throws -> [Product] {
    try await StoreSession.products(for: Array(identifiers))
  }

  /// Buys the product: StoreKit's `purchase(options:)`.
  ///
  /// The customer is asked in the purchase sheet of the store view that is on the screen.
  /// Where no such view is, the purchase is confirmed at once (ours: nobody can be asked).
  ///
  /// - Throws: A `Product.PurchaseError` or a `StoreKitError`.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    try await StoreSession.purchase(self, options)
  }

  /// The latest transaction of the product; `nil` when it was never bought.
  public var latestTransaction: VerificationResult<PurchaseFlow.Transaction>? {
    get async { await PurchaseFlow.Transaction.latest(for: id) }
  }

  /// What gives the customer a right to the product now; `nil` for consumables.
  public var currentEntitlement: VerificationResult<PurchaseFlow.Transaction>? {
    get async { await PurchaseFlow.Transaction.currentEntitlement(for: id) }
  }

  /// All that gives the customer a right to the product now.
  public var currentEntitlements: PurchaseFlow.Transaction.Transactions {
    PurchaseFlow.Transaction.currentEntitlements(for: id)
  }
}

extension StoreSession {
  /// Products by their identifiers, in the store's order.
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
