import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// Asks what is bought: the product, when, how many, under which offer, and what becomes of
/// a purchase of the past up to now. Below it stands what would come of it.
struct BuySheet: View {
  let model: TransactionsModel
  /// Whether the purchase is only begun, outside the app.
  let isIntent: Bool
  @State private var productID: String
  @State private var offer = Offer.automatic
  @State private var date = ""
  @State private var quantity = 1
  @State private var behavior = PurchaseRequest.RenewalBehavior.renewUntilNow

  /// Which offer is asked for.
  private enum Offer: Hashable {
    /// The one that the store applies by itself.
    case automatic
    /// A promotional or win-back offer, by its identifier.
    case named(String)
    /// The offer behind a code, by its reference name.
    case code(String)
  }

  init(model: TransactionsModel, isIntent: Bool) {
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
        picker.focusedValue(\.promptEnter, .open)
        if !offers.isEmpty { offerPicker.focusedValue(\.promptEnter, .open) }
        if hasQuantity { quantityStepper }
        if !isIntent, code == nil {
          dateField
          if !date.isEmpty, product?.subscription != nil {
            behaviorPicker.focusedValue(\.promptEnter, .open)
          }
        }
      }
      .formStyle(.columns)
    }
  }

  private var picker: some View {
    Picker(model.words.text(TransactionsText.columnProduct), selection: $productID) {
      ForEach(model.productsOnSale) { Text(verbatim: line(of: $0)).tag($0.id) }
    }
    .onChange(of: productID) {
      offer = .automatic
      quantity = 1
    }
  }

  /// The most columns of a line in a menu: what the sheet, with its edges, has beside the labels
  /// and the signs of the menu. Ours.
  private var menuColumns: Int {
    min(model.screenSize.columns, SheetWidth.form + Self.edges) - Self.besideMenu
  }
  private static let edges = 4
  private static let besideMenu = 26

  private func line(of product: Product) -> String {
    line(model.session.name(of: product.id), model.words.price(of: product))
  }

  /// A text, and another where there is room for both.
  private func line(_ text: String, _ other: String) -> String {
    let both = "\(text)  \(other)"
    return TextWidth.columns(both) <= menuColumns ? both : text
  }

  private var offerPicker: some View {
    Picker(model.words.text(TransactionsText.columnOffer), selection: $offer) {
      Text(model.words.text(TransactionsText.buyOfferAutomatic)).tag(Offer.automatic)
      ForEach(offers, id: \.self) { Text(verbatim: name(of: $0)).tag($0) }
    }
  }

  private func name(of offer: Offer) -> String {
    switch offer {
    case .automatic: model.words.text(TransactionsText.buyOfferAutomatic)
    case .named(let id):
      namedOffers.first { $0.id == id }.map { line(model.words.price(of: $0), id) } ?? id
    case .code(let name): "\(model.words.text(TransactionsText.offerCode)): \(name)"
    }
  }

  private var namedOffers: [Product.SubscriptionOffer] {
    let subscription = product?.subscription
    return (subscription?.promotionalOffers ?? []) + (subscription?.winBackOffers ?? [])
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

  /// The offers beside the automatic one. A code is redeemed, which nothing outside the app
  /// begins.
  private var offers: [Offer] {
    let codes = isIntent ? [] : model.session.account.eligibleCodes(for: productID)
    return namedOffers.compactMap(\.id).map(Offer.named) + codes.map(Offer.code)
  }

  private var code: String? {
    if case .code(let name) = offer { name } else { nil }
  }

  private var offerID: String? {
    if case .named(let id) = offer { id } else { nil }
  }

  private var hasQuantity: Bool {
    [.consumable, .nonRenewable].contains(product?.type)
  }

  /// The moment that was typed: a day, or a day with a time.
  private var moment: Instant? {
    try? TimestampParser.instant(date, in: model.session.account.store.zone)
  }

  private var problem: String? {
    date.isEmpty || moment != nil || code != nil
      ? nil : model.words.text(TransactionsText.filterUnreadableDate, date)
  }

  private var action: StoreAction? {
    guard !productID.isEmpty else { return nil }
    if let code { return .redeemCode(productID: productID, offer: code) }
    guard problem == nil else { return nil }
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

extension TransactionsModel {
  /// What can be bought, subscriptions first.
  var productsOnSale: [Product] {
    let all = session.catalog.groups.flatMap(\.products) + session.catalog.products
    return all.filter { $0.unavailability == nil }
  }

  /// The product that the sheet for buying begins with: that of the chosen purchase, else the
  /// chosen plan of the store.
  fileprivate var productToBuy: String? {
    let chosen = [chosenRow?.productID, store.chosenPlan?.id, productsOnSale.first?.id]
    let ids = Set(productsOnSale.map(\.id))
    return chosen.compactMap(\.self).first(where: ids.contains)
  }
}
