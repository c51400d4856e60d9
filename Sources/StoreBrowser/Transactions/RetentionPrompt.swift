import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The prompt for an offer that the customer accepts instead of cancelling the selected
/// subscription.
struct RetentionPrompt: View {
  let model: TransactionsModel
  @State private var offerID: String

  init(model: TransactionsModel) {
    self.model = model
    let offers = model.chosen.map(model.promotionalOffers) ?? []
    _offerID = State(initialValue: offers.first?.id ?? "")
  }

  var body: some View {
    ActionPrompt(model: model, action: action, startsConfirming: true) {
      Text(title)
      Form {
        Picker(model.words.text(TransactionsText.columnOffer), selection: $offerID) {
          ForEach(offers, id: \.id) { offer in
            Text(verbatim: model.words.price(of: offer)).tag(offer.id ?? "")
          }
        }
        .focusedValue(\.promptEnter, .open)
      }
      .formStyle(.columns)
    }
  }

  private var offers: [Product.SubscriptionOffer] {
    model.chosen.map(model.promotionalOffers) ?? []
  }

  private var line: SubscriptionLine? {
    model.chosen.flatMap { model.session.account.line(of: $0) }
  }

  private var title: String {
    guard let line else { return "" }
    return model.words.text(
      TransactionsText.extendTitle,
      model.session.name(of: line.plan.productID),
      model.dates.day(line.periodEnd)
    )
  }

  private var action: StoreAction? {
    guard let line, !offerID.isEmpty else { return nil }
    return .acceptRetentionOffer(line.group, offerID: offerID)
  }
}
