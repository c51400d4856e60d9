/// A purchase that waits for approval, resolution or completion.
///
/// ```swift
/// import PurchaseFlow
///
/// func age(of purchase: WaitingPurchase, at now: Instant) -> String {
///   "\(purchase.productID), \((now.milliseconds - purchase.askedAt.milliseconds) / 1000) s"
/// }
/// ```
public struct WaitingPurchase: Hashable, Sendable {
  /// The requested product and options.
  public let request: PurchaseRequest
  /// The time of the request.
  public let askedAt: Instant

  /// The identifier of the requested product.
  public var productID: String { request.productID }
}
