import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// Asks what is bought: the product, when, how many, under which offer, and what becomes of
/// a purchase of the past up to now. Below it stands what would come of it.
struct BuySheet: View {
  let model: BrowserModel
  /// Whether the purchase is only begun, outside the app.
  let isIntent: Bool
  @State private var productID: String
  @State private var offerID: String?
  @State private var date = ""
  @State private var quantity = 1
  @State private var behavior = PurchaseRequest.RenewalBehavior.renewUntilNow

  init(model: BrowserModel, isIntent: Bool) {
    self.model = model
    self.isIntent = isIntent
    _productID = State(initialValue: model.productToBuy ?? "")
  }

  var body: some View {
    ActionPrompt(
      model: model,
      action: action,
      problem: problem,
      startsConfirming: true
    ) {
      Form {
        picker
        if !offers.isEmpty { offerPicker }
        if hasQuantity { quantityStepper }
        if !isIntent {
          dateField
          if !date.isEmpty, product?.subscription != nil { behaviorPicker }
        }
      }
      .formStyle(.columns)
    }
  }

  private var picker: some View {
    Picker(model.words.text(TransactionsText.columnProduct), selection: $productID) {
      ForEach(model.productsOnSale) { Text(model.productName($0.id)).tag($0.id) }
    }
    .onChange(of: productID) {
      offerID = nil
      quantity = 1
    }
  }

  private var offerPicker: some View {
    Picker(model.words.text(TransactionsText.columnOffer), selection: $offerID) {
      Text(model.words.text(TransactionsText.buyOfferAutomatic)).tag(String?.none)
      ForEach(offers, id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
    }
  }

  private var quantityStepper: some View {
    Stepper(value: $quantity, in: 1...10) {
      Text("\(model.words.text(TransactionsText.buyQuantity)): \(model.words.number(quantity))")
    }
  }

  private var dateField: some View {
    TextField(
      model.words.text(TransactionsText.buyDate),
      text: $date,
      prompt: Text(model.words.text(TransactionsText.buyDatePrompt))
    )
  }

  private var behaviorPicker: some View {
    Picker(model.words.text(TransactionsText.buyBehavior), selection: $behavior) {
      Text(model.words.text(TransactionsText.buyRenews))
        .tag(PurchaseRequest.RenewalBehavior.renewUntilNow)
      Text(model.words.text(TransactionsText.buyCancels))
        .tag(PurchaseRequest.RenewalBehavior.cancelImmediately)
    }
  }

  // MARK: What is asked for

  private var product: Product? { model.session.catalog.product(id: productID) }

  private var offers: [String] {
    let subscription = product?.subscription
    let named = (subscription?.promotionalOffers ?? []) + (subscription?.winBackOffers ?? [])
    return named.compactMap(\.id)
  }

  private var hasQuantity: Bool {
    [.consumable, .nonRenewable].contains(product?.type)
  }

  /// The moment that was typed: a day, or a day with a time.
  private var moment: Instant? {
    switch try? ClockMove(parsing: date) {
    case .to(let instant): instant
    case .toDay(let day): model.account.store.zone.instant(of: day, timeOfDay: 0)
    case .by, nil: nil
    }
  }

  private var problem: String? {
    date.isEmpty || moment != nil
      ? nil : model.words.text(TransactionsText.filterUnreadableDate, date)
  }

  private var action: StoreAction? {
    guard !productID.isEmpty, problem == nil else { return nil }
    let request = PurchaseRequest(
      productID: productID,
      offerID: offerID,
      quantity: quantity,
      purchaseDate: isIntent ? nil : moment,
      renewalBehavior: behavior
    )
    return isIntent ? .purchaseIntent(request) : .purchase(request)
  }
}

extension BrowserModel {
  /// What can be bought, subscriptions first.
  var productsOnSale: [Product] {
    let all = session.catalog.groups.flatMap(\.products) + session.catalog.products
    return all.filter { $0.unavailability == nil }
  }

  /// The product that the sheet for buying begins with: that of the chosen purchase, else the
  /// chosen plan of the store.
  fileprivate var productToBuy: String? {
    let chosen = [chosenTransactionRow?.productID, chosenPlan?.id, productsOnSale.first?.id]
    let ids = Set(productsOnSale.map(\.id))
    return chosen.compactMap(\.self).first(where: ids.contains)
  }
}
