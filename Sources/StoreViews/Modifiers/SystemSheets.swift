import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

extension View {
  /// Presents a sheet in which the customer manages all subscriptions: StoreKit's
  /// `manageSubscriptionsSheet(isPresented:)`.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(ManageSubscriptionsModifier(isPresented: isPresented, groupID: nil))
  }

  /// Presents a sheet in which the customer manages the subscription of one group: StoreKit's
  /// `manageSubscriptionsSheet(isPresented:subscriptionGroupID:)`.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View {
    modifier(ManageSubscriptionsModifier(isPresented: isPresented, groupID: subscriptionGroupID))
  }

  /// Presents a sheet that requests a refund: StoreKit's
  /// `refundRequestSheet(for:isPresented:onDismiss:)`. The refund is granted at once (this
  /// project's rule), unless the policy `refundRequests` leaves the request undecided.
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

  /// Presents a sheet for offer codes: StoreKit's `offerCodeRedemption(isPresented:onCompletion:)`.
  /// In this project, the code of an offer is the offer's reference name in the configuration file.
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

  /// Presents a sheet for offer codes and passes on the transaction: StoreKit's
  /// `offerCodeRedemption(options:isPresented:onCompletion:)`. If the customer closes the sheet
  /// without a code, the result is `StoreKitError.userCancelled`.
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

/// An option of redeeming an offer code: StoreKit's `RedeemOption`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct CodeButton: View {
///   @State private var isShown = false
///
///   var body: some View {
///     Button("Redeem a code") { isShown = true }
///       .offerCodeRedemption(options: [.appAccountToken(UUID())], isPresented: $isShown) { _ in }
///   }
/// }
/// ```
public struct RedeemOption: Hashable, Sendable {
  private let token: UUID

  /// Sets the app's identifier of the customer. This store does not save it with a redeemed code.
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

  /// Whether the sheet is presented. If a simulated failure is set, the sheet is never presented.
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
