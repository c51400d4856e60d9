import StoreModel

extension Account {
  /// Returns the offer that a purchase requests; `nil` if the purchase requests no offer.
  ///
  /// For a promotional offer, the customer must have or have had an own subscription of the group
  /// (O2). For a win-back offer, the customer must be eligible (O4, O5).
  func offer(
    of request: PurchaseRequest,
    for plan: PlanTerms
  ) throws(PurchaseFailure) -> ChosenOffer? {
    guard let id = request.offerID else { return nil }
    let offers = catalog.offers(of: plan.productID, billedMonthly: plan.isBilledMonthly)
    let found: PlanOffers.NamedOffer
    if let promotional = offers.promotional.first(where: { $0.id == id }) {
      guard lineIndex(plan.group) != nil else { throw .error(.purchase(.ineligibleForOffer)) }
      found = promotional
    } else if let winBack = offers.winBack.first(where: { $0.id == id }) {
      guard let line = line(plan.group), line.plan.isSamePlan(as: plan),
        eligibleWinBackOfferIDs(in: plan.group).contains(id)
      else { throw .error(.purchase(.ineligibleForOffer)) }
      found = winBack
    } else {
      throw .error(.purchase(.invalidOfferIdentifier))
    }
    guard let terms = found.terms else { throw .error(.purchase(.invalidOfferPrice)) }
    return ChosenOffer(terms: terms)
  }

  /// Redeems an offer code. A new transaction is delivered on `Transaction.updates` (R31, R32,
  /// R48).
  mutating func redeem(
    _ name: String,
    of productID: String,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    let request = PurchaseRequest(productID: productID)
    do throws(PurchaseFailure) {
      if let error = failures[.offerCodeRedeem] { throw .error(error) }
      guard let entry = catalog[productID] else { throw .refusal(.unknownProduct(productID)) }
      if case .oneTime(let terms) = entry {
        return try redeemOnce(name, of: terms, at: now, log: &log)
      }
      guard let group = group(of: productID) else { throw .refusal(.notASubscription(productID)) }
      let codes = redeemableCodes(ofPlan: productID, in: group)
      guard let found = codes.first(where: { $0.code.name == name }) else {
        throw .refusal(.codeDeclined(name))
      }
      let isStackable = found.code.isStackable
      let offer = ChosenOffer(terms: found.terms, isStackable: isStackable, isCode: true)
      subscribe(to: found.plan, offer, request, .update, at: now, log: &log)
    } catch {
      reportFailure(error, request, at: now, log: &log)
    }
  }

  /// Returns the reference names of the codes that the customer can redeem for a product, in the
  /// order of the file.
  public func eligibleCodes(for productID: String) -> [String] {
    if case .oneTime(let terms)? = catalog[productID] {
      return redeemableCodes(of: terms).map(\.name)
    }
    guard let group = group(of: productID) else { return [] }
    return redeemableCodes(ofPlan: productID, in: group).map(\.code.name)
  }

  /// Returns the codes of a plan that the customer can redeem, in the order of the file. Each code
  /// comes with the plan in its billing plan.
  private func redeemableCodes(
    ofPlan productID: String,
    in group: GroupID
  ) -> [(code: PlanOffers.Code, plan: PlanTerms, terms: OfferTerms)] {
    catalog.offers(of: productID).codes.compactMap { code in
      guard let plan = plan(productID, billedMonthly: code.isBilledMonthly, in: group),
        let terms = code.terms, isEligible(for: code, plan)
      else { return nil }
      return (code, plan, terms)
    }
  }

  /// Returns whether the customer is eligible for a code as a new, existing or expired subscriber.
  /// A code for a plan of a lower level than the active plan is never redeemable (O3).
  private func isEligible(for code: PlanOffers.Code, _ plan: PlanTerms) -> Bool {
    guard let line = line(plan.group) else { return code.isFor(.new) }
    let isPresent = line.state.isEntitled
    if isPresent || line.billingIssue != nil {
      guard code.isFor(.existing) else { return false }
    } else {
      guard code.isFor(.expired) else { return false }
    }
    let held = listTerms(of: line.plan, in: plan.group)
    return !isPresent || plan.level <= held.level
  }
}

extension PlanOffers.Code {
  /// Returns whether the code allows a kind of customer; a code without kinds allows all customers.
  fileprivate func isFor(_ kind: StoreConfiguration.OfferRecord.Eligibility) -> Bool {
    eligibility.isEmpty || eligibility.contains(kind)
  }
}
