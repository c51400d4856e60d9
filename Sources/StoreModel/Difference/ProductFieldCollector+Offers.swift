extension ProductFieldCollector {
  /// Returns the introductory offers; each billing plan has at most one.
  func introductoryOffers(_ offers: [StoreConfiguration.OfferRecord]) -> ComparedList {
    // Before format 5, a file has a single introductory offer under another key, and no billing
    // plans.
    let isSingle = offers.count == 1 && offers[0].billingPlanType == nil
    let key = isSingle ? "introductoryOffer" : "introductoryOffers"
    let items = offers.enumerated().map { index, offer in
      let place = place(of: offer, isSingle ? key : "\(key)[\(index)]")
      let plan = offer.billingPlanType?.rawValue ?? ""
      let name = offers.count == 1 ? "" : plan
      let identities = [plan, offer.internalID, isSingle ? "" : nil]
      return item(offer, Item(kind: .introductoryOffer, name: name), identities, at: place)
    }
    return ComparedList(items: items, path: "\(path).\(key)")
  }

  /// Returns the offers of a list other than the introductory offers.
  func offers(
    _ offers: [StoreConfiguration.OfferRecord],
    _ kind: Item.Kind,
    _ key: String
  ) -> ComparedList {
    let items = offers.enumerated().map { index, offer in
      let names = [offer.referenceName, offer.offerID, offer.internalID]
      let name = names.compactMap { $0 }.first { !$0.isEmpty } ?? ""
      let identities = [offer.offerID, offer.internalID, offer.referenceName]
        .map { $0?.isEmpty == true ? nil : $0 }
      let place = place(of: offer, "\(key)[\(index)]")
      return item(offer, Item(kind: kind, name: name), identities, at: place)
    }
    return ComparedList(items: items, path: "\(path).\(key)", isOrdered: true)
  }

  /// Returns the key path of an offer. The file can have unfinished offers before it, which are not
  /// counted.
  ///
  /// - Parameter fallback: The path from the plan if the offer was not read from a file.
  private func place(of offer: StoreConfiguration.OfferRecord, _ fallback: String) -> String {
    "\(path).\(offer.place.isEmpty ? fallback : offer.place)"
  }

  /// Returns the fields of each billing plan.
  func billingPlans(_ plans: [StoreConfiguration.BillingPlan]) -> ComparedList {
    let listPath = path + ".billingPlans"
    let items = plans.enumerated().map { index, plan in
      let inner = ProductFieldCollector(path: "\(listPath)[\(index)]")
      let price = inner.price(plan.displayPrice, plan.displayPriceText)
      let commitment = inner.price(plan.commitmentDisplayPrice, plan.commitmentDisplayPriceText)
      return ComparedItem(
        item: Item(kind: .billingPlan, name: plan.type.rawValue),
        identities: [plan.type.rawValue, plan.internalID],
        path: inner.path,
        summary: .several([price, .truth(plan.isEnabled)].compactMap { $0 }),
        fields: [
          inner.field(.billingPlanType, "billingPlanType", .word(plan.type.rawValue)),
          inner.field(.offerPrice, "displayPrice", price),
          inner.field(.commitmentPrice, "commitmentDisplayPrice", commitment),
          inner.field(.enabled, "isEnabled", .truth(plan.isEnabled)),
          inner.field(.internalID, "internalID", plan.internalID.map { .word($0) }),
          inner.field(.unknownKeys, "", .contents(plan.unknownContents)),
        ]
      )
    }
    return ComparedList(items: items, path: listPath)
  }

  private func item(
    _ offer: StoreConfiguration.OfferRecord,
    _ item: Item,
    _ identities: [String?],
    at path: String
  ) -> ComparedItem {
    let inner = ProductFieldCollector(path: path)
    let words = offer.eligibility.map(\.rawValue).sorted()
    let mode = offer.paymentMode?.configurationWord ?? offer.paymentModeText
    let billingPlan = offer.billingPlanType.map { Value.word($0.rawValue) }
    return ComparedItem(
      item: item,
      identities: identities,
      path: path,
      summary: .offer(offer),
      fields: [
        inner.field(.paymentMode, "paymentMode", mode.map { .word($0) }),
        inner.field(.offerPrice, "displayPrice", offerPrice(offer)),
        inner.field(.offerPeriod, "subscriptionPeriod", period(offer.period, offer.periodText)),
        inner.field(.periodCount, "numberOfPeriods", .number(offer.periodCount)),
        inner.field(.internalID, "internalID", offer.internalID.map { .word($0) }),
        inner.field(.name, "referenceName", offer.referenceName.map { .text($0) }),
        inner.field(.offerID, "offerID", offer.offerID.map { .word($0) }),
        inner.field(.eligibility, "eligibility", .names(words)),
        inner.field(.stackable, "isStackable", .truth(offer.isStackable)),
        inner.field(.eligible, "isEligible", .truth(offer.isEligible)),
        inner.field(.billingPlanType, "billingPlanType", billingPlan),
        inner.field(.unknownKeys, "", .contents(offer.unknownContents)),
      ]
    )
  }

  /// Returns the price of an offer; `nil` for a free trial, whose price in the file has no meaning.
  private func offerPrice(_ offer: StoreConfiguration.OfferRecord) -> Value? {
    guard offer.paymentMode != .freeTrial else { return nil }
    return price(offer.displayPrice, offer.displayPriceText)
  }
}

extension Product.SubscriptionOffer.PaymentMode {
  /// The word of the file format.
  var configurationWord: String {
    switch self {
    case .freeTrial: "free"
    case .payAsYouGo: "payAsYouGo"
    case .payUpFront: "payUpFront"
    }
  }
}
