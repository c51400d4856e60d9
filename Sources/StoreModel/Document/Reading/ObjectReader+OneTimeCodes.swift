import ExternalInput

extension ObjectReader {
  /// Returns the code offers of a product that does not renew.
  ///
  /// Apple does not document their form in the file. They are read like the code offers of
  /// subscriptions, without a length: an offer is free, or has one price.
  ///
  /// - Parameter unread: Receives the unknown keys, with their values, of entries that are not
  ///   offers.
  func oneTimeCodeOffers(
    _ unread: inout [String: String]
  ) -> [StoreConfiguration.OfferRecord] {
    readers("codeOffers").compactMap { entry in
      let offer = entry.oneTimeCodeOffer()
      if offer == nil { unread.add(entry.unknownContents(besides: KnownKeys.offer, in: self)) }
      return offer
    }
  }

  /// Returns the code offer of this object; `nil` if its payment mode is "none".
  private func oneTimeCodeOffer() -> StoreConfiguration.OfferRecord? {
    var offer = StoreConfiguration.OfferRecord()
    offer.kind = .code
    offer.paymentModeText = string("paymentMode")
    if offer.paymentModeText == "none" {
      warn("the payment mode is \"none\"; read as no offer", about: "paymentMode")
      return nil
    }
    readOneTimePrice(of: &offer)
    if value("subscriptionPeriod") != nil {
      (offer.period, offer.periodText) = period("subscriptionPeriod")
    }
    readDetails(of: &offer)
    if offer.referenceName?.trimmingBlanks.isEmpty ?? true {
      warn("the code offer has no reference name; nobody can redeem it", about: "referenceName")
    }
    return offer
  }

  /// Reads the payment mode and the price. Each mode except `free` means one price.
  private func readOneTimePrice(of offer: inout StoreConfiguration.OfferRecord) {
    if offer.paymentModeText == "free" {
      offer.paymentMode = .freeTrial
      offer.displayPrice = 0
      if case .string(let text)? = value("displayPrice") { offer.displayPriceText = text }
      return
    }
    if offer.paymentModeText == "payAsYouGo" {
      warn("the product does not renew; the offer is read as one payment", about: "paymentMode")
    }
    (offer.displayPrice, offer.displayPriceText) = price("displayPrice")
  }
}
