import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// The facts about a customer, as labels and formatted values.
struct CustomerFacts {
  /// A label with its value.
  struct Fact: Hashable, Identifiable {
    let label: AccountText
    let value: String
    var isAlarming = false
    var id: AccountText { label }
  }

  let account: Account
  let catalog: StoreCatalog
  /// Returns the display name of a product, even if it is no longer sold.
  let productName: (Product.ID) -> String
  let words: Words
  let dates: DateText

  /// The maximum number of names in a list. A longer list ends with the number of the other names.
  private static let mostNames = 5

  /// Returns the display name of a product, even if it is no longer sold.
  func name(of productID: String) -> String { productName(productID) }

  /// Returns names joined by dots, shortened to `mostNames`. A dot separates them because names and
  /// the terms of offers contain commas.
  func list(_ names: [String]) -> String {
    guard names.count > Self.mostNames else { return names.joined(separator: " · ") }
    let shown = names.prefix(Self.mostNames - 1)
    let rest = words.count(Words.CountedKey.moreEvents, names.count - shown.count)
    return shown.joined(separator: " · ") + " " + rest
  }

  /// Returns one line per element, shortened to `mostNames`. Only the listed elements are
  /// formatted.
  func lines<Thing>(_ things: [Thing], _ text: (Thing) -> String) -> String {
    guard things.count > Self.mostNames else { return things.map(text).joined(separator: "\n") }
    let shown = things.prefix(Self.mostNames - 1).map(text)
    let rest = words.count(Words.CountedKey.moreEvents, things.count - shown.count)
    return (shown + [rest]).joined(separator: "\n")
  }

  /// Returns the charged and the refunded amounts in each currency.
  func paid(_ ledgers: [Ledger]) -> String {
    let currencies = ledgers.flatMap(\.currencies).reduce(into: [String]()) { found, currency in
      if !found.contains(currency) { found.append(currency) }
    }
    let sums = currencies.map { currency in
      let charged = ledgers.reduce(Decimal(0)) { $0 + $1.charged(in: currency) }
      let refunded = ledgers.reduce(Decimal(0)) { $0 + $1.refunded(in: currency) }
      let paid = catalog.money(charged, in: currency)
      return refunded == 0
        ? paid : words.text(AccountText.valueRefunded, paid, catalog.money(refunded, in: currency))
    }
    return sums.isEmpty ? words.text(AccountText.valueNone) : words.enumeration(sums)
  }

  /// The facts about the customer in general.
  var ofCustomer: [Fact] {
    var facts = [
      payment,
      Fact(label: .factEntitlements, value: names(account.currentEntitlements)),
      Fact(label: .factUnfinished, value: names(account.unfinishedTransactions)),
    ]
    if !account.purchasesToApprove.isEmpty {
      let names = account.purchasesToApprove.map { name(of: $0.productID) }
      facts.append(Fact(label: .factWaiting, value: list(names)))
    }
    if !account.refundRequests.isEmpty {
      let requested = account.refundRequests.compactMap { account.transaction($0.transactionID) }
      facts.append(Fact(label: .factRefundRequests, value: names(requested)))
    }
    facts.append(Fact(label: .factPaid, value: paidInAll))
    return facts
  }

  /// The fact about renewals: whether they can be charged. The store's settings can also make
  /// renewals fail.
  private var payment: Fact {
    let failsBySettings = account.store.settings.failsRenewals
    let value: AccountText =
      !account.paymentWorks ? .valueFails : failsBySettings ? .valueFailsBySettings : .valueWorks
    return Fact(
      label: .factPayment,
      value: words.text(value),
      isAlarming: !account.paymentWorks || failsBySettings
    )
  }

  /// The amounts of all purchases.
  var paidInAll: String { paid(account.lines.map(\.ledger) + [account.ledger]) }

  /// Returns the product names of transactions. Each product is listed once, with the number of its
  /// transactions.
  private func names(_ transactions: [PurchaseFlow.Transaction]) -> String {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for transaction in transactions {
      if counts.updateValue(
        counts[transaction.productID, default: 0] + 1,
        forKey: transaction.productID
      ) == nil {
        order.append(transaction.productID)
      }
    }
    let names = order.map { id in
      let count = counts[id] ?? 1
      return count == 1 ? name(of: id) : words.text(AccountText.valueSeveral, name(of: id), count)
    }
    return names.isEmpty ? words.text(AccountText.valueNone) : list(names)
  }
}
