import Foundation
import StoreViews

/// A request for a new app receipt: `SKReceiptRefreshRequest` of StoreKit's original API.
///
/// The simulated App Store has no receipts, so `Bundle.main.appStoreReceiptURL` leads to no file
/// after the request. The request loads the app transaction instead, and fails if a simulated
/// failure of `AppTransaction` is set.
///
/// ```swift
/// import StoreKit
///
/// func refreshReceipt(for delegate: any SKRequestDelegate) {
///   let request = SKReceiptRefreshRequest()
///   request.delegate = delegate
///   request.start()
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Transaction.all and AppTransaction.shared")
public class SKReceiptRefreshRequest: SKRequest {
  /// The properties of the receipt in a test, as the app set them. They have no effect.
  public let receiptProperties: [String: Any]?

  /// Creates a request.
  ///
  /// - Parameter properties: The properties of the receipt in a test. They have no effect.
  public init(receiptProperties properties: [String: Any]?) {
    receiptProperties = properties
    super.init()
  }

  /// Creates a request without properties.
  public override convenience init() { self.init(receiptProperties: nil) }

  @MainActor override func load() async throws { _ = try await AppTransaction.refresh() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the property that makes a test receipt expired. The value is a Boolean value.
public let SKReceiptPropertyIsExpired = "SKReceiptPropertyIsExpired"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the property that makes a test receipt revoked. The value is a Boolean value.
public let SKReceiptPropertyIsRevoked = "SKReceiptPropertyIsRevoked"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the property that makes a test receipt one of a volume purchase. The value is a
/// Boolean value.
public let SKReceiptPropertyIsVolumePurchase = "SKReceiptPropertyIsVolumePurchase"
