import Foundation

extension Product {
  /// An offer of a product that does not renew, which customers redeem with a code. StoreKit has no
  /// such type: an offer code appears only in the transaction.
  public struct OneTimeCodeOffer: Hashable, Sendable {
    /// The name for developers; the file has no other identifier for these offers.
    public let referenceName: String
    /// The price in currency units; zero if the product is free, and NaN if the file has no usable
    /// price.
    public let price: Decimal
    /// The kinds of customers who can redeem the offer, in the order of the file.
    public let eligibility: [StoreConfiguration.OfferRecord.Eligibility]
    /// The format of ``displayPrice``.
    public let priceFormat: PriceFormat

    /// Creates a code offer.
    public init(
      referenceName: String,
      price: Decimal,
      eligibility: [StoreConfiguration.OfferRecord.Eligibility],
      priceFormat: PriceFormat
    ) {
      self.referenceName = referenceName
      self.price = price
      self.eligibility = eligibility
      self.priceFormat = priceFormat
    }

    /// The localized price.
    public var displayPrice: String { priceFormat.string(for: price) }
  }
}
