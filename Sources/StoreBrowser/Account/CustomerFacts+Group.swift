import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

extension CustomerFacts {
  /// Returns the facts about the customer in a group.
  func facts(of group: SubscriptionGroup) -> [Fact] {
    guard let id = account.group(of: group) else {
      return [Fact(label: .factState, value: words.text(CustomerState.never.text))]
    }
    let state = account.customerState(in: id)
    let isAlarming = [.grace, .retry, .revoked].contains(state)
    var facts = [
      Fact(label: .factState, value: words.text(state.text), isAlarming: isAlarming)
    ]
    if let line = account.line(id), let status = account.status(for: id).first {
      facts += self.facts(of: line, status.renewalInfo)
    }
    facts += offeredPlans(in: group).map { Fact(label: $0.label, value: text(of: $0)) }
    let lines = account.lines(of: id)
    if let shared = lines.first(where: \.isShared) { facts.append(family(shared)) }
    if !lines.isEmpty {
      facts.append(Fact(label: .factPaid, value: paid(lines.map(\.ledger))))
    }
    return facts
  }

  /// Returns the labels of `facts(of:)`. For a group without purchases, no value is formatted.
  func labels(of group: SubscriptionGroup) -> [AccountText] {
    guard let id = account.group(of: group), account.lines(of: id).isEmpty else {
      return facts(of: group).map(\.label)
    }
    return [.factState] + offeredPlans(in: group).map(\.label)
  }

  /// Returns the plan that the family shares, with the end of its period or of the sharing.
  private func family(_ shared: SubscriptionLine) -> Fact {
    let isActive = shared.state.isEntitled
    let end = isActive ? shared.periodEnd : shared.revokedAt ?? shared.periodEnd
    let key: AccountText = isActive ? .valueSharedPlan : .valueSharedEnded
    let value = words.text(key, name(of: shared.plan.productID), dates.day(end))
    return Fact(label: .factFamily, value: value)
  }

  private func facts(of line: SubscriptionLine, _ info: RenewalInfo) -> [Fact] {
    let isBesideShared = account.lines(of: line.group).contains(where: \.isShared)
    let label: AccountText = isBesideShared ? .factOwnPlan : .factPlan
    var facts = [Fact(label: label, value: name(of: line.plan.productID))]
    let mayRenew = line.state.isEntitled || line.billingIssue != nil
    facts += commitment(of: line, info)
    if mayRenew {
      let next = nextPlan(of: line, info).map(name) ?? words.text(AccountText.valueNotRenewing)
      facts.append(
        info.isWithdrawn
          ? Fact(
            label: .factRenewsTo,
            value: words.text(AccountText.valueWithdrawn, next),
            isAlarming: true
          ) : Fact(label: .factRenewsTo, value: next)
      )
    }
    facts += dates(of: line, info, mayRenew: mayRenew)
    facts += offers(of: line)
    if let increase = line.priceIncrease {
      let price = catalog.money(increase.price, in: increase.currency)
      let key =
        increase.status == .pending ? AccountText.valueIncreasePending : .valueIncreaseAgreed
      facts.append(
        Fact(
          label: .factIncrease,
          value: words.text(key, price),
          isAlarming: increase.status == .pending
        )
      )
    }
    return facts
  }

  /// Returns the plan that the subscription renews to. Returns `nil` if the subscription ends
  /// although auto-renew is on: the sandbox limits the number of renewals.
  private func nextPlan(of line: SubscriptionLine, _ info: RenewalInfo) -> String? {
    if case .ends(.autoRenewDisabled)? = account.periodEnd(of: line) { return nil }
    return info.productAfterTerm
  }

  /// Returns the progress and the end of a 12-month commitment; empty without a commitment.
  private func commitment(of line: SubscriptionLine, _ info: RenewalInfo) -> [Fact] {
    guard let period = line.commitmentPeriod, let commitment = info.commitment else { return [] }
    let progress = words.text(
      .commitmentProgress,
      words.number(period.number),
      words.number(period.total)
    )
    let total = words.text(
      .commitmentTotal,
      words.number(period.total),
      catalog.money(period.commitmentPrice, in: line.plan.currency)
    )
    let end = words.text(
      commitment.willAutoRenew ? .commitmentRenews : .commitmentEnds,
      dates.day(period.commitmentEnd)
    )
    let next = commitment.willAutoRenew ? name(of: commitment.productID) : nil
    return [
      Fact(label: .factCommitment, value: "\(progress) · \(total)"),
      Fact(label: .factCommitmentEnd, value: next.map { "\(end) · \($0)" } ?? end),
    ]
  }

  private func dates(of line: SubscriptionLine, _ info: RenewalInfo, mayRenew: Bool) -> [Fact] {
    var facts: [Fact] = []
    if let end = line.currentGracePeriodEnd {
      facts.append(Fact(label: .factGrace, value: dates.day(end), isAlarming: true))
    }
    if let issue = line.billingIssue {
      facts.append(Fact(label: .factRetry, value: dates.day(issue.retryEnd), isAlarming: true))
    }
    if mayRenew, let price = info.renewalPrice, let charge = charge(price, of: line, info) {
      return facts + [charge]
    }
    // A withdrawn plan in billing retry ends at the end of the retry period, which is already
    // listed.
    if info.isWithdrawn, line.billingIssue != nil { return facts }
    if mayRenew { return facts + [Fact(label: .factEnds, value: dates.day(line.periodEnd))] }
    let end = line.revokedAt ?? line.periodEnd
    return facts + [Fact(label: .factEnded, value: dates.day(end))]
  }

  /// Returns the next charge, or why it will fail; `nil` if the subscription ends instead.
  private func charge(
    _ price: Decimal,
    of line: SubscriptionLine,
    _ info: RenewalInfo
  ) -> Fact? {
    let amount = catalog.money(price, in: info.currencyIdentifier)
    if line.billingIssue != nil {
      return Fact(label: .factCharge, value: words.text(AccountText.valueChargeWhenPaid, amount))
    }
    let day = dates.day(info.renewsAt)
    let end = account.periodEnd(of: line)
    let isFailing: Bool
    let what: String
    switch end {
    case .renews?, nil: (what, isFailing) = (amount, false)
    case .gracePeriod?: (what, isFailing) = (words.text(TransactionsText.upcomingGrace), true)
    case .billingRetry?: (what, isFailing) = (words.text(AccountText.valueRetryBegins), true)
    case .ends(.didNotConsentToPriceIncrease)? where line.priceIncrease?.status == .pending:
      guard let agreed = outcomeOfAgreeing(line) else { return nil }
      let value = words.text(AccountText.valueChargeIfAgreed, agreed, day)
      return Fact(label: .factCharge, value: value, isAlarming: true)
    case .ends?: return nil
    }
    let value = words.text(AccountText.valueCharge, what, day)
    return Fact(label: .factCharge, value: value, isAlarming: isFailing)
  }

  /// Returns the result of the period's end if the customer agrees to a price increase: the amount,
  /// or the payment problem. The price increase changes neither the price of a waiting offer nor a
  /// payment problem.
  private func outcomeOfAgreeing(_ line: SubscriptionLine) -> String? {
    guard let now = account.now else { return nil }
    var agreed = account
    _ = agreed.apply(.answerPriceIncrease(line.group, agree: true), at: now)
    guard let line = agreed.line(line.group),
      let info = agreed.status(for: line.group).first?.renewalInfo, let price = info.renewalPrice
    else { return nil }
    return switch agreed.periodEnd(of: line) {
    case .gracePeriod?: words.text(TransactionsText.upcomingGrace)
    case .billingRetry?: words.text(AccountText.valueRetryBegins)
    case .renews?, .ends?, nil: catalog.money(price, in: info.currencyIdentifier)
    }
  }

  /// Returns the active offer and the next offer, with the number of periods that are left.
  private func offers(of line: SubscriptionLine) -> [Fact] {
    var facts: [Fact] = []
    let present =
      line.state == .subscribed ? account.transaction(line.latestID)?.offer : nil
    let waiting = line.waitingOffers.first
    if let present {
      let until = words.text(
        AccountText.valueOfferUntil,
        words.text(present.text),
        dates.day(line.periodEnd)
      )
      let left = waiting?.offer == present ? waiting?.periodsLeft : nil
      facts.append(Fact(label: .factOffer, value: left.map { "\(until), \(periods($0))" } ?? until))
    }
    if let next = line.nextOffer, next != present {
      let count =
        line.pendingProductID == nil ? waiting?.periodsLeft : line.pendingOffer?.periodsLeft
      let name = words.text(next.text)
      facts.append(
        Fact(label: .factNextOffer, value: count.map { "\(name), \(periods($0))" } ?? name)
      )
    }
    return facts
  }

  private func periods(_ count: Int) -> String { words.count(AccountText.offerLeft, count) }
}

extension RenewalInfo {
  /// Whether auto-renew is on but the next plan is no longer sold, so that the subscription ends.
  var isWithdrawn: Bool { willAutoRenew && renewalPrice == nil }
}

extension PurchaseFlow.Transaction.Offer {
  /// The text of the offer's kind.
  var text: AccountText {
    if paymentMode == .freeTrial { return .offerTrial }
    switch type {
    case .introductory: return .offerIntroductory
    case .promotional: return .offerPromotional
    case .code: return .offerCode
    case .winBack: return .offerWinBack
    case .retention: return .offerRetention
    default: return .offerOther
    }
  }
}
