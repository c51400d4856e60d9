import PurchaseFlow
import StoreModel
import TerminalUI

/// Buys the selected plan; the terms stand above it. Of a plan that there is no need to
/// buy it says what becomes of it.
struct SubscriptionStoreButton: View {
  let product: Product
  let standing: PlanStanding
  @Environment(StoreSession.self) private var session

  var body: some View {
    VStack {
      Text(caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
        .padding(.horizontal, .cells(1))
      Button(label) { session.requestPurchase(of: product) }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
        .disabled(!standing.canBeBought)
    }
  }

  private var words: Words { session.words }

  private var caption: String {
    if case .offered(let offer) = standing { return words.terms(of: product, with: offer) }
    return standing.outlook(words, session.dates) ?? ""
  }

  private var label: String {
    switch standing {
    case .offered(let offer) where offer?.paymentMode == .freeTrial: words[.tryItFree]
    case .offered, .unavailable, .changes: words[.subscribe]
    case .renews, .ends: words[.yourPlan]
    case .next: words[.nextPlan]
    }
  }
}
