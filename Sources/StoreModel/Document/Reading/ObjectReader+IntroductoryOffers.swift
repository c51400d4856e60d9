extension ObjectReader {
  private static let singleKey = "introductoryOffer"

  /// Returns the introductory offers, at most one for each billing plan.
  ///
  /// Before format 5, a plan has a single offer. Later files have a list, and some also have the
  /// single offer, which usually repeats the first offer of the list. The single offer is used only
  /// if the list has no offer for its billing plan. An offer that names no billing plan is billed
  /// up front.
  ///
  /// - Parameter unread: Receives the contents of unfinished and ignored offers.
  func introductoryOffers(
    _ unread: inout [String: String]
  ) -> [StoreConfiguration.OfferRecord] {
    var offers: [StoreConfiguration.OfferRecord] = []
    var sources: [StoreConfiguration.BillingPlanType: ObjectReader] = [:]
    for entry in readers("introductoryOffers") {
      guard let offer = entry.offer(kind: .introductory) else {
        unread.add(entry.unknownContents(besides: [], in: self))
        continue
      }
      if sources[offer.billingPlan] == nil {
        sources[offer.billingPlan] = entry
        offers.append(offer)
      } else {
        unread.add(entry.unknownContents(besides: [], in: self))
        entry.warn("a second offer for the same billing plan; ignored", about: "billingPlanType")
      }
    }
    guard let single = reader(Self.singleKey) else { return offers }
    if let listed = offers.first(where: { $0.billingPlan == single.billingPlan }),
      let source = sources[listed.billingPlan]
    {
      noteDifferences(of: single, from: listed, &unread, source)
    } else if let offer = single.offer(kind: .introductory) {
      offers.append(offer)
    } else {
      unread.add(single.unknownContents(besides: [], in: self))
    }
    return offers
  }

  /// The billing plan of an offer.
  private var billingPlan: StoreConfiguration.BillingPlanType {
    guard case .string(let text) = value("billingPlanType") else { return .billedUpfront }
    return .init(rawValue: text)
  }

  /// Adds the members of the single offer that differ from the listed offer, which is used. Adds a
  /// note if the offers have different terms.
  private func noteDifferences(
    of single: ObjectReader,
    from listed: StoreConfiguration.OfferRecord,
    _ unread: inout [String: String],
    _ source: ObjectReader
  ) {
    let known = source.object.contents(besides: [], under: Self.singleKey)
    unread.add(contents(of: Self.singleKey, besides: []).filter { known[$0.key] != $0.value })
    if single.silent.offer(kind: .introductory)?.hasSameTerms(as: listed) == true { return }
    let message = "differs from the offer of the same billing plan in \"introductoryOffers\""
    report(.note, message + ", which is used", about: Self.singleKey)
  }

  /// The same object with another log, for reading a value without a finding.
  private var silent: ObjectReader {
    ObjectReader(
      object: object,
      path: path,
      offset: offset,
      log: DiagnosticLog(),
      seen: SeenIdentifiers()
    )
  }
}

extension StoreConfiguration.OfferRecord {
  /// The billing plan of the offer. Before format 5, all plans are billed up front.
  fileprivate var billingPlan: StoreConfiguration.BillingPlanType {
    billingPlanType ?? .billedUpfront
  }

  /// Returns whether two offers have the same mode, price and length.
  fileprivate func hasSameTerms(as other: Self) -> Bool {
    paymentMode == other.paymentMode && displayPrice == other.displayPrice
      && periodCount == other.periodCount && period?.normalized == other.period?.normalized
  }
}
