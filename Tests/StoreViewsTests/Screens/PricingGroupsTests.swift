import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Groups by billing plan and pricing model", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct PricingGroupsTests {
  private typealias BillingPlanType = Product.SubscriptionInfo.BillingPlanType
  private typealias PricingModel = Product.SubscriptionInfo.PricingTerms.PricingModel

  /// Prices are in US dollars here, and monthly billing is sold.
  private let ecuador = Storefront("ECU")

  /// The plans of a group in which one yearly plan can also be paid monthly.
  private func letters(of session: StoreSession) throws -> [Product] {
    let plans = session.catalog.groups.flatMap(\.products).filter { $0.id.contains(".letters.") }
    try #require(plans.count == 3)
    return plans
  }

  private func groups(_ content: some StoreContent, of plans: [Product]) -> [OptionGroup] {
    StoreContentCollection(plans: plans).collected(content)
  }

  /// Shows the preferred billing plan of each option.
  private struct TermsStyle: SubscriptionStoreControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      ForEach(configuration.options) { option in
        let terms = option.preferredPricingTerms
        Text(verbatim: "\(option.id.suffix(7)) is \(terms?.billingPlanType.rawValue ?? "unset")")
      }
    }
  }

  @Test("a plan is in the group of each of its billing plans, and up front is first")
  func billingPlans() throws {
    let plans = try letters(of: try .everything(storefront: ecuador))
    let groups = groups(SubscriptionBillingPlanTypeGroupSet(), of: plans)
    #expect(groups.map(\.plans) == [plans, plans.filter { $0.id.hasSuffix(".yearly") }])
  }

  @Test("a plan that is in no file is billed up front")
  func planWithoutFile() throws {
    let plans = [plan("a", price: "3", .monthly), plan("b", price: "4", .yearly)]
    #expect(groups(SubscriptionBillingPlanTypeGroupSet(), of: plans).map(\.plans) == [plans])
    #expect(groups(SubscriptionPricingModelGroupSet(), of: plans).map(\.plans) == [plans])
    #expect(groups(SubscriptionBillingPlanTypeGroupSet(), of: []).isEmpty)
    #expect(plans[0].pricingTerms.map(\.billingDisplayPrice) == [plans[0].displayPrice])
  }

  @Test("tabs show the names of the billing plans and the marketing content of the visible one")
  func tabs() throws {
    let session = try StoreSession.everything(storefront: ecuador)
    let store = ShownStore(
      SubscriptionStoreView(subscriptions: try letters(of: session)) {
        SubscriptionBillingPlanTypeGroupSet { type in Text("Billing \(type.rawValue)") }
      }
      .subscriptionStoreOptionGroupStyle(.tabs)
      .subscriptionStoreControlStyle(TermsStyle()),
      of: session,
      width: 100
    )
    #expect(store.contains(session.words[.billedUpFront]), "\(store.text)")
    #expect(store.contains("Billing BILLED_UPFRONT"), "\(store.text)")
    #expect(store.contains("archive is BILLED_UPFRONT"), "\(store.text)")
    store.click(session.words[.billedMonthly])
    #expect(store.contains("Billing MONTHLY"), "\(store.text)")
    #expect(store.contains(".yearly is MONTHLY"), "\(store.text)")
    #expect(!store.contains("archive is"), "\(store.text)")
  }

  @Test("labels of the app replace the names of the billing plans")
  func labels() throws {
    let session = try StoreSession.everything(storefront: ecuador)
    let store = ShownStore(
      SubscriptionStoreView(subscriptions: try letters(of: session)) {
        SubscriptionBillingPlanTypeGroupSet { _ in
          Text("Read more")
        } label: { type in
          Text(type == .monthly ? "Twelve payments" : "One payment")
        }
      }
      .subscriptionStoreOptionGroupStyle(.tabs),
      of: session,
      width: 100
    )
    #expect(store.contains("Twelve payments"), "\(store.text)")
    #expect(store.contains("One payment"), "\(store.text)")
    #expect(!store.contains(session.words[.billedMonthly]), "\(store.text)")
  }

  @Test("store content can set the pricing terms of its purchases")
  func preferredTerms() throws {
    let session = try StoreSession.everything(storefront: ecuador)
    let store = ShownStore(
      SubscriptionStoreView(subscriptions: try letters(of: session)) {
        SubscriptionOptionGroup { _ in true }
          .preferredSubscriptionPricingTerms { _, info in
            info.pricingTerms.first { $0.billingPlanType == .monthly }
          }
      }
      .subscriptionStoreControlStyle(TermsStyle()),
      of: session
    )
    #expect(store.contains(".yearly is MONTHLY"), "\(store.text)")
    #expect(store.contains("archive is BILLED_UPFRONT"), "\(store.text)")
  }

  @Test("without preferred terms, an option has none")
  func noPreferredTerms() throws {
    let session = try StoreSession.everything(storefront: ecuador)
    let store = ShownStore(
      SubscriptionStoreView(subscriptions: try letters(of: session))
        .subscriptionStoreControlStyle(TermsStyle()),
      of: session
    )
    #expect(store.contains(".yearly is unset"), "\(store.text)")
  }

  @Test("plans of one pricing model are one group, whose content receives the first plan's price")
  func pricingModels() throws {
    let session = try StoreSession.everything(storefront: ecuador)
    let plans = try letters(of: session)
    let content = SubscriptionPricingModelGroupSet { model in
      if case .singlePrice(let price) = model { Text("From \(price.billingInfo.displayPrice)") }
    }
    #expect(groups(content, of: plans).map(\.plans) == [plans])
    let store = ShownStore(
      SubscriptionStoreView(subscriptions: plans) { content }
        .subscriptionStoreOptionGroupStyle(.tabs),
      of: session,
      width: 100
    )
    #expect(store.contains("From \(plans[0].displayPrice)"), "\(store.text)")
    #expect(!store.contains(session.words[.singlePrice]), "\(store.text)")
  }

  @Test("billing plans and pricing models have names in words, and unknown ones keep theirs")
  func names() throws {
    let words = try StoreSession.everything(storefront: ecuador).words
    #expect(words.name(of: BillingPlanType.upFront) == "Pay Up Front")
    #expect(words.name(of: BillingPlanType.monthly) == "Pay Monthly")
    #expect(words.name(of: BillingPlanType(rawValue: "WEEKLY")) == "WEEKLY")
    let seats = PricingModel.seatBased(.init(priceTiers: []))
    #expect(words.name(of: seats) == "For Several People")
  }

  @Test("the period and the level of a product are those of its subscription")
  func subscriptionValues() throws {
    let session = try StoreSession.everything(storefront: ecuador)
    for plan in session.catalog.groups.flatMap(\.products) {
      #expect(plan.subscriptionPeriod == plan.subscription?.subscriptionPeriod)
      #expect(plan.groupLevel == plan.subscription?.groupLevel)
      #expect(plan.groupLevel != nil)
    }
    let others = session.catalog.products
    try #require(!others.isEmpty)
    #expect(others.allSatisfy { $0.subscriptionPeriod == nil && $0.groupLevel == nil })
  }
}
