import PurchaseFlow
import StoreModel
import TerminalUI

/// Opens the purchase sheet when something is to be bought, and tells of purchases that
/// failed and of the App Store's messages.
///
/// There may be several on the screen: the one that came last shows them.
struct PurchaseSheetPresenter: ViewModifier {
  /// Whether it shows them only where no other does.
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
    guard let status = session.status(ofGroupOf: product), status.state.isEntitled else {
      return session.words[.confirmSubscription]
    }
    // Who lets a plan renew again goes over to no other one.
    let info = status.renewalInfo
    let isSame = info.currentProductID == product.id && info.autoRenewPreference == nil
    return session.words[isSame ? .confirmSubscription : .confirmChange]
  }
}

extension StoreSession {
  /// Whether an alert tells of a purchase that failed, or of a message: where a view on the screen
  /// can show it.
  package var isAlerting: Bool {
    !presenters.isEmpty && (failedPurchase != nil || shownMessage != nil)
  }

  /// Whether the purchase sheet is open: not where no view on the screen can show it.
  package var isConfirming: Bool { !presenters.isEmpty && requestedProduct != nil }

  /// A view that shows purchase sheets has gone. A purchase that it asked about waits for
  /// the next one: the window may only have become too small for a while.
  func remove(_ id: PresenterID) {
    presenters.removeAll { $0 === id }
    if systemSheet?.owner === id { finishSystemSheet() }
  }
}

/// What tells one view that can open the purchase sheet from another.
final class PresenterID: Sendable {
  init() {}
}

/// A purchase that came to nothing, of which nobody else is told.
struct FailedPurchase {
  /// What was to be bought.
  let product: Product
  /// Why it was not.
  let error: any Error

  /// What a person is told.
  func text(in words: Words) -> String {
    "\(product.displayName): \(words.line(forError: error))"
  }
}

/// The answers to a message of the App Store.
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
  /// What a message of the App Store says.
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
  /// Lets the view sell by itself: it writes as the store does, and shows the store's sheets.
  func selling(from session: StoreSession) -> some View {
    speakingStoreLanguage(of: session).modifier(PurchaseSheetPresenter())
  }
}
