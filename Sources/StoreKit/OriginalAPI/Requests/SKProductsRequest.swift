import Foundation
import StoreModel
import StoreViews

/// A request for products: `SKProductsRequest` of StoreKit's original API.
///
/// The delegate is an ``SKProductsRequestDelegate``. If it is another ``SKRequestDelegate``, it
/// learns only whether the request succeeded.
///
/// ```swift
/// import StoreKit
///
/// final class Loader: NSObject, SKProductsRequestDelegate {
///   private let request = SKProductsRequest(productIdentifiers: ["pro.monthly", "pro.yearly"])
///
///   func load() {
///     request.delegate = self
///     request.start()
///   }
///
///   func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
///     print(response.products.map(\.localizedTitle))
///   }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.products(for:)")
public class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  private var response: SKProductsResponse?

  /// Creates a request for the products with these identifiers.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  @MainActor override func load() async throws {
    let identifiers = identifiers
    let products = try await Product.products(for: identifiers)
    response = SKProductsResponse(products, requested: identifiers)
  }

  @MainActor override func passResponse() {
    // Swift cannot override `delegate` with a narrower type, as Apple's Objective-C class does.
    guard let response, let delegate = delegate as? any SKProductsRequestDelegate else { return }
    delegate.productsRequest(self, didReceive: response)
  }
}

/// An object that receives products: `SKProductsRequestDelegate` of StoreKit's original API. All
/// methods are called on the main thread.
///
/// ```swift
/// import StoreKit
///
/// final class Titles: NSObject, SKProductsRequestDelegate {
///   private(set) var titles: [String] = []
///
///   func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
///     titles = response.products.map(\.localizedTitle)
///   }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.products(for:)")
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products, immediately before `requestDidFinish`.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The result of a request for products: `SKProductsResponse` of StoreKit's original API.
///
/// ```swift
/// import StoreKit
///
/// func unknownProducts(in response: SKProductsResponse) -> String? {
///   response.invalidProductIdentifiers.first.map { "The store does not sell \($0)." }
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.products(for:)")
public final class SKProductsResponse: NSObject, Sendable {
  /// The products with the requested identifiers, in the order of the store.
  public let products: [SKProduct]
  /// The requested identifiers that the store does not know, in alphabetical order.
  public let invalidProductIdentifiers: [String]

  init(_ products: [Product], requested identifiers: Set<String>) {
    self.products = products.map { SKProduct($0) }
    invalidProductIdentifiers = identifiers.subtracting(products.map(\.id)).sorted()
  }
}
