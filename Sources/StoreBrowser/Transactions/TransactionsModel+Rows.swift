import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension TransactionsModel {
  /// All purchases.
  var transactionList: TransactionList { cache.transactionList(of: session.account) }

  /// The purchases that match the filter.
  var shown: TransactionsModel.FilteredRows {
    cache.rows(of: session.account, having: isFilterOpen ? filterText : "") {
      filter,
      transactionList in
      TransactionMatcher(
        filter,
        in: transactionList,
        zone: session.account.store.zone,
        words: words,
        writing: transactionWriting,
        name: { [session] in session.name(of: $0) }
      )
    }
  }

  /// The formatted texts of rows, for the filter.
  private var transactionWriting: TransactionMatcher.Writing {
    let (dates, zone) = (dates, session.account.store.zone)
    return TransactionMatcher.Writing(
      dates: { [self] row in
        [row.began, row.transaction?.expiresAt].compactMap(\.self).map { instant in
          cache.writtenDate(instant, by: dates) {
            let day = zone.reading(at: instant).day
            return "\(dates.day(instant)) \(day)".foldedForSearch
          }
        }
      },
      price: { [formatter] in formatter.priceText(of: $0) }
    )
  }

  /// The selected row. Default: the first row, also if the selected row no longer exists.
  var chosenRow: TransactionRow? {
    let rows = shown.rows
    return index(of: selection, in: rows).map { rows[$0] } ?? rows.first
  }

  /// The selected transaction; `nil` for a waiting purchase.
  var chosen: PurchaseFlow.Transaction? { chosenRow?.transaction }

  /// The selection of the list.
  var selectionBinding: Binding<TransactionRow.ID?> {
    Binding { [self] in
      chosenRow?.id
    } set: { [self] in
      selection = $0
    }
  }

  private func index(of id: TransactionRow.ID?, in rows: [TransactionRow]) -> Int? {
    id.flatMap { id in rows.firstIndex { $0.id == id } }
  }

  /// Selects the row `step` places further, wrapping around at both ends.
  func choose(by step: Int) {
    let rows = shown.rows
    guard !rows.isEmpty else { return }
    let index = index(of: chosenRow?.id, in: rows) ?? 0
    let next = ((index + step) % rows.count + rows.count) % rows.count
    selection = rows[next].id
    requestFocus()
  }

  /// Opens the filter. If the filter is already open, moves the focus to its field.
  func openFilter() {
    isInspecting = false
    requestTyping()
  }

  /// Closes the filter, so that the list shows all purchases.
  func closeFilter() {
    let chosen = chosenRow?.id
    filterText = ""
    isFilterOpen = false
    isTyping = false
    selection = chosen
    requestFocus()
  }

  /// Closes the field. The filter stays active unless it is empty.
  func endFilterTyping() {
    if filterText.isEmpty { return closeFilter() }
    isTyping = false
    requestFocus()
  }

  /// Returns as many states of a row as fit, the most important first. If the first state does not
  /// fit, returns its short name.
  func stateText(of row: TransactionRow, columns: Int = .max) -> String {
    let states = transactionList.states(of: row)
    var text = states.first.map { words.text($0.name) } ?? ""
    if let first = states.first, TextWidth.columns(text) > columns {
      text = words.text(first.shortName)
    }
    for state in states.dropFirst() {
      let longer = words.enumeration([text, words.text(state.name)])
      if TextWidth.columns(longer) > columns { break }
      text = longer
    }
    return text
  }
}
