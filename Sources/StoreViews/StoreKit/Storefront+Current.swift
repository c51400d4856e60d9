import Foundation
import PurchaseFlow
import StoreModel

extension Storefront {
  /// A sequence of storefronts: StoreKit's `Storefront.Storefronts`.
  public typealias Storefronts = StoreSequence<Storefront>

  /// The App Store's number of the storefront; the country code if this module does not know the
  /// number.
  public var id: String { StorefrontNumber.of(countryCode) ?? countryCode }

  /// The storefront of the customer.
  public static var current: Storefront? {
    get async { await StoreSession.currentStorefront() }
  }

  /// A sequence with one element: the storefront of the customer. The storefront never changes
  /// while a program runs.
  public static var updates: Storefronts { Storefronts(listing: { [$0.catalog.storefront] }) }
}

extension StoreSession {
  static func currentStorefront() -> Storefront { current.catalog.storefront }
}
