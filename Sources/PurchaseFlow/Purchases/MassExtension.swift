/// A request to extend the renewal dates of all active subscribers of a product.
///
/// ```swift
/// import PurchaseFlow
///
/// func compensate(_ customer: inout Simulation) -> [StoreEvent] {
///   customer.perform(.extendAllRenewals(MassExtension(productID: "pro.monthly", days: 7)))
/// }
/// ```
public struct MassExtension: Hashable, Sendable {
  /// The identifier of the subscription's product.
  public var productID: String
  /// The number of days to extend, 1 to 90.
  public var days: Int
  /// The storefronts' three-letter country codes. Customers of other storefronts are not affected.
  /// `nil` for all storefronts.
  public var storefronts: [String]?
  /// The developer's identifier of the request; `nil` to derive an identifier from the request and
  /// its time.
  public var requestIdentifier: String?

  /// Creates a request (default: all storefronts, and a derived identifier).
  public init(
    productID: String,
    days: Int,
    storefronts: [String]? = nil,
    requestIdentifier: String? = nil
  ) {
    self.productID = productID
    self.days = days
    self.storefronts = storefronts
    self.requestIdentifier = requestIdentifier
  }
}

/// The result of a request to extend the renewal dates of all active subscribers of a product.
///
/// ```swift
/// import PurchaseFlow
///
/// func failures(in events: [StoreEvent]) -> [MassExtensionSummary] {
///   events.compactMap { event in
///     guard case .renewalExtensionCompleted(let summary) = event.kind else { return nil }
///     return summary.failedCount > 0 ? summary : nil
///   }
/// }
/// ```
public struct MassExtensionSummary: Hashable, Sendable {
  /// The product, days and storefronts that were requested.
  public let request: MassExtension
  /// The number of extended subscriptions. One simulated customer has at most one.
  public let succeededCount: Int
  /// The number of subscriptions that could not be extended.
  public let failedCount: Int
}

extension MassExtensionSummary: CustomStringConvertible {
  /// Both counts as text: `1 extended, 0 failed`.
  public var description: String { "\(succeededCount) extended, \(failedCount) failed" }
}
