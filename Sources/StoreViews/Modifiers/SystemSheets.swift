import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Shows what the customer subscribes to, and lets them change it: StoreKit's
  /// `manageSubscriptionsSheet(isPresented:)`.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(ManageSubscriptionsModifier(isPresented: isPresented, groupID: nil))
  }

  /// Shows the customer's subscription of one group, and lets them change it: StoreKit's
  /// `manageSubscriptionsSheet(isPresented:subscriptionGroupID:)`.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View {
    modifier(ManageSubscriptionsModifier(isPresented: isPresented, groupID: subscriptionGroupID))
  }

  /// Asks for the money of a purchase back: StoreKit's
  /// `refundRequestSheet(for:isPresented:onDismiss:)`. A refund is granted at once (ours).
  public func refundRequestSheet(
    for transactionID: PurchaseFlow.Transaction.ID,
    isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (
        Result<
          PurchaseFlow.Transaction.RefundRequestStatus,
          PurchaseFlow.Transaction.RefundRequestError
        >
      ) -> Void
    )? = nil
  ) -> some View {
    modifier(
      RefundRequestModifier(
        transactionID: transactionID,
        isPresented: isPresented,
        dismissed: onDismiss
      )
    )
  }

  /// Takes an offer code: StoreKit's `offerCodeRedemption(isPresented:onCompletion:)`. The
  /// code of an offer is its reference name in the file (ours).
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      RedemptionModifier(isPresented: isPresented) { outcome in
        switch outcome {
        case .failure(let error) where !error.isCancellation: onCompletion(.failure(error))
        default: onCompletion(.success(()))
        }
      }
    )
  }

  /// Takes an offer code, and tells of its transaction: StoreKit's
  /// `offerCodeRedemption(options:isPresented:onCompletion:)`. A sheet that is closed without
  /// a code tells of `StoreKitError.userCancelled`.
  public func offerCodeRedemption(
    options: Set<RedeemOption>,
    isPresented: Binding<Bool>,
    onCompletion:
      @escaping @MainActor (
        Result<VerificationResult<PurchaseFlow.Transaction>, any Error>
      ) -> Void
  ) -> some View {
    modifier(RedemptionModifier(isPresented: isPresented, finished: onCompletion))
  }
}

/// What redeeming a code is asked for with: StoreKit's `RedeemOption`.
public struct RedeemOption: Hashable, Sendable {
  private let token: UUID

  /// The app's own identifier of the customer. The store here keeps none with a code.
  public static func appAccountToken(_ token: UUID) -> Self { Self(token: token) }
}

extension Error {
  fileprivate var isCancellation: Bool {
    if case .userCancelled? = self as? StoreKitError { true } else { false }
  }
}

private struct ManageSubscriptionsModifier: ViewModifier {
  @Binding var isPresented: Bool
  let groupID: String?
  @Environment(\.storeSession) private var session

  nonisolated init(isPresented: Binding<Bool>, groupID: String?) {
    _isPresented = isPresented
    self.groupID = groupID
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented, title: session.words[.manageTitle]) {
      ManageSubscriptionsSheet(groupID: groupID)
    }
  }
}

private struct RefundRequestModifier: ViewModifier {
  let transactionID: PurchaseFlow.Transaction.ID
  @Binding var isPresented: Bool
  let dismissed: (@MainActor (RefundRequestSheet.Outcome) -> Void)?
  @State private var outcome: RefundRequestSheet.Outcome?
  @Environment(\.storeSession) private var session

  nonisolated init(
    transactionID: PurchaseFlow.Transaction.ID,
    isPresented: Binding<Bool>,
    dismissed: (@MainActor (RefundRequestSheet.Outcome) -> Void)?
  ) {
    self.transactionID = transactionID
    _isPresented = isPresented
    self.dismissed = dismissed
  }

  func body(content: Content) -> some View {
    content.sheet(
      isPresented: $isPresented,
      title: session.words[.refundTitle],
      onDismiss: {
        dismissed?(outcome ?? .success(.userCancelled))
        outcome = nil
      }
    ) {
      RefundRequestSheet(transactionID: transactionID) { outcome = $0 }
    }
  }
}

private struct RedemptionModifier: ViewModifier {
  typealias Outcome = Result<VerificationResult<PurchaseFlow.Transaction>, any Error>

  @Binding var isPresented: Bool
  let finished: @MainActor (Outcome) -> Void
  @State private var transaction: VerificationResult<PurchaseFlow.Transaction>?
  @Environment(\.storeSession) private var session

  nonisolated init(
    isPresented: Binding<Bool>,
    finished: @escaping @MainActor (Outcome) -> Void
  ) {
    _isPresented = isPresented
    self.finished = finished
  }

  func body(content: Content) -> some View {
    content
      .sheet(
        isPresented: isShown,
        title: session.words[.redeemCode],
        onDismiss: {
          finished(transaction.map { .success($0) } ?? .failure(StoreKitError.userCancelled))
          transaction = nil
        }
      ) {
        RedeemCodeSheet { transaction = $0 }
      }
      .onChange(of: isPresented, initial: true) { _, isPresented in
        if isPresented { finishIfFailing() }
      }
  }

  /// Where the sheet was made to fail it does not come.
  private var isShown: Binding<Bool> {
    Binding(get: { isPresented && failure == nil }, set: { isPresented = $0 })
  }

  private var failure: StoreError? { session.simulation.account.failures[.offerCodeRedeem] }

  private func finishIfFailing() {
    guard let failure else { return }
    isPresented = false
    finished(.failure(failure.thrown))
  }
}
