import PurchaseFlow
import StoreModel
import TerminalUI

/// The sheet before a customer's first purchase with a 12-month commitment: the number of payments,
/// their total, and how to cancel. Apple shows such a sheet once for each account.
struct CommitmentDisclosure: View {
  let product: Product
  let terms: Product.SubscriptionInfo.PricingTerms
  @Environment(\.storeSession) private var session

  var body: some View {
    let words = session.words
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading, spacing: .cells(1)) {
          Text(product.displayName).bold()
          Text(
            words.text(
              .commitmentDisclosure,
              words.number(terms.billingCount),
              terms.billingDisplayPrice,
              terms.commitmentInfo.displayPrice
            )
          )
          Text(words[.commitmentHowToCancel])
          Text(words[.commitmentCancelling])
        }
        .padding(.horizontal, .cells(1))
      }
      .focusable(false)
      HStack(spacing: .cells(2)) {
        Button(words[.continueToSheet]) { session.confirmDisclosure() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
        Button(words[.cancel], role: .cancel) { session.cancelPurchase() }
          .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, .cells(1))
      .padding(.top, .cells(1))
    }
    .padding(.top, .cells(1))
    .frame(maxWidth: .cells(PurchaseSheetContent.width))
  }
}

extension StoreSession {
  /// The billing option to disclose before the purchase sheet; `nil` if the open purchase needs no
  /// disclosure. The disclosure precedes the first purchase with a commitment.
  var commitmentToDisclose: Product.SubscriptionInfo.PricingTerms? {
    guard let purchase = openPurchase, !purchase.isDisclosed, let terms = purchase.monthlyTerms
    else { return nil }
    let isFirst = !simulation.account.everyTransaction.contains { $0.billingPlan == .monthly }
    return isFirst ? terms : nil
  }
}
