import PurchaseFlow
import StoreModel
import TerminalUI

/// A sheet of the system that the app opened with a call, over whatever is on the screen.
struct SystemSheet {
  /// What it is about.
  enum Subject {
    /// The customer's subscriptions: of one group, or all.
    case subscriptions(groupID: String?)
    /// The money of a purchase.
    case refund(UInt64)
    /// The code of an offer.
    case offerCode
  }

  let subject: Subject
  /// The view that shows it; `nil` for the one that is on top.
  let owner: PresenterID?
  /// Who waits until it has gone; is told what came of a refund.
  let finished: @MainActor (RefundRequestSheet.Outcome?) -> Void
  /// What came of it, where it is about a refund.
  var refund: RefundRequestSheet.Outcome?

  /// What stands in its upper edge.
  func title(in words: Words) -> String {
    switch subject {
    case .subscriptions: words[.manageTitle]
    case .refund: words[.refundTitle]
    case .offerCode: words[.redeemCode]
    }
  }

  /// What it shows.
  @MainActor @ViewBuilder var content: some View {
    switch subject {
    case .subscriptions(let groupID): ManageSubscriptionsSheet(groupID: groupID)
    case .refund(let id): RequestedRefundSheet(id: id)
    case .offerCode: RedeemCodeSheet { _ in }
    }
  }
}

/// The sheet of a refund that the app asked for.
private struct RequestedRefundSheet: View {
  let id: UInt64
  @Environment(\.storeSession) private var session

  var body: some View {
    RefundRequestSheet(transactionID: id) { session.systemSheet?.refund = $0 }
  }
}

/// What shows the store's sheets where no store view does: over any view of the program.
struct ProgramStoreSheets: View {
  @Environment(\.storeSession) private var session

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .speakingStoreLanguage(of: session)
      .modifier(PurchaseSheetPresenter(isLast: true))
  }
}

extension StoreSession {
  /// Shows a sheet over what is on the screen, and waits until it has gone.
  ///
  /// - Returns: What came of it, where it is about a refund.
  /// - Throws: `StoreKitError.unsupported` where nothing is on a screen, or what it was made
  ///   to fail with.
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

  /// The sheet has gone.
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
  /// Shows the customer's subscriptions over what is on the screen, and waits until the
  /// sheet has gone.
  package static func showManageSubscriptions(inGroup groupID: String?) async throws {
    _ = try await StoreSession.present(
      about: .subscriptions(groupID: groupID),
      failing: .manageSubscriptions
    )
  }

  /// Asks for the code of an offer over what is on the screen, and waits until the sheet has
  /// gone.
  package static func presentOfferCodeSheet() async throws {
    _ = try await StoreSession.present(about: .offerCode, failing: .offerCodeRedeem)
  }
}

extension PurchaseFlow.Transaction {
  /// Asks for the money of a purchase back over what is on the screen, and waits until the
  /// sheet has gone.
  package static func presentRefundSheet(
    of id: UInt64
  ) async throws -> PurchaseFlow.Transaction.RefundRequestStatus {
    let outcome = try await StoreSession.present(about: .refund(id))
    return try outcome?.get() ?? .userCancelled
  }
}
