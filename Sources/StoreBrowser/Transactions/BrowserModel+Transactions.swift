import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension BrowserModel {
  /// The customer.
  var account: Account { session.simulation.account }

  /// All purchases.
  var transactionBook: TransactionBook { transactions.book(of: account) }

  /// The purchases that the filter leaves.
  var shownTransactions: TransactionsModel.Shown {
    let catalog = session.catalog
    return transactions.rows(of: account) { filter, book in
      TransactionMatcher(
        filter,
        in: book,
        zone: account.store.zone,
        words: words,
        writing: transactionWriting,
        name: { catalog.product(id: $0)?.displayName ?? $0 }
      )
    }
  }

  /// What the rows show, for the filter.
  private var transactionWriting: TransactionMatcher.Writing {
    let (dates, zone) = (dates, account.store.zone)
    return TransactionMatcher.Writing(
      dates: { [self] row in
        [row.began, row.transaction?.expiresAt].compactMap(\.self).map { instant in
          transactions.writtenDate(instant, by: dates) {
            let day = zone.reading(at: instant).day
            return TransactionFilter.folded("\(dates.day(instant)) \(day)")
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

  /// A product's name for customers; its identifier where it is not sold any more.
  func productName(_ id: String) -> String {
    let name = session.catalog.product(id: id)?.displayName ?? ""
    return name.isEmpty ? id : name
  }

  /// An amount of money as a product's prices are written.
  func price(_ amount: Decimal, of productID: String) -> String {
    session.catalog.product(id: productID)?.priceFormat.string(for: amount) ?? "\(amount)"
  }

  /// What a line cost, or would cost.
  func priceText(of row: TransactionRow) -> String {
    switch row.content {
    case .transaction(let sold): price(sold.chargedAmount, of: sold.productID)
    case .request(let waiting): price(of: waiting.request) ?? ""
    }
  }

  /// The states of a line in words, as many as there is room for: those that tell the most.
  func stateText(of row: TransactionRow, columns: Int = .max) -> String {
    let names = transactionBook.states(of: row).map { words.text($0.name) }
    var text = names.first ?? ""
    for name in names.dropFirst() {
      let longer = text + ", " + name
      if TextWidth.columns(longer) > columns { break }
      text = longer
    }
    return text
  }
}
