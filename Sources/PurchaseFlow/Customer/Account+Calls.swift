import StoreModel

/// StoreKit calls that only read. These functions return the account's current data or throw a
/// simulated failure.
extension Account {
  /// Returns the products with the given identifiers, in the store's order; see
  /// `Product.products(for:)`.
  public func products(for identifiers: [String]) throws(StoreError) -> [Product] {
    try attempt(.loadProducts)
    return store.products.filter { identifiers.contains($0.id) }
  }

  /// Returns the customer's statuses in a group; see `Product.SubscriptionInfo.status(for:)`.
  public func subscriptionStatus(
    for group: GroupID
  ) throws(StoreError) -> [SubscriptionStatus] {
    try attempt(.subscriptionStatus)
    return status(for: group)
  }

  /// Returns the unsigned record of the customer's copy of the app. `AppTransaction.shared` returns
  /// the signed form.
  public func appTransaction(
    of app: SignedApp,
    installedAt installation: Instant
  ) throws(StoreError) -> AppTransactionPayload {
    try attempt(.appTransaction)
    return AppTransactionPayload(
      app,
      installedAt: installation,
      signedAt: max(now ?? installation, installation)
    )
  }

  /// Throws the simulated failure of a call, if any. Also call this function before you show a
  /// StoreKit sheet that does not change the account.
  public func attempt(_ call: StoreCall) throws(StoreError) {
    if let error = failures[call] { throw error }
  }
}
