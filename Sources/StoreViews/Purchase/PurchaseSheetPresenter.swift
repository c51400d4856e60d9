import PurchaseFlow
import StoreModel
import TerminalUI

/// Presents the purchase sheet, alerts for failed purchases and the App Store's messages.
///
/// Several presenters may be on the screen. Only the latest presenter is used.
struct PurchaseSheetPresenter: ViewModifier {
  /// Whether this presenter is used only if there is no other presenter.
  var isLast = false
  @Environment(\.storeSession) private var session
  @State private var id = PresenterID()

  func body(content: Content) -> some View {
    content
      .onAppear { session.presenters.insert(id, at: isLast ? 0 : session.presenters.endIndex) }
      .onDisappear { session.remove(id) }
      .sheet(isPresented: isPresented, title: title) { PurchaseSheet() }
      .sheet(isPresented: isAsking, title: session.systemSheet?.title(in: session.words) ?? "") {
        session.systemSheet?.content
      }
      .alert(session.words[.purchaseFailed], isPresented: hasFailed) {
        Button(session.words[.ok]) { session.failedPurchase = nil }
      } message: {
        if let failed = session.failedPurchase { Text(failed.text(in: session.words)) }
      }
      .alert(session.shownMessage.map(session.words.text(of:)) ?? "", isPresented: hasMessage) {
        if let message = session.shownMessage { MessageActions(message: message) }
      }
  }

  private var isPresented: Binding<Bool> {
    Binding(
      get: { session.requestedProduct != nil && session.presenters.last === id },
      set: { if !$0 { session.cancelPurchase() } }
    )
  }

  private var isAsking: Binding<Bool> {
    Binding(
      get: {
        guard let sheet = session.systemSheet else { return false }
        return (sheet.owner ?? session.presenters.last) === id
      },
      set: { if !$0 { session.finishSystemSheet() } }
    )
  }

  private var hasFailed: Binding<Bool> {
    Binding(
      get: { session.failedPurchase != nil && session.presenters.last === id },
      set: { if !$0 { session.failedPurchase = nil } }
    )
  }

  private var hasMessage: Binding<Bool> {
    Binding(
      get: { session.shownMessage != nil && session.presenters.last === id },
      set: { if !$0 { session.shownMessage = nil } }
    )
  }

  private var title: String {
    guard let product = session.requestedProduct else { return "" }
    if product.subscription == nil { return session.words[.confirmOnePurchase] }
    if session.commitmentToDisclose != nil { return session.words[.commitmentTitle] }
    guard let status = session.status(ofGroupOf: product), status.state.isEntitled else {
      return session.words[.confirmSubscription]
    }
    // Turning renewal on again is not a change of plan, so the title must not announce one.
    let info = status.renewalInfo
    let isSame =
      info.currentProductID == product.id && info.productAfterTerm == nil
      && (status.transaction.billingPlan == .monthly) == (session.openPurchase?.monthlyTerms != nil)
    return session.words[isSame ? .confirmSubscription : .confirmChange]
  }
}

extension StoreSession {
  /// Whether a view displays an alert about a failed purchase or an App Store message.
  package var isAlerting: Bool {
    !presenters.isEmpty && (failedPurchase != nil || shownMessage != nil)
  }

  /// Whether the purchase sheet is open on the screen; `false` if no view can present it.
  package var isConfirming: Bool { !presenters.isEmpty && requestedProduct != nil }

  /// Removes a view that can present sheets. The purchase then waits for the next such view,
  /// because the view may be missing only while the window is too small.
  func remove(_ id: PresenterID) {
    presenters.removeAll { $0 === id }
    if systemSheet?.owner === id { finishSystemSheet() }
  }
}

/// Identifies a view that can present the purchase sheet. Two instances are always different.
final class PresenterID: Sendable {
  init() {}
}

/// A failed purchase that no caller waits for.
struct FailedPurchase {
  /// The product that was not bought.
  let product: Product
  /// The reason for the failure.
  let error: any Error

  /// Returns the text of the alert.
  func text(in words: Words) -> String {
    "\(product.displayName): \(words.line(forError: error))"
  }
}

/// The buttons in the alert of an App Store message.
private struct MessageActions: View {
  let message: Message
  @Environment(\.storeSession) private var session

  var body: some View {
    switch message.reason {
    case .priceIncreaseConsent:
      Button(session.words[.agree]) {
        session.perform(.answerPriceIncrease(message.group, agree: true))
      }
      Button(session.words[.cancel], role: .cancel) {}
    case .billingIssue:
      Button(session.words[.updatePayment]) {
        session.perform(.resolveBillingIssue(message.group))
      }
      Button(session.words[.cancel], role: .cancel) {}
    default:
      Button(session.words[.ok]) {}
    }
  }
}

extension Words {
  /// Returns the text of an App Store message.
  func text(of message: Message) -> String {
    switch message.reason {
    case .billingIssue: self[.messageBillingIssue]
    case .priceIncreaseConsent: self[.messagePriceIncrease]
    case .winBackOffer: self[.messageWinBack]
    default: self[.messageGeneric]
    }
  }
}

extension View {
  /// Sets the language of the store for this view and presents the store's sheets over it.
  func selling(from session: StoreSession) -> some View {
    speakingStoreLanguage(of: session).modifier(PurchaseSheetPresenter())
  }
}
