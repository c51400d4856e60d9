import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The prompt for a price change of the selected purchase's product.
struct PriceChangePrompt: View {
  let model: TransactionsModel
  @State private var text = ""
  @State private var preservesCurrent = false

  var body: some View {
    ActionPrompt(model: model, action: action, problem: problem) {
      Text(title)
      PriceField(words: model.words, text: $text, suggested: suggested)
      if isPlan {
        Toggle(model.words.text(TransactionsText.changePreserve), isOn: $preservesCurrent)
          .focusedValue(\.promptEnter, .change)
      }
    }
  }

  private var productID: String? {
    model.chosen.map(model.session.account.productToPrice)
  }

  private var present: (amount: Decimal, currency: String)? {
    productID.flatMap(model.session.account.newCustomerPrice)
  }

  private var isPlan: Bool {
    productID.flatMap(model.session.catalog.product)?.subscription != nil
  }

  /// The price that applies if the field is empty: one currency unit less, or one more for a price
  /// below two units.
  private var suggested: String {
    let amount = present?.amount ?? 0
    return "\(amount < 2 ? amount + 1 : amount - 1)"
  }

  private var title: String {
    guard let productID, let present else { return "" }
    return model.words.text(
      TransactionsText.increaseTitle,
      model.session.name(of: productID),
      model.session.catalog.money(present.amount, in: present.currency)
    )
  }

  /// The typed amount. An empty field means the suggested amount.
  private var price: Decimal? { TypedNumber.value(text.isEmpty ? suggested : text) }

  private var problem: String? {
    price == nil ? model.words.text(TransactionsText.increaseUnreadable, text) : nil
  }

  private var action: StoreAction? {
    guard let productID, let price else { return nil }
    return .changePrice(
      productID: productID,
      price: price,
      preservesCurrent: isPlan && preservesCurrent
    )
  }
}

extension Account {
  /// Returns the product whose price changes with a purchase: the present plan of its subscription,
  /// else the purchased product.
  func productToPrice(of transaction: PurchaseFlow.Transaction) -> String {
    line(of: transaction)?.plan.productID ?? transaction.productID
  }
}
