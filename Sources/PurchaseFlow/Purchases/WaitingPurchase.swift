/// A purchase that waits for somebody: to be approved, resolved or completed.
public struct WaitingPurchase: Hashable, Sendable {
  /// What was asked for.
  public let request: PurchaseRequest
  /// When.
  public let askedAt: Instant

  /// The product's identifier.
  public var productID: String { request.productID }
}
