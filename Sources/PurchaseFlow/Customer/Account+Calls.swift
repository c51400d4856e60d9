import StoreModel

/// The calls of StoreKit that only read: they answer from the account as it stands, or throw
/// what they were made to fail with.
extension Account {
  /// The products with some identifiers, in the store's order, as `Product.products(for:)`.
  public func products(for identifiers: [String]) throws(StoreError) -> [Product] {
    try attempt(.loadProducts)
    return store.products.filter { identifiers.contains($0.id) }
  }

  /// Where the customer stands in a group, as `Product.SubscriptionInfo.status(for:)`.
  public func subscriptionStatus(
    for group: GroupID
  ) throws(StoreError) -> [SubscriptionStatus] {
    try attempt(.subscriptionStatus)
    return status(for: group)
  }

  /// The customer's copy of the app at a moment, as `AppTransaction.shared` has it in signed
  /// form.
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

  /// Throws what a call was made to fail with; nothing where it was not. The sheets of
  /// StoreKit that do nothing but show themselves are asked for with this.
  public func attempt(_ call: StoreCall) throws(StoreError) {
    if let error = failures[call] { throw error }
  }
}
