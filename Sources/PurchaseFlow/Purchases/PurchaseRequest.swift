/// What a customer is asked to buy.
///
/// Written as a string literal it is the product with that identifier.
public struct PurchaseRequest: Hashable, Sendable {
  /// The product's identifier.
  public var productID: String

  /// Asks for a product.
  public init(productID: String) { self.productID = productID }
}

extension PurchaseRequest: ExpressibleByStringLiteral {
  /// Asks for a product.
  public init(stringLiteral productID: String) { self.init(productID: productID) }
}
