import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// The system sheet of `offerCodeRedemption`. In this project, the code of an offer is the offer's
/// reference name, because a configuration file has no other code.
struct RedeemCodeSheet: View {
  /// A function that receives the transaction of the redeemed code.
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
      HStack(spacing: .cells(2)) {
        Button(session.words[.redeem]) { redeem() }
          .buttonStyle(.borderedProminent)
          .disabled(code.isEmpty)
        Button(session.words[.cancel], role: .cancel) { dismiss() }.buttonStyle(.bordered)
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

/// A button that opens the sheet for offer codes.
struct RedeemCodeButton: View {
  @State private var isOpen = false
  @Environment(\.storeWords) private var texts

  var body: some View {
    Button {
      isOpen = true
    } label: {
      StoreLinkLabel(text: texts.words[.redeemCode])
    }
    .offerCodeRedemption(isPresented: $isOpen)
  }
}

extension StoreSession {
  /// Redeems an offer code. `Transaction.updates` yields the transaction.
  ///
  /// - Returns: The transaction; `nil` if the customer cannot redeem the code.
  func redeem(_ code: String) -> VerificationResult<PurchaseFlow.Transaction>? {
    let name = code.trimmingCharacters(in: .whitespacesAndNewlines)
    let products = catalog.groups.flatMap(\.products) + catalog.products
    for product in products where product.codeNames.contains(name) {
      let events = perform(.redeemCode(productID: product.id, offer: name)) ?? []
      guard events.failure == nil, events.refusal == nil,
        let id = events.last(where: { $0.transactionID != nil })?.transactionID
      else { continue }
      return transaction(id)?.verificationResult
    }
    return nil
  }
}

extension Product {
  /// The reference names of the product's code offers.
  fileprivate var codeNames: [String] {
    let ofSubscription = subscription?.codeOffers.map(\.referenceName) ?? []
    return ofSubscription + oneTimeCodeOffers.map(\.referenceName)
  }
}
