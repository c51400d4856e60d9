/// A purchase that waits for approval, resolution or completion.
public struct WaitingPurchase: Hashable, Sendable {
  /// The requested product and options.
  public let request: PurchaseRequest
  /// The time of the request.
  public let askedAt: Instant

  /// The identifier of the requested product.
  public var productID: String { request.productID }
}
