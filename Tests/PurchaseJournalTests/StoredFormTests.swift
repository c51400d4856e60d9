import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import PurchaseJournal
@testable import journal_writer

@Suite("Stored form of journal lines")
struct StoredFormTests {
  private let entry = { (action: StoreAction) in
    JournalRecord.action(History.Entry(instant: CrashTestStore.start, action: action))
  }

  private func text(_ record: JournalRecord) throws -> String {
    try StoredAction(record) { _ in "digest" }.text
  }

  @Test("each action has one stored line, which never changes")
  func lines() throws {
    let group = GroupID("pro", occurrence: 2)
    let token = try #require(UUID(uuidString: "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11"))
    let request = PurchaseRequest(
      productID: "a",
      offerID: "o",
      quantity: 3,
      appAccountToken: token,
      purchaseDate: CrashTestStore.start,
      renewalBehavior: .cancelImmediately
    )
    let span = CalendarSpan(months: 1, days: 2, milliseconds: 3)
    let actions: [(StoreAction, String)] = [
      (.open(CrashTestStore.contents), #""open","contents":"digest""#),
      (.purchase("a"), #""purchase","product":"a""#),
      (.purchase(request), #""purchase",\#(Self.requestText)"#),
      (
        .purchase(PurchaseRequest(productID: "a", usesIntroductoryOffer: false)),
        #""purchaseAsJudged","introductory":false,"product":"a""#
      ),
      (
        .purchase(PurchaseRequest(productID: "a", billingPlan: .monthly)),
        #""purchaseAsBilled","billingPlan":"MONTHLY","product":"a""#
      ),
      (
        .purchaseIntent(PurchaseRequest(productID: "a", billingPlan: .upFront)),
        #""purchaseIntentAsBilled","billingPlan":"BILLED_UPFRONT","product":"a""#
      ),
      (.cancelPurchase("a"), #""cancelPurchase","product":"a""#),
      (.purchaseIntent("a"), #""purchaseIntent","product":"a""#),
      (.answerAskToBuy(approve: true), #""approveAskToBuy""#),
      (.answerAskToBuy(approve: false), #""declineAskToBuy""#),
      (.answerAskToBuy(approve: true, place: 2), #""approveAskToBuyAt","place":2"#),
      (.answerAskToBuy(approve: false, place: 1), #""declineAskToBuyAt","place":1"#),
      (.resolvePurchase(), #""resolvePurchase""#),
      (.resolvePurchase(place: 1), #""resolvePurchaseAt","place":1"#),
      (.redeemCode(productID: "a", offer: "o"), #""redeemCode","offer":"o","product":"a""#),
      (.completeIntent(), #""completeIntent""#),
      (.completeIntent(place: 3), #""completeIntentAt","place":3"#),
      (.disableAutoRenew("pro"), #""disableAutoRenew","group":"pro""#),
      (.enableAutoRenew(group), #""enableAutoRenew","group":"pro","groupOccurrence":2"#),
      (.setPayment(works: true), #""paymentWorks""#),
      (.setPayment(works: false), #""paymentFails""#),
      (.resolveBillingIssue("pro"), #""resolveBillingIssue","group":"pro""#),
      (
        .acceptRetentionOffer("pro", offerID: "o"),
        #""acceptRetentionOffer","group":"pro","offer":"o""#
      ),
      (.answerPriceIncrease("pro", agree: true), #""agreeToPriceIncrease","group":"pro""#),
      (.answerPriceIncrease("pro", agree: false), #""declinePriceIncrease","group":"pro""#),
      (
        .increasePrice(productID: "a", price: 7, needsConsent: true),
        #""increasePrice","needsConsent":true,"price":"7","product":"a""#
      ),
      (
        .increasePrice(productID: "a", price: nil, needsConsent: true),
        #""requestPriceConsent","needsConsent":true,"product":"a""#
      ),
      (
        .changePrice(productID: "a", price: 7, preservesCurrent: false),
        #""changePrice","price":"7","product":"a""#
      ),
      (
        .changePrice(productID: "a", price: 7, preservesCurrent: true),
        #""changePriceForNew","price":"7","product":"a""#
      ),
      (
        .changePrice(productID: "a", price: 7, preservesCurrent: false, billingPlan: .monthly),
        #""changePriceAsBilled","billingPlan":"MONTHLY","price":"7","product":"a""#
      ),
      (
        .changePrice(productID: "a", price: 7, preservesCurrent: true, billingPlan: .upFront),
        #""changePriceForNewAsBilled","billingPlan":"BILLED_UPFRONT","price":"7","product":"a""#
      ),
      (
        .extendRenewal("pro", span),
        #""extendRenewal","days":2,"group":"pro","milliseconds":3,"months":1"#
      ),
      (
        .extendAllRenewals(MassExtension(productID: "a", days: 7)),
        #""extendAllRenewals","days":7,"product":"a""#
      ),
      (
        .extendAllRenewals(
          MassExtension(
            productID: "a",
            days: 7,
            storefronts: ["USA", "JPN"],
            requestIdentifier: "r"
          )
        ),
        #""extendAllRenewals","days":7,"product":"a","#
          + #""requestIdentifier":"r","storefronts":["USA","JPN"]"#
      ),
      (.removeFromSale(productID: "a"), #""removeFromSale","product":"a""#),
      (.refund(5, .developerIssue), #""refund","reason":1,"transaction":5"#),
      (
        .requestRefund(5, .legal),
        #""requestRefund","refundReason":"LEGAL","transaction":5"#
      ),
      (.requestConsumption(5), #""requestConsumption","transaction":5"#),
      (.decideRefund(5, .grant), #""grantRefund","transaction":5"#),
      (.decideRefund(5, .decline), #""declineRefund","transaction":5"#),
      (.decideRefund(5, .prorate()), #""prorateRefund","transaction":5"#),
      (
        .decideRefund(5, .prorate(percentage: 33_333)),
        #""prorateRefund","percentage":33333,"transaction":5"#
      ),
      (.reverseRefund(5), #""reverseRefund","transaction":5"#),
      (.shareWithFamily(productID: "a", isGranted: true), #""shareWithFamily","product":"a""#),
      (.shareWithFamily(productID: "a", isGranted: false), #""endFamilySharing","product":"a""#),
      (.rescindConsent, #""rescindConsent""#),
      (.requestTestNotification, #""requestTestNotification""#),
      (.forceRenewal("pro"), #""forceRenewal","group":"pro""#),
      (.expire("pro"), #""expire","group":"pro""#),
      (.delete(5), #""delete","transaction":5"#),
      (.removeSubscription("pro"), #""removeSubscription","group":"pro""#),
      (
        .setFailure(.purchase, .storeKit(.networkError)),
        #""setFailure","call":"purchase","error":"networkError""#
      ),
      (.setFailure(.verification, nil), #""setFailure","call":"verification""#),
      (.finish(5), #""finish","transaction":5"#),
      (.finishAll, #""finishAll""#),
      (.restore, #""restore""#),
      (.quitApp, #""quitApp""#),
      (.launchApp, #""launchApp""#),
      (.showMessage(.generic, "pro"), #""showMessage","group":"pro","message":"generic""#),
      (.wait, #""wait""#),
    ]
    let lines =
      actions.map { (entry($0.0), #"{"action":\#($0.1)}"#) }
      + [(.back(kept: 3, now: CrashTestStore.start), #"{"action":"back","kept":3}"#)]
    for (record, line) in lines {
      #expect(try text(record) == line)
      let stored = try JSONDecoder().decode(StoredAction.self, from: Data(line.utf8))
      let decoded = try stored.decoded { _ in CrashTestStore.contents }
      switch (record, decoded) {
      case (.action(let entry), .action(let action)): #expect(entry.action == action)
      case (.back(let kept, _), .back(let read)): #expect(kept == read)
      default: Issue.record("\(line) is read as \(decoded)")
      }
    }
  }

  private static let requestText = """
    "offer":"o","product":"a","purchased":1768471200000,"quantity":3,\
    "renewal":"cancelImmediately","token":"A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11"
    """

  @Test("every property of a store is stored and restored")
  func contents() throws {
    let contents = SampleStore.contents
    let text = try StoredContents.text(contents)
    #expect(try StoredContents.read(text) == contents)
    #expect(try StoredContents.text(StoredContents.read(text)) == text)
  }

  @Test("a store without codes for one-time products and retention offers has its earlier form")
  func earlierForm() throws {
    var contents = SampleStore.contents
    contents.settings.retentionOffers = []
    contents.products = [
      Product(
        id: "a",
        type: .consumable,
        displayName: "",
        description: "",
        price: 1,
        priceFormatStyle: .currency(code: "USD"),
        isFamilyShareable: false,
        subscription: nil
      )
    ]
    let text = try StoredContents.text(contents)
    #expect(!text.contains("codeOffers") && !text.contains("retentionOffers"))
    let read = try StoredContents.read(text)
    #expect(read.products.map(\.oneTimeCodeOffers) == [[]])
    #expect(read.settings == contents.settings)
  }

  @Test("a code that was stored without a billing plan is for up-front billing")
  func earlierCode() throws {
    let text = try StoredContents.text(SampleStore.contents)
    let (plan, next) = (#""billingPlanType":"MONTHLY","#, #""eligibility""#)
    let earlier = text.replacing(plan + next, with: next)
    #expect(earlier != text)
    let codes = try StoredContents.read(earlier).products[0].subscription?.codeOffers
    #expect(codes?.map(\.billingPlanType) == [.upFront])
  }

  @Test("every choice of every policy is restored, and an unknown choice is an error")
  func policies() throws {
    for (name, word) in StoredPolicies.words {
      #expect(word.choices.count > 1)
      for choice in word.choices {
        var policies = Policies(mostRenewalsPerMove: 7)
        try word.write(choice, to: &policies)
        #expect(try StoredPolicies(policies).policies == policies, "\(name) \(choice)")
      }
      var stored = StoredPolicies(Policies())
      stored.choices[name] = "unheard of"
      #expect(throws: JournalReadingError.self) { try stored.policies }
    }
  }

  @Test("the stored form covers every property")
  func properties() {
    // Add a new property to the stored form and to these lists.
    let contents = SampleStore.contents
    let subscription = SampleStore.subscription
    func labels(_ value: Any) -> [String] {
      Mirror(reflecting: value).children.compactMap(\.label).sorted()
    }
    #expect(labels(contents) == Self.contents)
    #expect(labels(contents.settings) == Self.settings)
    #expect(
      labels(contents.policies) == (StoredPolicies.words.keys + ["mostRenewalsPerMove"]).sorted()
    )
    #expect(labels(SampleStore.product) == Self.product)
    #expect(labels(subscription) == Self.subscription)
    #expect(labels(SampleStore.winBack) == Self.offer)
    #expect(labels(subscription.codeOffers[0]) == Self.codeOffer)
    #expect(
      labels(SampleStore.oneTimeCode) == ["eligibility", "price", "priceFormat", "referenceName"]
    )
    #expect(labels(subscription.pricingTerms[0]) == Self.terms)
    #expect(
      labels(subscription.pricingTerms[0].commitmentInfo) == ["period", "price", "priceFormat"]
    )
    #expect(labels(subscription.subscriptionPeriod) == ["unit", "value"])
    #expect(labels(PurchaseRequest(productID: "a")) == Self.request)
    #expect(labels(GroupID("a")) == ["id", "occurrence"])
  }

  private static let contents = [
    "policies", "products", "settings", "storefront", "timeRate", "zone",
  ]
  private static let settings = [
    "asksToBuy", "failsRenewals", "failures", "familyShareable", "finishesOnDelivery",
    "graceLength", "graceScope", "includesFinishedConsumables", "interruptsPurchases",
    "isGracePeriodEnabled", "profile", "retentionOffers", "winBackRules",
  ]
  private static let request = [
    "appAccountToken", "billingPlan", "offerID", "productID", "purchaseDate", "quantity",
    "renewalBehavior", "usesIntroductoryOffer",
  ]
  private static let product = [
    "description", "displayName", "id", "isFamilyShareable", "oneTimeCodeOffers", "price",
    "priceFormat", "promotionalImageID", "referenceName", "subscription", "type",
    "unavailability",
  ]
  private static let subscription = [
    "codeOffers", "groupDisplayName", "groupLevel", "groupPosition", "introductoryOffer",
    "pricingTerms", "promotionalOffers", "subscriptionGroupID", "subscriptionPeriod",
    "unreadablePeriod", "winBackOffers",
  ]
  private static let offer = [
    "id", "isEligible", "paymentMode", "period", "periodCount", "price", "priceFormat",
    "referenceName", "type",
  ]
  private static let codeOffer = [
    "billingPlanType", "eligibility", "isStackable", "paymentMode", "period", "periodCount",
    "price", "priceFormat", "referenceName",
  ]
  private static let terms = [
    "billingPeriod", "billingPlanType", "billingPrice", "commitmentInfo", "subscriptionOffers",
  ]
}
