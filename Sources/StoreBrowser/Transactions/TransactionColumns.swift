import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// Which columns the list has in some width, and how wide each is, in cells: those that a
/// person needs the most come first, and what is left goes to what could be cut.
struct TransactionColumns: Hashable {
  /// A column.
  enum Column: Hashable, CaseIterable {
    case id
    case product
    case bought
    case ends
    case price
    case state
    case offer
  }

  /// How much room the columns want.
  struct IdealWidths: Hashable {
    /// The least, without which a column is not there.
    var least: [Column: Int]
    /// What holds everything.
    var full: [Column: Int]
  }

  /// The columns by how much they are needed.
  private static let needed: [Column] = [.product, .state, .bought, .price, .ends, .id, .offer]
  /// Those that take more than the least, in this order.
  private static let growing: [Column] = [.product, .state, .offer]
  /// The columns of the list's own marks, and between two columns.
  private static let marks = 3
  private static let gap = 2

  private let widths: [Column: Int]

  init(_ idealWidths: IdealWidths, in width: Int) {
    var left = width - Self.marks + Self.gap
    var widths: [Column: Int] = [:]
    for column in Self.needed {
      let least = idealWidths.least[column] ?? 0
      guard least > 0, least + Self.gap <= left || widths.isEmpty else { continue }
      widths[column] = least
      left -= least + Self.gap
    }
    for column in Self.growing {
      guard let width = widths[column], let full = idealWidths.full[column], full > width else {
        continue
      }
      let more = max(0, min(full - width, left))
      widths[column] = width + more
      left -= more
    }
    self.widths = widths
  }

  /// How wide a column is; `nil` where it is not there.
  subscript(column: Column) -> Int? { widths[column] }
}

extension TransactionsModel {
  /// What the columns of the list of purchases want.
  func idealColumnWidths(isNarrow: Bool) -> TransactionColumns.IdealWidths {
    cache.idealWidths(for: session.account, words, isNarrow: isNarrow, make: makeIdealColumnWidths)
  }

  private func makeIdealColumnWidths(isNarrow: Bool) -> TransactionColumns.IdealWidths {
    let rows = transactionList.rows
    let ids = Set(rows.map(\.productID))
    let names = ids.map { columns(session.name(of: $0)) }.max() ?? 0
    let told = TransactionState.allCases.filter { $0 != .increase || transactionList.hasIncrease }
    let states = told.map { columns(words.text($0.name)) }
    let whole = max(states.max() ?? 0, columns(words.text(TransactionsText.columnState)))
    let state = min(whole, isNarrow ? 10 : 12)
    let moments = rows.lazy.flatMap { [$0.began, $0.transaction?.expiresAt].compactMap { $0 } }
    let day = max(
      isOfToday ? dates.timeColumns(of: moments) : dates.dayColumns(of: moments),
      columns(words.text(TransactionsText.columnBought)),
      columns(words.text(TransactionsText.columnEnds))
    )
    let id = rows.lazy.compactMap(\.transaction).first.map { columns("\($0.id)") } ?? 1
    let price = max(ids.map { widestPrice(of: $0) }.max() ?? 0, widestCharge(in: rows))
    let offers = columns(words.text(TransactionsText.columnOffer))
    let unfinished = columns(words.text(TransactionsText.stateUnfinished))
    return TransactionColumns.IdealWidths(
      least: [
        .id: id, .product: min(max(names, 8), isNarrow ? max(8, 33 - state - day) : 15),
        .bought: day, .ends: day,
        .price: max(price, columns(words.text(TransactionsText.columnPrice))),
        .state: state, .offer: max(offers, 16),
      ],
      full: [.product: min(max(names, 8), 32), .state: whole + 2 + unfinished, .offer: 28]
    )
  }

  /// A moment as the list has it: without the day where renewals follow one another so fast
  /// that all rows are of one day.
  func date(_ instant: Instant) -> String {
    isOfToday ? dates.time(instant) : dates.day(instant)
  }

  private var isOfToday: Bool { transactionList.isOfToday(session.now, in: session.account.store) }

  private func columns(_ text: String) -> Int { TextWidth.columns(text) }

  /// The cells of the longest amount that the file's prices do not tell of: in a currency that
  /// is not the store's any more, or higher.
  private func widestCharge(in rows: [TransactionRow]) -> Int {
    let charges = rows.lazy.compactMap(\.transaction).filter { transaction in
      guard let product = self.session.listed.product(id: transaction.productID) else {
        return true
      }
      return product.priceFormatStyle.currencyCode != transaction.currency
        || transaction.chargedAmount > product.price
    }
    let known = charges.reduce(into: [String: Decimal]()) { known, transaction in
      let currency = transaction.currency
      known[currency] = max(known[currency] ?? 0, transaction.chargedAmount)
    }
    return known.map { columns(session.catalog.money(max($0.value, 9.99), in: $0.key)) }.max() ?? 0
  }

  private func widestPrice(of productID: String) -> Int {
    guard let product = session.listed.product(id: productID) else { return 8 }
    return columns(product.priceFormat.string(for: max(product.price, 9.99)))
  }
}
