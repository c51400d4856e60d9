import Foundation
import PurchaseFlow
import StoreModel

extension Product: CustomDebugStringConvertible {
  /// The properties of the product as JSON: StoreKit's `jsonRepresentation`. Apple does not
  /// document the keys; here they are the names of the properties.
  public var jsonRepresentation: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(ProductForm(self))) ?? Data()
  }

  /// The properties of the product as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
  /// The period in ISO 8601 format: `P1M`.
  public var debugDescription: String { iso8601 }
}

/// The JSON encoding of a product.
private struct ProductForm: Encodable {
  struct Subscription: Encodable {
    let subscriptionGroupID: String
    let groupDisplayName: String
    let groupLevel: Int
    let subscriptionPeriod: String
    let introductoryOffer: Offer?
    let promotionalOffers: [Offer]
    let winBackOffers: [Offer]
  }

  struct Offer: Encodable {
    let id: String?
    let paymentMode: String
    let period: String
    let periodCount: Int
    let price: String
  }

  let id: String
  let type: String
  let displayName: String
  let description: String
  let price: String
  let displayPrice: String
  let currencyCode: String
  let isFamilyShareable: Bool
  let subscription: Subscription?

  init(_ product: Product) {
    id = product.id
    type = product.type.rawValue
    displayName = product.displayName
    description = product.description
    price = "\(product.price)"
    displayPrice = product.displayPrice
    currencyCode = product.priceFormatStyle.currencyCode
    isFamilyShareable = product.isFamilyShareable
    subscription = product.subscription.map { subscription in
      Subscription(
        subscriptionGroupID: subscription.subscriptionGroupID,
        groupDisplayName: subscription.groupDisplayName,
        groupLevel: subscription.groupLevel,
        subscriptionPeriod: subscription.subscriptionPeriod.iso8601,
        introductoryOffer: subscription.introductoryOffer.map(Offer.init),
        promotionalOffers: subscription.promotionalOffers.map(Offer.init),
        winBackOffers: subscription.winBackOffers.map(Offer.init)
      )
    }
  }
}

extension ProductForm.Offer {
  init(_ offer: Product.SubscriptionOffer) {
    id = offer.id
    paymentMode = offer.paymentMode.rawValue
    period = offer.period.iso8601
    periodCount = offer.periodCount
    price = "\(offer.price)"
  }
}
