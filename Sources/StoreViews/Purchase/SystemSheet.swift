import PurchaseFlow
import StoreModel
import TerminalUI

/// A system sheet that the app presents with a call, over the content of the screen.
struct SystemSheet {
  /// The purpose of the sheet.
  enum Subject {
    /// The customer manages the subscription of a group, or all subscriptions if the identifier is
    /// `nil`.
    case subscriptions(groupID: String?)
    /// The customer requests a refund of the transaction with this identifier.
    case refund(UInt64)
    /// The customer enters an offer code.
    case offerCode
  }

  let subject: Subject
  /// The view that presents the sheet; `nil` for the topmost view.
  let owner: PresenterID?
  /// A function called when the sheet is closed, with the outcome of a refund request.
  let finished: @MainActor (RefundRequestSheet.Outcome?) -> Void
  /// The outcome of a refund request; `nil` for other sheets.
  var refund: RefundRequestSheet.Outcome?

  /// Returns the text in the top edge of the sheet.
  func title(in words: Words) -> String {
    switch subject {
    case .subscriptions: words[.manageTitle]
    case .refund: words[.refundTitle]
    case .offerCode: words[.redeemCode]
    }
  }

  /// The view for the purpose of the sheet.
  @MainActor @ViewBuilder var content: some View {
    switch subject {
    case .subscriptions(let groupID): ManageSubscriptionsSheet(groupID: groupID)
    case .refund(let id): RequestedRefundSheet(id: id)
    case .offerCode: RedeemCodeSheet { _ in }
    }
  }
}

/// The sheet of a refund that the app requested with a call.
private struct RequestedRefundSheet: View {
  let id: UInt64
  @Environment(\.storeSession) private var session

  var body: some View {
    RefundRequestSheet(transactionID: id) { session.systemSheet?.refund = $0 }
  }
}

/// The store's sheets, presented over any view of a program that has no store view.
struct ProgramStoreSheets: View {
  @Environment(\.storeSession) private var session

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .speakingStoreLanguage(of: session)
      .modifier(PurchaseSheetPresenter(isLast: true))
  }
}

extension StoreSession {
  /// Presents a sheet over the content of the screen and waits until it is closed.
  ///
  /// - Returns: The outcome of a refund request; `nil` for other sheets.
  /// - Throws: `StoreKitError.unsupported` if the program has no screen, or the error of a
  ///   simulated failure.
  @discardableResult
  func present(
    about subject: SystemSheet.Subject,
    failing call: StoreCall? = nil
  ) async throws -> RefundRequestSheet.Outcome? {
    if let failure = call.flatMap({ simulation.account.failures[$0] }) { throw failure.thrown }
    guard hasPurchaseSheet else { throw StoreKitError.unsupported }
    finishSystemSheet()
    return await withCheckedContinuation { continuation in
      systemSheet = SystemSheet(subject: subject, owner: presenters.last) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Removes the sheet and resumes the call that waits for it.
  func finishSystemSheet() {
    guard let sheet = systemSheet else { return }
    systemSheet = nil
    sheet.finished(sheet.refund)
  }

  static func present(
    about subject: SystemSheet.Subject,
    failing call: StoreCall? = nil
  ) async throws -> RefundRequestSheet.Outcome? {
    try await current.present(about: subject, failing: call)
  }
}

extension AppStore {
  /// Presents the customer's subscriptions over the content of the screen and waits until the sheet
  /// is closed.
  package static func showManageSubscriptions(inGroup groupID: String?) async throws {
    _ = try await StoreSession.present(
      about: .subscriptions(groupID: groupID),
      failing: .manageSubscriptions
    )
  }

  /// Presents the sheet for an offer code over the content of the screen and waits until it is
  /// closed.
  package static func presentOfferCodeSheet() async throws {
    _ = try await StoreSession.present(about: .offerCode, failing: .offerCodeRedeem)
  }
}

extension PurchaseFlow.Transaction {
  /// Presents the sheet for a refund request over the content of the screen and waits until it is
  /// closed.
  package static func presentRefundSheet(
    of id: UInt64
  ) async throws -> PurchaseFlow.Transaction.RefundRequestStatus {
    let outcome = try await StoreSession.present(about: .refund(id))
    return try outcome?.get() ?? .userCancelled
  }
}
