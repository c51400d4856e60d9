import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// Formats transactions, their prices and their events in the program's language.
@MainActor
struct TransactionFormatter {
  let session: StoreSession
  let words: Words

  /// The formatter of dates in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// Returns the charged amount of a transaction, or the price of a waiting purchase.
  func priceText(of row: TransactionRow) -> String {
    switch row.content {
    case .transaction(let sold): session.catalog.money(sold.chargedAmount, in: sold.currency)
    case .request(let waiting): price(of: waiting.request) ?? ""
    }
  }

  /// Returns the present price of a waiting purchase; `nil` if the purchase is no longer possible.
  func price(of request: PurchaseRequest) -> String? {
    guard let product = session.catalog.product(id: request.productID) else { return nil }
    guard product.subscription != nil else {
      return product.priceFormat.string(for: product.price * Decimal(request.quantity))
    }
    let action = StoreAction.purchase(request)
    return PurchaseTerms(product, by: action, in: session).lines.first?.price
  }

  /// Returns an offer's kind, followed by the offer's identifier if there is one.
  func offerText(_ offer: PurchaseFlow.Transaction.Offer) -> String {
    let kind = words.text(TransactionsText(offer.type))
    return offer.id.map { "\(kind): \($0)" } ?? kind
  }
}
