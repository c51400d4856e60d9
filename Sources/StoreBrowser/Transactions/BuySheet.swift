import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The prompt for a purchase: product, billing plan, date, quantity, offer, and, for a past
/// purchase, the renewals up to now. The expected result is below the fields.
struct BuySheet: View {
  let model: TransactionsModel
  /// Whether the purchase starts outside the app as a purchase intent. The app then completes the
  /// purchase.
  let isIntent: Bool
  @State private var productID: String
  @State private var isMonthly = false
  @State private var offer = Offer.automatic
  @State private var date = ""
  @State private var quantity = 1
  @State private var behavior = PurchaseRequest.RenewalBehavior.renewUntilNow

  /// The offer of the purchase.
  private enum Offer: Hashable {
    /// The offer that the store applies automatically.
    case automatic
    /// A promotional or win-back offer, by its identifier.
    case named(String)
    /// The offer of a code, by its reference name.
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
        if monthlyTerms != nil, code == nil {
          billingPicker.focusedValue(\.promptEnter, .open)
        }
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
      isMonthly = false
      offer = .automatic
      quantity = 1
    }
  }

  private var billingPicker: some View {
    Picker(model.words.text(TransactionsText.buyBilling), selection: $isMonthly) {
      Text(model.words[.billedUpFront]).tag(false)
      Text(verbatim: monthlyLine).tag(true)
    }
    .onChange(of: isMonthly) { offer = .automatic }
  }

  /// Monthly billing with its price and the total of the commitment.
  private var monthlyLine: String {
    guard let product else { return model.words[.billedMonthly] }
    let price = model.words.priceAndCommitment(of: product, billedBy: monthlyTerms)
    return line(model.words[.billedMonthly], price)
  }

  /// The maximum width of a menu line in columns: the sheet's width without the labels and the
  /// menu's symbols. The numbers are this project's choice.
  private var menuColumns: Int {
    min(model.screenSize.columns, SheetWidth.form + Self.edges) - Self.besideMenu
      - 2 * model.screenSize.sheetAir
  }
  private static let edges = 4
  private static let besideMenu = 26

  private func line(of product: Product) -> String {
    line(model.session.name(of: product.id), model.words.price(of: product))
  }

  /// Returns `text`, followed by `other` if both fit on the menu's line.
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
    if isMonthly {
      return (monthlyTerms?.subscriptionOffers ?? []).filter { $0.type != .introductory }
    }
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
      prompt: Text(model.words.text(TransactionsText.buyDatePrompt, example))
    )
  }

  /// A date before the simulated one, because a purchase cannot be in the future. The number of days
  /// is this project's choice.
  private var example: String { model.session.exampleDate(inDays: -30) }

  private var behaviorPicker: some View {
    Picker(model.words.text(TransactionsText.buyBehavior), selection: $behavior) {
      Text(model.words.text(TransactionsText.buyRenews))
        .tag(PurchaseRequest.RenewalBehavior.renewUntilNow)
      Text(model.words.text(TransactionsText.buyCancels))
        .tag(PurchaseRequest.RenewalBehavior.cancelImmediately)
    }
  }

  // MARK: The input

  private var product: Product? { model.session.catalog.product(id: productID) }

  /// The billing option with monthly billing and a 12-month commitment; `nil` if there is none.
  private var monthlyTerms: Product.SubscriptionInfo.PricingTerms? {
    product?.subscription?.monthlyTerms
  }

  /// The offers in addition to the automatic offer. Codes are missing for a purchase intent,
  /// because only an app can redeem them.
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

  /// The date that was typed, with or without a time.
  private var moment: Instant? {
    try? TimestampParser.instant(date, in: model.session.account.store.zone)
  }

  private var problem: String? {
    date.isEmpty || moment != nil || code != nil
      ? nil : model.words.text(TransactionsText.filterUnreadableDate, date, example)
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
      renewalBehavior: behavior,
      billingPlan: isMonthly && monthlyTerms != nil ? .monthly : nil
    )
    return isIntent ? .purchaseIntent(request) : .purchase(request)
  }
}

extension TransactionsModel {
  /// The products that can be bought, subscriptions first.
  var productsOnSale: [Product] {
    let all = session.catalog.groups.flatMap(\.products) + session.catalog.products
    return all.filter { $0.unavailability == nil }
  }

  /// The initial product of the prompt: the product of the selected purchase, else the store's
  /// selected plan, else the first product.
  fileprivate var productToBuy: String? {
    let chosen = [chosenRow?.productID, store.chosenPlan?.id, productsOnSale.first?.id]
    let ids = Set(productsOnSale.map(\.id))
    return chosen.compactMap(\.self).first(where: ids.contains)
  }
}
