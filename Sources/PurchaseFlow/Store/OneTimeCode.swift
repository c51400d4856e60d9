import Foundation
import StoreModel

/// An offer code of a product that does not renew.
struct OneTimeCode: Hashable, Sendable {
  let name: String
  /// The price of one unit; `nil` if it is unknown.
  let price: Decimal?
  let eligibility: [StoreConfiguration.OfferRecord.Eligibility]

  init(_ offer: Product.OneTimeCodeOffer) {
    name = offer.referenceName
    price = offer.price.isNaN ? nil : offer.price
    eligibility = offer.eligibility
  }

  /// Returns whether the code allows a kind of customer; a code without kinds allows all customers.
  func allows(_ kind: StoreConfiguration.OfferRecord.Eligibility) -> Bool {
    eligibility.isEmpty || eligibility.contains(kind)
  }
}
