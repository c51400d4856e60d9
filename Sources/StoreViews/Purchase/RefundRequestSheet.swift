import PurchaseFlow
import StoreModel
import TerminalUI

/// The system sheet of `refundRequestSheet`. In this project the refund is granted at once, unless
/// the policy `refundRequests` leaves the request undecided; the App Store takes up to 48 hours.
struct RefundRequestSheet: View {
  /// The result of a refund request for the caller that opened the sheet.
  typealias Outcome = Result<
    PurchaseFlow.Transaction.RefundRequestStatus, PurchaseFlow.Transaction.RefundRequestError
  >

  let transactionID: PurchaseFlow.Transaction.ID
  let finish: @MainActor (Outcome) -> Void
  @State private var reason = RefundReason.mistake
  @Environment(\.storeSession) private var session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if let transaction = session.transaction(transactionID) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: .cells(2)) {
            name(of: transaction)
            Spacer(minLength: .cells(0))
            price(of: transaction)
          }
          VStack(alignment: .leading, spacing: .cells(0)) {
            name(of: transaction)
            price(of: transaction)
          }
        }
        Text(session.dates.day(transaction.purchasedAt)).foregroundStyle(.secondary)
        Picker("", selection: $reason) {
          ForEach(RefundReason.allCases, id: \.self) { Text(session.words[$0.key]).tag($0) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        .padding(.vertical, .cells(1))
      } else {
        Text(session.words[.refundNone]).foregroundStyle(.secondary)
      }
      HStack(spacing: .cells(2)) {
        if session.transaction(transactionID) != nil {
          Button(session.words[.requestRefund]) { request() }.buttonStyle(.borderedProminent)
        }
        Button(session.words[.cancel], role: .cancel) { dismiss() }.buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, .cells(1))
    .padding(.top, .cells(1))
    .speakingStoreLanguage(of: session)
  }

  private func name(of transaction: PurchaseFlow.Transaction) -> some View {
    Text(session.name(of: transaction.productID)).bold()
  }

  private func price(of transaction: PurchaseFlow.Transaction) -> some View {
    Text(session.catalog.money(transaction.chargedAmount, in: transaction.currencyIdentifier))
      .foregroundStyle(.price)
      .fixedSize()
  }

  private func request() {
    finish(session.requestRefund(of: transactionID, because: reason.requestReason))
    dismiss()
  }
}

/// The reasons for a refund that the sheet offers. The four values are this project's choice.
private enum RefundReason: CaseIterable, Hashable {
  case mistake
  case unsatisfied
  case broken
  case other

  var key: Words.Key {
    switch self {
    case .mistake: .refundMistake
    case .unsatisfied: .refundUnsatisfied
    case .broken: .refundBroken
    case .other: .refundOther
    }
  }

  var requestReason: RefundRequest.Reason {
    switch self {
    case .mistake: .unintendedPurchase
    case .unsatisfied: .unsatisfied
    case .broken: .fulfillmentIssue
    case .other: .other
    }
  }
}

extension PurchaseFlow.Transaction {
  /// The status of a refund request: StoreKit's `Transaction.RefundRequestStatus`.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The App Store received the request.
    case success
    /// The customer closed the sheet.
    case userCancelled
  }
}

extension StoreSession {
  /// Requests a refund of a transaction. Policy C27 decides whether the refund is granted at once.
  func requestRefund(
    of id: UInt64,
    because reason: RefundRequest.Reason
  ) -> RefundRequestSheet.Outcome {
    let action: StoreAction =
      switch simulation.account.store.policies.refundRequests {
      case .grantedAtOnce: .refund(id, reason.revocationReason)
      case .leftUndecided: .requestRefund(id, reason)
      }
    let events = perform(action)
    if case .refundRequest(let error)? = events?.failure { return .failure(error) }
    guard let events, events.failure == nil, events.refusal == nil else {
      return .failure(.failed)
    }
    return .success(.success)
  }
}
