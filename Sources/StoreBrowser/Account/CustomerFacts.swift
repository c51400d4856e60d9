import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// What there is to know of a customer, told in words: of each group, and of everything.
struct CustomerFacts {
  /// Something to know.
  struct Fact: Hashable, Identifiable {
    let label: AccountText
    let value: String
    var isAlarming = false
    var id: AccountText { label }
  }

  let account: Account
  let catalog: StoreCatalog
  /// A product's name for people, also where it is not sold any more.
  let productName: (Product.ID) -> String
  let words: Words
  let dates: DateText

  /// How many things of a kind are named, before the rest is counted.
  private static let mostNames = 5

  /// The name of a product for people, also where it is not sold any more.
  func name(of productID: String) -> String { productName(productID) }

  /// Names in a row; where there are many, the first of them and how many more. Names and
  /// terms of offers have commas in them: a dot stands between them.
  func list(_ names: [String]) -> String {
    guard names.count > Self.mostNames else { return names.joined(separator: " · ") }
    let shown = names.prefix(Self.mostNames - 1)
    let rest = words.count(Words.CountedKey.moreEvents, names.count - shown.count)
    return shown.joined(separator: " · ") + " " + rest
  }

  /// One thing a line; where there are many, the first of them and how many more. Only those
  /// are put into words.
  func lines<Thing>(_ things: [Thing], _ text: (Thing) -> String) -> String {
    guard things.count > Self.mostNames else { return things.map(text).joined(separator: "\n") }
    let shown = things.prefix(Self.mostNames - 1).map(text)
    let rest = words.count(Words.CountedKey.moreEvents, things.count - shown.count)
    return (shown + [rest]).joined(separator: "\n")
  }

  /// What was paid, and what of it was given back.
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
    return sums.isEmpty ? words.text(AccountText.valueNone) : sums.joined(separator: ", ")
  }

  /// What holds for the customer in all.
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
    facts.append(Fact(label: .factPaid, value: paidInAll))
    return facts
  }

  /// Whether renewals can be charged; where it is the settings that let them fail, that.
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

  /// What was paid for everything.
  var paidInAll: String { paid(account.lines.map(\.ledger) + [account.ledger]) }

  /// The products of transactions, each once, with how many of them there are.
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
