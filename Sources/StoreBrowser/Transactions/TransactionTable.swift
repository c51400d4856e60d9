import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The list of purchases: first the waiting purchases, then the others, newest first.
struct TransactionTable: View {
  let model: TransactionsModel
  let columns: TransactionColumns
  let showsTitles: Bool

  var body: some View {
    Table(model.shown.rows, selection: model.selectionBinding) {
      if let width = columns[.id] {
        TableColumn(Text(verbatim: "#")) { TransactionCell(model: model, row: $0, column: .id) }
          .width(cells: width)
          .alignment(.numeric)
      }
      if let width = columns[.product] {
        column(.product, .columnProduct).width(cells: width)
      }
      if let width = columns[.bought] {
        column(.bought, .columnBought).width(cells: width)
      }
      if let width = columns[.ends] {
        column(.ends, .columnEnds).width(cells: width)
      }
      if let width = columns[.price] {
        column(.price, .columnPrice).width(cells: width).alignment(.numeric)
      }
      if let width = columns[.state] {
        column(.state, .columnState, width).width(cells: width)
      }
      if let width = columns[.offer] {
        column(.offer, .columnOffer).width(cells: width)
      }
    }
    .tableColumnHeaders(showsTitles ? .visible : .hidden)
    .rows(by: TransactionRow.ID.self, run: "transactions.inspect")
    // A table with a compact size class shows only one column, but this table computes its own
    // columns for each width.
    .environment(\.horizontalSizeClass, .regular)
  }

  private func column(
    _ column: TransactionColumns.Column,
    _ title: TransactionsText,
    _ width: Int = .max
  ) -> TableColumn<TransactionRow, Never, TransactionCell, Text> {
    TableColumn(Text(model.words.text(title))) {
      TransactionCell(model: model, row: $0, column: column, width: width)
    }
  }
}

extension TableColumn {
  /// Sets the column's width in cells. Table columns are measured in points, 8 per cell.
  fileprivate func width(cells: Int) -> TableColumn { width(CGFloat(8 * cells)) }
}

/// The content of a column in a row.
struct TransactionCell: View {
  let model: TransactionsModel
  let row: TransactionRow
  let column: TransactionColumns.Column
  var width = Int.max

  var body: some View {
    text.foregroundStyle(role).truncationMode(showsIdentifier ? .middle : .tail)
  }

  /// Whether the text is an identifier, because the product has no name. The ends of identifiers
  /// tell products apart.
  private var showsIdentifier: Bool {
    column == .product && model.session.name(of: row.productID) == row.productID
  }

  private var text: Text {
    switch column {
    case .id: Text(verbatim: row.transaction.map { "\($0.id)" } ?? "")
    case .product: Text(model.session.name(of: row.productID))
    case .bought: Text(model.date(row.began))
    case .ends: Text(row.transaction?.expiresAt.map(model.date) ?? "")
    case .price: Text(model.formatter.priceText(of: row))
    case .state: Text(model.stateText(of: row, columns: width))
    case .offer: Text(row.transaction?.offer.map(model.formatter.offerText) ?? "")
    }
  }

  private var role: ColorRole {
    switch column {
    case .id, .ends, .offer: .secondary
    case .product, .bought: .standard
    case .price: .price
    case .state: model.transactionList.states(of: row).first?.role ?? .secondary
    }
  }
}

extension TransactionState {
  /// The colour of the state.
  var role: ColorRole {
    switch self {
    case .refunded, .revoked, .retry, .unverified: .critical
    case .pending, .interrupted, .intent, .requested, .grace, .increase: .warning
    case .current: .success
    case .trial, .offer, .family: .badge
    case .upgraded, .expired, .unfinished: .secondary
    }
  }
}

extension TransactionsText {
  /// Creates the name of an offer's kind.
  init(_ kind: PurchaseFlow.Transaction.OfferType) {
    self =
      switch kind {
      case .introductory: .offerIntroductory
      case .promotional: .offerPromotional
      case .winBack: .offerWinBack
      case .retention: .offerRetention
      default: .offerCode
      }
  }
}
