import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// The content of a message: the plan, and labelled amounts and dates.
struct MessageTopic: Hashable {
  /// A labelled amount or date.
  struct Fact: Hashable, Identifiable {
    let name: MessagesText
    let value: String
    var isPrice = false

    var id: MessagesText { name }
  }

  let title: MessagesText
  let plan: String
  let text: MessagesText
  let facts: [Fact]

  @MainActor
  init(_ row: MessageRow, in model: MessagesModel) {
    let line = model.session.account.line(row.group)
    title = MessagesText(row.reason)
    let held = line.map { model.plan(of: $0, in: row) }
    plan = held.map(model.session.name(of:)) ?? row.group.id
    switch row.reason {
    case .billingIssue: text = .textBilling
    case .priceIncreaseConsent: text = .textIncrease
    case .winBackOffer: text = .textWinBack
    default: text = .textGeneric
    }
    facts = row.isOpen ? line.map { Self.facts(of: row, $0, in: model) } ?? [] : []
  }

  @MainActor
  private static func facts(
    of row: MessageRow,
    _ line: SubscriptionLine,
    in model: MessagesModel
  ) -> [Fact] {
    switch row.reason {
    case .billingIssue: billing(line, in: model)
    case .priceIncreaseConsent: increase(line, in: model)
    case .winBackOffer: winBack(line, in: model)
    default: []
    }
  }

  @MainActor
  private static func billing(_ line: SubscriptionLine, in model: MessagesModel) -> [Fact] {
    guard let issue = line.billingIssue else { return [] }
    let info = model.session.account.status(for: line.group).first?.renewalInfo
    var facts = [Fact(name: .factDue, value: model.dates.day(issue.due))]
    if let info, let price = info.renewalPrice {
      let next = info.autoRenewPreference ?? line.plan.productID
      let amount = model.perPeriod(
        model.session.catalog.money(price, in: info.currencyIdentifier),
        of: next,
        isBilledMonthly: info.renewalBillingPlan == .monthly
      )
      // The charge that failed may be for the first period of another plan.
      let charged =
        next == line.plan.productID ? amount : model.session.name(of: next) + " · " + amount
      facts.append(Fact(name: .factAmount, value: charged, isPrice: true))
    }
    if let end = line.currentGracePeriodEnd {
      facts.append(Fact(name: .factGrace, value: model.dates.day(end)))
    }
    facts.append(Fact(name: .factRetry, value: model.dates.day(issue.retryEnd)))
    return facts
  }

  @MainActor
  private static func increase(_ line: SubscriptionLine, in model: MessagesModel) -> [Fact] {
    guard let increase = line.priceIncrease else { return [] }
    let id = line.plan.productID
    let present = model.session.catalog.money(
      line.keptPrice ?? line.plan.price,
      in: line.plan.currency
    )
    let isBilledMonthly = line.plan.isBilledMonthly
    let old = model.perPeriod(present, of: id, isBilledMonthly: isBilledMonthly)
    let new = model.perPeriod(
      model.session.catalog.money(increase.price, in: increase.currency),
      of: id,
      isBilledMonthly: isBilledMonthly
    )
    // Within a commitment, the price changes with the next commitment (K11).
    let start = line.commitmentPeriod?.commitmentEnd ?? line.periodEnd
    return [
      Fact(name: .factOldPrice, value: old, isPrice: true),
      Fact(name: .factNewPrice, value: new, isPrice: true),
      Fact(name: .factFrom, value: model.dates.day(start)),
    ]
  }

  @MainActor
  private static func winBack(_ line: SubscriptionLine, in model: MessagesModel) -> [Fact] {
    guard let (plan, offer) = model.winBackOffer(in: line.group) else { return [] }
    let terms = line.plan.isBilledMonthly ? plan.subscription?.monthlyTerms : nil
    let then = model.words.priceAndCommitment(of: plan, billedBy: terms)
    return [
      Fact(name: .factOffer, value: model.words.price(of: offer), isPrice: true),
      Fact(name: .factThen, value: then, isPrice: true),
      Fact(name: .factEnded, value: model.dates.day(line.periodEnd)),
    ]
  }
}

extension MessagesText {
  /// The title of messages with a reason.
  init(_ reason: Message.Reason) {
    self =
      switch reason {
      case .billingIssue: .titleBilling
      case .priceIncreaseConsent: .titleIncrease
      case .winBackOffer: .titleWinBack
      default: .titleGeneric
      }
  }
}

extension MessagesModel {
  /// Returns the plan of a subscription when a shown message appeared; for a waiting message, the
  /// present plan.
  fileprivate func plan(of line: SubscriptionLine, in row: MessageRow) -> Product.ID {
    guard let step = row.step else { return line.plan.productID }
    let events = timeline.customerTimeline.events
    let later = events.partitioningIndex { $0.actionCount > step }
    let last = events[..<later].last { $0.event.group == row.group && $0.event.beginsPeriod }
    let bought = last?.event.transactionID.flatMap(session.account.transaction)
    return bought?.productID ?? line.plan.productID
  }

  /// Returns a price with the billing period, such as "$12.99/month".
  ///
  /// - Parameter isBilledMonthly: Whether a yearly plan is billed monthly, with a commitment.
  fileprivate func perPeriod(
    _ price: String,
    of productID: String,
    isBilledMonthly: Bool
  ) -> String {
    guard let info = session.catalog.product(id: productID)?.subscription else { return price }
    let period = isBilledMonthly ? Product.SubscriptionPeriod.monthly : info.subscriptionPeriod
    return words.text(.pricePerPeriod, price, words.perPeriod(period))
  }
}

extension StoreEvent {
  /// Whether a period of a plan started with the event.
  fileprivate var beginsPeriod: Bool {
    switch kind {
    case .purchased, .resubscribed, .renewed, .recovered, .upgraded: true
    default: false
    }
  }
}
