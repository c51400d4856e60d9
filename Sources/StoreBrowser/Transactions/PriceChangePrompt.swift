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
  @State private var billingPlan: Product.SubscriptionInfo.BillingPlanType

  init(model: TransactionsModel) {
    self.model = model
    let account = model.session.account
    let held = model.chosen.map(account.productToPrice).flatMap(account.billingPlanToPrice)
    _billingPlan = State(initialValue: held ?? .upFront)
  }

  var body: some View {
    ActionPrompt(model: model, action: action, problem: problem) {
      Text(title)
      PriceField(words: model.words, text: $text, suggested: suggested)
      if isBilledInTwoWays {
        Form { billingPicker.focusedValue(\.promptEnter, .open) }.formStyle(.columns)
      }
      if isPlan {
        Toggle(model.words.text(TransactionsText.changePreserve), isOn: $preservesCurrent)
          .focusedValue(\.promptEnter, .change)
      }
    }
  }

  private var billingPicker: some View {
    Picker(model.words.text(TransactionsText.buyBilling), selection: $billingPlan) {
      Text(model.words[.billedUpFront]).tag(Product.SubscriptionInfo.BillingPlanType.upFront)
      Text(model.words[.billedMonthly]).tag(Product.SubscriptionInfo.BillingPlanType.monthly)
    }
  }

  private var productID: String? {
    model.chosen.map(model.session.account.productToPrice)
  }

  private var present: (amount: Decimal, currency: String)? {
    productID.flatMap {
      model.session.account.newCustomerPrice(of: $0, billedAs: namedBillingPlan)
    }
  }

  /// The selected billing plan; `nil` if the product has only one.
  private var namedBillingPlan: Product.SubscriptionInfo.BillingPlanType? {
    isBilledInTwoWays ? billingPlan : nil
  }

  /// Whether the store sells the plan with up-front billing and with monthly billing.
  private var isBilledInTwoWays: Bool {
    guard let productID, isPlan else { return false }
    let account = model.session.account
    return [.upFront, .monthly].allSatisfy {
      account.newCustomerPrice(of: productID, billedAs: $0) != nil
    }
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
      preservesCurrent: isPlan && preservesCurrent,
      billingPlan: namedBillingPlan
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
