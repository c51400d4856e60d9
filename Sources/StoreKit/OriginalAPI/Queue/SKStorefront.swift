import Foundation
import StoreModel
import StoreViews

/// The App Store of a country or region: `SKStorefront` of StoreKit's original API.
///
/// ```swift
/// import StoreKit
///
/// func isJapanese(_ queue: SKPaymentQueue) -> Bool { queue.storefront?.countryCode == "JPN" }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Storefront")
public final class SKStorefront: NSObject, Sendable {
  /// The three-letter code of the country or region.
  public let countryCode: String
  /// The App Store's number of the storefront; the country code if the number is not known.
  public let identifier: String

  init(_ storefront: Storefront) {
    countryCode = storefront.countryCode
    identifier = storefront.id
  }
}
