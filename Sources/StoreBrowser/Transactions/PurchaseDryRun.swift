import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// Predicts the result of an action, on a copy of the customer's account.
@MainActor
struct PurchaseDryRun {
  let session: StoreSession
  let words: Words
  let formatter: TransactionFormatter

  private var dates: DateText { session.dateText(in: words) }

  /// Returns why an action would fail now; `nil` if the action would succeed.
  func unavailableReason(for action: StoreAction) -> String? {
    let events = dryRun(of: action).events
    let isHeld = events.contains { $0.kind == .alreadySubscribed }
    guard isHeld || events.refusal != nil || events.failure != nil else { return nil }
    return formatter.lines(for: events).first ?? words.line(for: .events(events), in: session)
  }

  /// Returns the account and the events after an action, without performing it.
  func dryRun(of action: StoreAction) -> (account: Account, events: [StoreEvent]) {
    var account = session.account
    let events = account.apply(action, at: session.now)
    return (account, events)
  }

  /// Returns the result of a purchase, or of redeeming a code, before the person confirms it: the
  /// charge and the following terms. Returns `nil` for other actions.
  func outcome(ofDoing action: StoreAction) -> String? {
    switch action {
    case .purchase(let request) where request.purchaseDate != nil: return outcome(ofPast: request)
    case .purchase(let request):
      return [waitText, terms(of: request)].compactMap(\.self).joined(separator: " ")
    case .purchaseIntent(let request):
      let waits = words.text(TransactionsText.buysIntent)
      return [waits, terms(of: request)].compactMap(\.self).joined(separator: " ")
    case .redeemCode(let productID, let offer):
      guard let product = session.catalog.product(id: productID) else { return nil }
      if product.subscription != nil { return terms(of: product, by: action) }
      let code = product.oneTimeCodeOffers.first { $0.referenceName == offer }
      return code.map { "\(product.displayName): \($0.displayPrice)" }
    default: return nil
    }
  }

  /// The reason why a purchase would wait for another step; `nil` if the purchase completes at
  /// once.
  private var waitText: String? {
    let settings = session.account.store.settings
    if settings.asksToBuy { return words.text(TransactionsText.buysAsking) }
    return settings.interruptsPurchases ? words.text(TransactionsText.buysInterrupted) : nil
  }

  private func terms(of request: PurchaseRequest) -> String? {
    guard let product = session.catalog.product(id: request.productID) else { return nil }
    guard let subscription = product.subscription else { return charge(of: product, request) }
    let monthly = request.billingPlan == .monthly ? subscription.monthlyTerms : nil
    let named =
      monthly?.subscriptionOffers ?? subscription.promotionalOffers + subscription.winBackOffers
    let offer = request.offerID.flatMap { id in named.first { $0.id == id } }
    return terms(of: product, by: .purchase(request), applying: offer)
  }

  /// Returns the terms of the purchase sheet, in the program's language instead of the store's.
  private func terms(
    of product: Product,
    by action: StoreAction,
    applying offer: Product.SubscriptionOffer? = nil
  ) -> String {
    let terms = PurchaseTerms(product, by: action, applying: offer, in: session, words: words)
    let lines = terms.lines.map { line in
      words.enumeration(["\(line.when(words, dates)) \(line.price)", line.text])
    }
    let parts = lines + [terms.commitment, terms.note].compactMap(\.self)
    return "\(product.displayName): " + parts.joined(separator: " · ")
  }

  /// Returns the single charge of a product that does not renew. For an owned product, returns the
  /// notice that there is no charge.
  private func charge(of product: Product, _ request: PurchaseRequest) -> String {
    let events = dryRun(of: .purchase(request)).events
    if events.contains(where: { $0.kind == .alreadyOwned }),
      let line = words.line(for: .events(events), in: session)
    {
      return line
    }
    let count = request.quantity
    let sum = product.priceFormat.string(for: product.price * Decimal(count))
    guard count > 1 else { return "\(product.displayName): \(sum)" }
    return "\(product.displayName): \(words.number(count)) × \(product.displayPrice) = \(sum)"
  }

  /// Returns the result of a past purchase. The text describes only the first period, because the
  /// later periods are renewals up to now.
  private func outcome(ofPast request: PurchaseRequest) -> String? {
    let (account, events) = dryRun(of: .purchase(request))
    let sold = events.lazy.compactMap(\.transactionID).compactMap(account.transaction).first
    guard let sold else { return nil }
    let name = session.name(of: sold.productID)
    let charged = session.catalog.money(sold.chargedAmount, in: sold.currency)
    guard let end = sold.expiresAt else {
      return words.text(TransactionsText.buysOnce, name, charged)
    }
    return words.text(TransactionsText.buysUntil, name, charged, dates.day(end))
  }
}
