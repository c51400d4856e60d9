import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// Shows what would come of an action before it is done.
@MainActor
struct PurchaseDryRun {
  let session: StoreSession
  let words: Words
  let formatter: TransactionFormatter

  private var dates: DateText { session.dateText(in: words) }

  /// Why something would not be done now; `nil` where it would.
  func obstacle(toDoing action: StoreAction) -> String? {
    let events = dryRun(of: action).events
    let isHeld = events.contains { $0.kind == .alreadySubscribed }
    guard isHeld || events.refusal != nil || events.failure != nil else { return nil }
    return formatter.lines(for: events).first ?? words.line(for: .events(events), in: session)
  }

  /// What would come of something, without doing it.
  func dryRun(of action: StoreAction) -> (account: Account, events: [StoreEvent]) {
    var account = session.account
    let events = account.apply(action, at: session.now)
    return (account, events)
  }

  /// What would come of a purchase or a code, before it is confirmed: what is charged, and
  /// what follows; `nil` of anything else.
  func outcome(ofDoing action: StoreAction) -> String? {
    switch action {
    case .purchase(let request) where request.purchaseDate != nil: return outcome(ofPast: request)
    case .purchase(let request):
      return [waitText, terms(of: request)].compactMap(\.self).joined(separator: " ")
    case .purchaseIntent(let request):
      let waits = words.text(TransactionsText.buysIntent)
      return [waits, terms(of: request)].compactMap(\.self).joined(separator: " ")
    case .redeemCode(let productID, _):
      return session.catalog.product(id: productID).map { terms(of: $0, by: action) }
    default: return nil
    }
  }

  /// What a purchase made now would wait for first; `nil` where it goes through.
  private var waitText: String? {
    let settings = session.account.store.settings
    if settings.asksToBuy { return words.text(TransactionsText.buysAsking) }
    return settings.interruptsPurchases ? words.text(TransactionsText.buysInterrupted) : nil
  }

  private func terms(of request: PurchaseRequest) -> String? {
    guard let product = session.catalog.product(id: request.productID) else { return nil }
    guard let subscription = product.subscription else { return charge(of: product, request) }
    let named = subscription.promotionalOffers + subscription.winBackOffers
    let offer = request.offerID.flatMap { id in named.first { $0.id == id } }
    return terms(of: product, by: .purchase(request), applying: offer)
  }

  /// The terms as the purchase sheet has them, but in the program's language, as all around.
  private func terms(
    of product: Product,
    by action: StoreAction,
    applying offer: Product.SubscriptionOffer? = nil
  ) -> String {
    let terms = PurchaseTerms(product, by: action, applying: offer, in: session, words: words)
    let lines = terms.lines.map { line in
      "\(line.when(words, dates)) \(line.price), \(line.text)"
    }
    let parts = lines + [terms.note].compactMap(\.self)
    return "\(product.displayName): " + parts.joined(separator: " · ")
  }

  /// The one charge of what does not renew; of what is owned already there is none.
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

  /// What a purchase of the past would be: its first period, since the others follow up to
  /// now.
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
