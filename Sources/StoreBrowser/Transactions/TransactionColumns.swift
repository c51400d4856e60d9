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
  fileprivate static let marks = 3
  fileprivate static let gap = 2

  /// The columns of a product's name: the least, the least where the width allows it, and the
  /// most. Ours.
  static let productColumns = (least: 8, usual: 15, most: 32)
  /// The columns of a state that is longer, on a narrow screen and on others; ours.
  static let stateColumns = (narrow: 10, usual: 12)
  /// The columns of an offer: the least, and the most. Ours.
  static let offerColumns = (least: 16, most: 28)

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
    let (ofProduct, ofState) = (TransactionColumns.productColumns, TransactionColumns.stateColumns)
    let state = min(whole, isNarrow ? ofState.narrow : ofState.usual)
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
    let product = max(names, ofProduct.least)
    let leastProduct =
      isNarrow
      ? max(ofProduct.least, narrowest - state - day) : ofProduct.usual
    return TransactionColumns.IdealWidths(
      least: [
        .id: id, .product: min(product, leastProduct),
        .bought: day, .ends: day,
        .price: max(price, columns(words.text(TransactionsText.columnPrice))),
        .state: state, .offer: max(offers, TransactionColumns.offerColumns.least),
      ],
      full: [
        .product: min(product, ofProduct.most),
        .state: whole + columns(Self.stateSeparator) + unfinished,
        .offer: TransactionColumns.offerColumns.most,
      ]
    )
  }

  /// A moment as the list has it: without the day where renewals follow one another so fast
  /// that all rows are of one day.
  func date(_ instant: Instant) -> String {
    isOfToday ? dates.time(instant) : dates.day(instant)
  }

  private var isOfToday: Bool { transactionList.isOfToday(session.now, in: session.account.store) }

  /// What product, state and date share on the narrowest screen, without the gaps between them.
  private var narrowest: Int {
    BrowserView.minimumSize.width - TransactionColumns.marks - 2 * TransactionColumns.gap
  }

  private func columns(_ text: String) -> Int { TextWidth.columns(text) }

  /// A price that keeps the column as wide when cheaper products are all that is bought; ours.
  private static let usualPrice: Decimal = 9.99
  /// The cells of the price of a product that the file no longer has; ours.
  private static let unknownPriceColumns = 8

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
    return known.map { columns(session.catalog.money(max($0.value, Self.usualPrice), in: $0.key)) }
      .max() ?? 0
  }

  private func widestPrice(of productID: String) -> Int {
    guard let product = session.listed.product(id: productID) else {
      return Self.unknownPriceColumns
    }
    return columns(product.priceFormat.string(for: max(product.price, Self.usualPrice)))
  }
}
