import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// The visible columns of the list with their widths in cells. The most important columns get space
/// first. The rest of the width goes to columns that may be truncated.
struct TransactionColumns: Hashable {
  /// A column of the list.
  enum Column: Hashable, CaseIterable {
    case id
    case product
    case bought
    case ends
    case price
    case state
    case offer
  }

  /// The widths that columns need.
  struct IdealWidths: Hashable {
    /// The minimum widths, below which a column is hidden.
    var least: [Column: Int]
    /// The widths that show every value completely.
    var full: [Column: Int]
  }

  /// The columns, sorted by importance.
  private static let needed: [Column] = [.product, .price, .state, .bought, .ends, .id, .offer]
  /// The columns that grow beyond their minimum, in this order.
  private static let growing: [Column] = [.product, .state, .offer]
  /// The width of the list's own marks, and of the gap between two columns.
  fileprivate static let marks = 3
  fileprivate static let gap = 2

  /// The widths of product names in columns: the minimum on narrow screens, the minimum on other
  /// screens, and the maximum. The numbers are this project's choice.
  static let productColumns = (least: 8, usual: 15, most: 32)
  /// The widths of states in columns, on narrow screens and on other screens. Longer states are
  /// truncated. The numbers are this project's choice.
  static let stateColumns = (narrow: 10, usual: 12)
  /// The widths of offers in columns: the minimum and the maximum. The numbers are this project's
  /// choice.
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

  /// The width of a column in cells; `nil` for a hidden column.
  subscript(column: Column) -> Int? { widths[column] }
}

extension TransactionsModel {
  /// Returns the ideal widths of the list's columns.
  func idealColumnWidths(isNarrow: Bool) -> TransactionColumns.IdealWidths {
    cache.idealWidths(for: session.account, words, isNarrow: isNarrow, make: makeIdealColumnWidths)
  }

  private func makeIdealColumnWidths(isNarrow: Bool) -> TransactionColumns.IdealWidths {
    let rows = transactionList.rows
    let ids = Set(rows.map(\.productID))
    let names = ids.map { columns(session.name(of: $0)) }.max() ?? 0
    let possibleStates = TransactionState.allCases.filter(transactionList.isPossible)
    let states = possibleStates.map { columns(words.text($0.name)) }
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
    let unfinished = columns(words.enumeration(["", words.text(TransactionsText.stateUnfinished)]))
    let product = max(names, ofProduct.least)
    let leastPrice = max(price, columns(words.text(TransactionsText.columnPrice)))
    let leastProduct =
      isNarrow
      ? max(ofProduct.least, narrowest - state - leastPrice) : ofProduct.usual
    return TransactionColumns.IdealWidths(
      least: [
        .id: id, .product: min(product, leastProduct),
        .bought: day, .ends: day,
        .price: leastPrice,
        .state: state, .offer: max(offers, TransactionColumns.offerColumns.least),
      ],
      full: [
        .product: min(product, ofProduct.most),
        .state: whole + unfinished,
        .offer: TransactionColumns.offerColumns.most,
      ]
    )
  }

  /// Returns a date for the list. If renewals are accelerated and all rows are of the present day,
  /// returns only the time.
  func date(_ instant: Instant) -> String {
    isOfToday ? dates.time(instant) : dates.day(instant)
  }

  private var isOfToday: Bool { transactionList.isOfToday(session.now, in: session.account.store) }

  /// The total width of the columns for product, price and state on the smallest screen, without
  /// gaps.
  private var narrowest: Int {
    BrowserView.minimumSize.width - TransactionColumns.marks - 2 * TransactionColumns.gap
  }

  private func columns(_ text: String) -> Int { TextWidth.columns(text) }

  /// A minimum price for the width of the column, so that the column does not become narrower if
  /// all purchases are cheap. The number is this project's choice.
  private static let usualPrice: Decimal = 9.99
  /// The width in cells of prices of products that are missing in the file; this project's choice.
  private static let unknownPriceColumns = 8

  /// Returns the width in cells of the widest charged amount that can be wider than the file's
  /// prices: an amount in another currency, an amount above the product's price, or the amount of a
  /// missing product.
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
