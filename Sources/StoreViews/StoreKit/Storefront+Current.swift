import Foundation
import PurchaseFlow
import StoreModel

extension Storefront {
  /// Storefronts that come one by one: StoreKit's `Storefront.Storefronts`.
  public typealias Storefronts = StoreSequence<Storefront>

  /// The App Store's number of the storefront; its country code where the number is not
  /// known here.
  public var id: String { StorefrontNumber.of(countryCode) ?? countryCode }

  /// The customer's storefront.
  public static var current: Storefront? {
    get async { await StoreSession.currentStorefront() }
  }

  /// The customer's storefront; it never changes while a program runs.
  public static var updates: Storefronts { Storefronts(listing: { [$0.catalog.storefront] }) }
}

extension StoreSession {
  static func currentStorefront() -> Storefront { current.catalog.storefront }
}
