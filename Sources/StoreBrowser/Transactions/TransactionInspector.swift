import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// All details of the selected purchase: a summary, the coming renewals, and every field under
/// StoreKit's name.
struct TransactionInspector: View {
  let model: TransactionsModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: .cells(0)) {
        if let row = model.chosenRow {
          TransactionSummary(model: model, row: row)
          if let transaction = row.transaction {
            details(of: transaction)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, .cells(1))
      .readingArea(model.words.text(AppearanceText.details))
    }
    .id(model.chosenRow?.id)
  }

  @ViewBuilder
  private func details(of transaction: PurchaseFlow.Transaction) -> some View {
    if let status = model.session.account.status(of: transaction) {
      title(.sectionUpcoming)
      UpcomingRenewalList(model: model, originalID: transaction.originalID)
      title(.sectionTransaction)
      TransactionFieldList(fields: model.formatter.fields(of: transaction))
      title(.sectionRenewal)
      TransactionFieldList(fields: model.formatter.fields(of: status))
    } else {
      title(.sectionTransaction)
      TransactionFieldList(fields: model.formatter.fields(of: transaction))
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
    if case .request(let request) = row.content {
      Text(text(of: row.waitsFor)).padding(.top, .cells(1))
      Text(model.words.text(TransactionsText.sectionTransaction)).bold().padding(.top, .cells(1))
      TransactionFieldList(fields: model.formatter.fields(of: request))
    }
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
