import ExternalInput

extension ObjectReader {
  private typealias PaymentMode = Product.SubscriptionOffer.PaymentMode

  /// The maximum number of periods of an offer; this project's choice.
  private static let periodCountLimit = 1_000

  /// Returns the offers of a list.
  ///
  /// - Parameter unread: Receives the contents of unfinished offers.
  func offers(
    _ key: String,
    kind: StoreConfiguration.OfferRecord.Kind,
    _ unread: inout [String: String]
  ) -> [StoreConfiguration.OfferRecord] {
    readers(key).compactMap { entry in
      let offer = entry.offer(kind: kind)
      if offer == nil { unread.add(entry.unknownContents(besides: [], in: self)) }
      return offer
    }
  }

  /// Returns the offer of this object; `nil` if its payment mode is "none". Xcode writes this mode
  /// for an offer that was added but not finished.
  func offer(kind: StoreConfiguration.OfferRecord.Kind) -> StoreConfiguration.OfferRecord? {
    var offer = StoreConfiguration.OfferRecord()
    offer.kind = kind
    offer.place = path.lastMember
    offer.paymentModeText = string("paymentMode")
    if offer.paymentModeText == "none" {
      let message = "the offer is unfinished: its payment mode is \"none\"; read as no offer"
      report(.note, message, about: "paymentMode")
      return nil
    }
    offer.paymentMode = paymentMode(offer.paymentModeText)
    readPrice(of: &offer)
    if offer.paymentMode != nil || value("subscriptionPeriod") != nil {
      (offer.period, offer.periodText) = period("subscriptionPeriod")
    }
    readDetails(of: &offer)
    return offer
  }

  /// Reads the properties of an offer besides its payment mode, price and length of a period.
  func readDetails(of offer: inout StoreConfiguration.OfferRecord) {
    offer.periodCount = periodCount()
    offer.internalID = string("internalID")
    offer.referenceName = string("referenceName")
    offer.offerID = string("offerID")
    offer.eligibility = eligibility()
    offer.isStackable = bool("isStackable")
    offer.isEligible = bool("isEligible", default: true)
    offer.billingPlanType = string("billingPlanType").map { .init(rawValue: $0) }
    offer.unknownContents = object.contents(besides: KnownKeys.offer)
  }

  private func paymentMode(_ text: String?) -> PaymentMode? {
    switch text {
    case "free": return .freeTrial
    case "payAsYouGo": return .payAsYouGo
    case "payUpFront": return .payUpFront
    case "freeTrial":
      warn("the payment mode \"freeTrial\" is read as free", about: "paymentMode")
      return .freeTrial
    case nil:
      if value("paymentMode") == nil {
        warn("the payment mode is missing; the offer is unknown", about: "paymentMode")
      }
      return nil
    case let text?:
      let quoted = PrintableText.quoted(text)
      warn("the payment mode \(quoted) is unknown", about: "paymentMode")
      return nil
    }
  }

  /// Reads the price. The price of a free trial is set to 0, because the price in the file has no
  /// meaning.
  private func readPrice(of offer: inout StoreConfiguration.OfferRecord) {
    switch offer.paymentMode {
    case .freeTrial:
      offer.displayPrice = 0
      if case .string(let text) = value("displayPrice") { offer.displayPriceText = text }
    case .payAsYouGo, .payUpFront:
      (offer.displayPrice, offer.displayPriceText) = price("displayPrice")
    case nil:
      guard value("displayPrice") != nil else { return }
      (offer.displayPrice, offer.displayPriceText) = price("displayPrice")
    }
  }

  private func periodCount() -> Int {
    guard let value = value("numberOfPeriods") else { return 1 }
    if case .number(let text) = value {
      let count = Double(text) ?? 0
      if count >= 1, count <= Double(Self.periodCountLimit), let whole = value.wholeNumber {
        return whole
      }
      let used = count > Double(Self.periodCountLimit) ? Self.periodCountLimit : 1
      let quoted = PrintableText.quoted(text)
      warn(
        "the number of periods \(quoted) is invalid; read as \(used)",
        about: "numberOfPeriods"
      )
      return used
    }
    warnExpected("a whole number", about: "numberOfPeriods", outcome: "read as 1")
    return 1
  }

  private func eligibility() -> [StoreConfiguration.OfferRecord.Eligibility] {
    list("eligibility").compactMap { node in
      if case .string(let word) = node.value { return .init(rawValue: word) }
      let found = node.value.kindInWords
      let place = path.appending("eligibility")
      log.add(
        .warning,
        "expected a string, found \(found); skipped",
        at: place,
        offset: node.offset
      )
      return nil
    }
  }
}
