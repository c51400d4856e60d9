import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// Takes an offer code: the system's sheet behind `offerCodeRedemption`. The code of an
/// offer is its reference name, which is all that a configuration file has of it (ours).
struct RedeemCodeSheet: View {
  /// Who is told of the transaction.
  let finish: @MainActor (VerificationResult<PurchaseFlow.Transaction>) -> Void
  @State private var code = ""
  @State private var isDeclined = false
  @FocusState private var isTyping: Bool
  @Environment(\.storeSession) private var session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      TextField(session.words[.redeemPrompt], text: $code)
        .textFieldStyle(.roundedBorder)
        .focused($isTyping)
        .onSubmit { redeem() }
      if isDeclined {
        Text(session.words[.redeemDeclined]).foregroundStyle(.warning)
      }
      HStack(spacing: .cells(3)) {
        Button(session.words[.redeem]) { redeem() }
          .buttonStyle(.borderedProminent)
          .disabled(code.isEmpty)
        Button(session.words[.cancel], role: .cancel) { dismiss() }.buttonStyle(.plain)
      }
      .frame(maxWidth: .infinity)
      .padding(.top, .cells(1))
    }
    .padding(.horizontal, .cells(1))
    .padding(.top, .cells(1))
    .defaultFocus($isTyping, true)
    .speakingStoreLanguage(of: session)
  }

  private func redeem() {
    guard let transaction = session.redeem(code) else {
      isDeclined = true
      return
    }
    finish(transaction)
    dismiss()
  }
}

/// A button that opens the sheet for an offer code.
struct RedeemCodeButton: View {
  @State private var isOpen = false
  @Environment(\.storeWords) private var texts

  var body: some View {
    Button(texts.words[.redeemCode]) { isOpen = true }
      .offerCodeRedemption(isPresented: $isOpen)
  }
}

extension StoreSession {
  /// Redeems the code of an offer; its transaction comes as an update.
  ///
  /// - Returns: The transaction; `nil` where the code is not for the customer.
  func redeem(_ code: String) -> VerificationResult<PurchaseFlow.Transaction>? {
    let name = code.trimmingCharacters(in: .whitespacesAndNewlines)
    for plan in catalog.groups.flatMap(\.products) {
      let codes = plan.subscription?.codeOffers ?? []
      guard codes.contains(where: { $0.referenceName == name }) else { continue }
      let events = perform(.redeemCode(productID: plan.id, offer: name)) ?? []
      guard events.failure == nil, events.refusal == nil,
        let id = events.last(where: { $0.transactionID != nil })?.transactionID
      else { continue }
      return transaction(id)?.verificationResult
    }
    return nil
  }
}
