import PurchaseFlow
import StoreModel
import TerminalUI

/// Asks for the money of a purchase back: the system's sheet behind `refundRequestSheet`.
/// What is asked for is granted at once (ours; the App Store takes up to 48 hours).
struct RefundRequestSheet: View {
  /// How the one who opened the sheet is told.
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
      HStack(spacing: .cells(3)) {
        if session.transaction(transactionID) != nil {
          Button(session.words[.requestRefund]) { request() }.buttonStyle(.borderedProminent)
        }
        Button(session.words[.cancel], role: .cancel) { dismiss() }.buttonStyle(.plain)
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
    finish(session.requestRefund(of: transactionID, because: reason.revocationReason))
    dismiss()
  }
}

/// Why a customer wants their money back. The four are ours.
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

  var revocationReason: PurchaseFlow.Transaction.RevocationReason {
    self == .broken ? .appIssue : .other
  }
}

extension PurchaseFlow.Transaction {
  /// What became of asking for a refund: StoreKit's `Transaction.RefundRequestStatus`.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The App Store has the request.
    case success
    /// The customer closed the sheet.
    case userCancelled
  }
}

extension StoreSession {
  /// Asks for the money of a purchase back.
  func requestRefund(
    of id: UInt64,
    because reason: PurchaseFlow.Transaction.RevocationReason
  ) -> RefundRequestSheet.Outcome {
    let events = perform(.refund(id, reason))
    if case .refundRequest(let error)? = events?.failure { return .failure(error) }
    guard let events, events.failure == nil, events.refusal == nil else {
      return .failure(.failed)
    }
    return .success(.success)
  }
}
