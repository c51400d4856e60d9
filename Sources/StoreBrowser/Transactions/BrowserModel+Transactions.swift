import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension BrowserModel {
  /// All purchases.
  var transactionBook: TransactionBook { transactions.book(of: session.account) }

  /// The purchases that the filter leaves.
  var shownTransactions: TransactionsModel.Shown {
    transactions.rows(of: session.account) { filter, book in
      TransactionMatcher(
        filter,
        in: book,
        zone: session.account.store.zone,
        words: words,
        writing: transactionWriting,
        name: { [session] in session.name(of: $0) }
      )
    }
  }

  /// What the rows show, for the filter.
  private var transactionWriting: TransactionMatcher.Writing {
    let (dates, zone) = (dates, session.account.store.zone)
    return TransactionMatcher.Writing(
      dates: { [self] row in
        [row.began, row.transaction?.expiresAt].compactMap(\.self).map { instant in
          transactions.writtenDate(instant, by: dates) {
            let day = zone.reading(at: instant).day
            return "\(dates.day(instant)) \(day)".foldedForSearch
          }
        }
      },
      price: { [self] in priceText(of: $0) }
    )
  }

  /// The chosen line; the first one where none was chosen, or where the chosen one has gone.
  var chosenTransactionRow: TransactionRow? {
    let rows = shownTransactions.rows
    return index(of: transactions.selection, in: rows).map { rows[$0] } ?? rows.first
  }

  /// The chosen transaction.
  var chosenTransaction: PurchaseFlow.Transaction? { chosenTransactionRow?.transaction }

  /// Which line is chosen, for the list.
  var transactionSelection: Binding<TransactionRow.ID?> {
    Binding { [self] in
      chosenTransactionRow?.id
    } set: { [self] in
      transactions.selection = $0
    }
  }

  private func index(of id: TransactionRow.ID?, in rows: [TransactionRow]) -> Int? {
    id.flatMap { id in rows.firstIndex { $0.id == id } }
  }

  /// Chooses the line some places further, round from the end to the beginning.
  func chooseTransaction(by step: Int) {
    let rows = shownTransactions.rows
    guard !rows.isEmpty else { return }
    let index = index(of: chosenTransactionRow?.id, in: rows) ?? 0
    let next = ((index + step) % rows.count + rows.count) % rows.count
    transactions.selection = rows[next].id
    transactions.requestFocus()
  }

  /// Opens the field for the filter, or goes back into it.
  func openTransactionFilter() {
    transactions.isInspecting = false
    transactions.requestTyping()
  }

  /// Shows all purchases again.
  func closeTransactionFilter() {
    let chosen = chosenTransactionRow?.id
    transactions.filterText = ""
    transactions.isFilterOpen = false
    transactions.isTyping = false
    transactions.selection = chosen
    transactions.requestFocus()
  }

  /// Leaves the field for the filter, which stays.
  func leaveTransactionFilter() {
    if transactions.filterText.isEmpty { return closeTransactionFilter() }
    transactions.isTyping = false
    transactions.requestFocus()
  }

  // MARK: Writing

  /// A product's name for customers, also where it is not sold any more.
  func productName(_ id: String) -> String { session.name(of: id) }

  /// An amount of money in the currency that it was charged in, or will be.
  func money(_ amount: Decimal, in currency: String) -> String {
    session.catalog.money(amount, in: currency)
  }

  /// What a line cost, or would cost.
  func priceText(of row: TransactionRow) -> String {
    switch row.content {
    case .transaction(let sold): money(sold.chargedAmount, in: sold.currency)
    case .request(let waiting): price(of: waiting.request) ?? ""
    }
  }

  /// The states of a line in words, as many as there is room for: those that tell the most.
  /// Where there is none for the first, its short name stands there.
  func stateText(of row: TransactionRow, columns: Int = .max) -> String {
    let states = transactionBook.states(of: row)
    var text = states.first.map { words.text($0.name) } ?? ""
    if let first = states.first, TextWidth.columns(text) > columns {
      text = words.text(first.shortName)
    }
    for state in states.dropFirst() {
      let longer = text + ", " + words.text(state.name)
      if TextWidth.columns(longer) > columns { break }
      text = longer
    }
    return text
  }
}
