import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// All details of the selected purchase: a summary, the coming renewals, and every field under
/// StoreKit's name.
struct TransactionInspector: View {
  let model: TransactionsModel
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: .cells(0)) {
          if let row = model.chosenRow { content(of: row, width: proxy.cells.width - Self.edges) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, .cells(1))
        .readingArea(model.words.text(AppearanceText.details))
      }
    }
    .id(model.chosenRow?.id)
  }

  /// The empty columns at both sides.
  private static let edges = 2

  @ViewBuilder
  private func content(of row: TransactionRow, width: Int) -> some View {
    let status = row.transaction.flatMap { model.session.account.status(of: $0) }
    let fields = fields(of: row)
    let renewal = status.map { model.formatter.fields(of: $0) } ?? []
    let column = ValueColumn(
      names: (fields + renewal).map(\.name),
      width: width,
      usesASCII: usesASCII
    )
    TransactionSummary(model: model, row: row)
    if status != nil, let transaction = row.transaction {
      title(.sectionUpcoming)
      UpcomingRenewalList(model: model, originalID: transaction.originalID)
    }
    title(.sectionTransaction)
    TransactionFieldList(fields: fields, column: column)
    if !renewal.isEmpty {
      title(.sectionRenewal)
      TransactionFieldList(fields: renewal, column: column)
    }
  }

  private func fields(of row: TransactionRow) -> [TransactionField] {
    switch row.content {
    case .transaction(let transaction): model.formatter.fields(of: transaction)
    case .request(let request): model.formatter.fields(of: request)
    }
  }

  private func title(_ key: TransactionsText) -> some View {
    Text(model.words.text(key)).bold().padding(.top, .cells(1))
  }
}

/// A summary of the purchase in a few lines.
private struct TransactionSummary: View {
  let model: TransactionsModel
  let row: TransactionRow

  var body: some View {
    HStack(alignment: .top, spacing: .cells(2)) {
      Text(model.session.name(of: row.productID)).bold()
      Spacer(minLength: .cells(0))
      Text(model.formatter.priceText(of: row)).foregroundStyle(.price).fixedSize()
    }
    Text(model.stateText(of: row))
      .foregroundStyle(model.transactionList.states(of: row).first?.role ?? .secondary)
    if row.request != nil { Text(text(of: row.waitsFor)).padding(.top, .cells(1)) }
  }

  /// Returns the next step of a waiting purchase, with its keys.
  private func text(of state: TransactionState?) -> String {
    let words = model.words
    switch state {
    case .interrupted:
      return words.text(
        TransactionsText.waitsInterrupted,
        model.keyBindings.key(of: "transactions.resolve")
      )
    case .intent:
      let key = model.keyBindings.key(of: "transactions.complete-intent")
      return words.text(TransactionsText.waitsIntent, key)
    default:
      let keys = (
        model.keyBindings.key(of: "transactions.approve"),
        model.keyBindings.key(of: "transactions.decline")
      )
      return words.text(TransactionsText.waitsPending, keys.0, keys.1)
    }
  }
}

/// The coming events of a subscription, provided that the customer takes no action.
private struct UpcomingRenewalList: View {
  let model: TransactionsModel
  let originalID: UInt64

  var body: some View {
    let upcoming = UpcomingRenewal.all(of: originalID, for: model.session.account)
    if upcoming.isEmpty {
      Text(model.words.text(TransactionsText.upcomingNothing)).foregroundStyle(.secondary)
    }
    ForEach(upcoming) { renewal in
      HStack(alignment: .top, spacing: .cells(2)) {
        Text(model.dates.day(renewal.instant)).fixedSize()
        Text(what(renewal))
        Spacer(minLength: .cells(0))
        if case .renews(let price, _) = renewal.kind {
          Text(model.session.catalog.money(price, in: renewal.currency)).foregroundStyle(.price)
            .fixedSize()
        }
      }
      if let offer = renewal.offer {
        Text(
          "\(model.words.text(TransactionsText.columnOffer)): \(model.formatter.offerText(offer))"
        )
        .foregroundStyle(.badge)
        .padding(.leading, .cells(2))
      }
    }
  }

  private func what(_ renewal: UpcomingRenewal) -> String {
    switch renewal.kind {
    case .renews: model.session.name(of: renewal.productID)
    case .graceBegins: model.words.text(TransactionsText.upcomingGrace)
    case .retryBegins: model.words.text(TransactionsText.upcomingRetry)
    case .ends(let reason): ending(reason)
    }
  }

  private func ending(_ reason: ExpirationReason) -> String {
    let line = model.session.account.lines.first { $0.originalID == originalID }
    switch reason {
    // The sandbox limits the number of renewals, so the subscription may end with auto-renew on.
    case .autoRenewDisabled where line?.renewsAfterTerm != true:
      return model.words.text(TransactionsText.upcomingEndOff)
    case .billingError: return model.words.text(TransactionsText.upcomingEndUnpaid)
    case .didNotConsentToPriceIncrease:
      guard let line, let increase = line.priceIncrease else { break }
      let price = model.session.catalog.money(increase.price, in: increase.currency)
      return model.words.text(TransactionsText.upcomingEndConsent, price)
    default: break
    }
    return model.words.text(TransactionsText.upcomingEnd)
  }
}
