import Foundation
import StoreModel

/// A product in the journal. The price is a decimal text in currency units.
struct StoredProduct: Codable {
  /// The code offers of a product that does not renew; `nil` for none, so that the JSON equals that
  /// of earlier versions without this key.
  var codeOffers: [StoredOneTimeCodeOffer]?
  var description: String
  var displayName: String
  var id: String
  var isFamilyShareable: Bool
  var price: String
  var priceFormat: StoredPriceFormat
  var promotionalImageID: String?
  var referenceName: String?
  var subscription: StoredSubscription?
  var type: String
  var unavailability: String?

  init(_ product: Product) {
    let codes = product.oneTimeCodeOffers.map(StoredOneTimeCodeOffer.init)
    codeOffers = codes.isEmpty ? nil : codes
    description = product.description
    displayName = product.displayName
    id = product.id
    isFamilyShareable = product.isFamilyShareable
    price = StoredCoding.text(product.price)
    priceFormat = StoredPriceFormat(product.priceFormat)
    promotionalImageID = product.promotionalImageID
    referenceName = product.referenceName
    subscription = product.subscription.map(StoredSubscription.init)
    type = product.type.rawValue
    unavailability = product.unavailability.map(Self.name)
  }

  var product: Product {
    get throws {
      let format = priceFormat.format
      return Product(
        id: id,
        type: Product.ProductType(rawValue: type),
        displayName: displayName,
        description: description,
        price: try StoredCoding.number(price),
        priceFormatStyle: format.style,
        isFamilyShareable: isFamilyShareable,
        subscription: try subscription?.subscription,
        unavailability: try unavailability.map(Self.unavailability),
        priceFormat: format,
        referenceName: referenceName,
        promotionalImageID: promotionalImageID,
        oneTimeCodeOffers: try codeOffers?.map { try $0.offer } ?? []
      )
    }
  }

  private static func name(_ unavailability: Product.Unavailability) -> String {
    switch unavailability {
    case .missingIdentifier: "missingIdentifier"
    case .duplicateIdentifier: "duplicateIdentifier"
    case .unknownPrice: "unknownPrice"
    case .unknownPeriod: "unknownPeriod"
    }
  }

  private static func unavailability(_ name: String) throws -> Product.Unavailability {
    switch name {
    case "missingIdentifier": .missingIdentifier
    case "duplicateIdentifier": .duplicateIdentifier
    case "unknownPrice": .unknownPrice
    case "unknownPeriod": .unknownPeriod
    default: throw JournalReadingError.newer("\"\(name.prefix(40))\"")
    }
  }
}

/// The subscription properties of a product in the journal.
struct StoredSubscription: Codable {
  var codeOffers: [StoredCodeOffer]
  var groupDisplayName: String
  var groupLevel: Int
  var groupPosition: Int
  var introductoryOffer: StoredOffer?
  var period: StoredPeriod
  var pricingTerms: [StoredTerms]
  var promotionalOffers: [StoredOffer]
  var subscriptionGroupID: String
  var unreadablePeriod: String?
  var winBackOffers: [StoredOffer]

  init(_ subscription: Product.SubscriptionInfo) {
    codeOffers = subscription.codeOffers.map(StoredCodeOffer.init)
    groupDisplayName = subscription.groupDisplayName
    groupLevel = subscription.groupLevel
    groupPosition = subscription.groupPosition
    introductoryOffer = subscription.introductoryOffer.map(StoredOffer.init)
    period = StoredPeriod(subscription.subscriptionPeriod)
    pricingTerms = subscription.pricingTerms.map(StoredTerms.init)
    promotionalOffers = subscription.promotionalOffers.map(StoredOffer.init)
    subscriptionGroupID = subscription.subscriptionGroupID
    unreadablePeriod = subscription.unreadablePeriod
    winBackOffers = subscription.winBackOffers.map(StoredOffer.init)
  }

  var subscription: Product.SubscriptionInfo {
    get throws {
      Product.SubscriptionInfo(
        subscriptionGroupID: subscriptionGroupID,
        groupPosition: groupPosition,
        groupDisplayName: groupDisplayName,
        groupLevel: groupLevel,
        subscriptionPeriod: try period.period,
        introductoryOffer: try introductoryOffer?.offer,
        promotionalOffers: try promotionalOffers.map { try $0.offer },
        winBackOffers: try winBackOffers.map { try $0.offer },
        unreadablePeriod: unreadablePeriod,
        codeOffers: try codeOffers.map { try $0.offer },
        pricingTerms: try pricingTerms.map { try $0.terms }
      )
    }
  }
}
