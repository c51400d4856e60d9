import Testing

@testable import StoreModel

@Suite("Offers, billing plans and suites")
struct OfferGenerationTests {
  private static func read(_ subscription: SampleObject) throws -> StoreConfiguration {
    let text = Sample.document(subscription: subscription).text
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  private static let upFront = Sample.offer.with("billingPlanType", "\"BILLED_UPFRONT\"")
  private static let monthly = Sample.offer.with("billingPlanType", "\"MONTHLY\"")

  @Test("formats 1 to 4 have one introductory offer, null or no key")
  func firstGeneration() throws {
    let one = try Self.read(Sample.subscription.with("introductoryOffer", Sample.offer.text))
    #expect(one.subscriptions[0].introductoryOffers.count == 1)
    let none = try Self.read(Sample.subscription.without("introductoryOffer"))
    #expect(none.subscriptions[0].introductoryOffers.isEmpty)
    #expect(try Self.read(Sample.subscription).subscriptions[0].introductoryOffers.isEmpty)
  }

  @Test("format 5 has a list, and the old key repeats its first offer")
  func secondGeneration() throws {
    let configuration = try Self.read(
      Sample.subscription
        .with("introductoryOffer", Self.upFront.text)
        .with("introductoryOffers", Sample.list([Self.upFront, Self.monthly]))
    )
    let offers = configuration.subscriptions[0].introductoryOffers
    #expect(offers.map(\.billingPlanType) == [.billedUpfront, .monthly])
    #expect(configuration.counts["introOffers"] == "2")
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("with an empty list the old key is used")
  func emptyList() throws {
    let configuration = try Self.read(
      Sample.subscription
        .with("introductoryOffer", Sample.offer.text)
        .with("introductoryOffers", "[]")
    )
    #expect(configuration.subscriptions[0].introductoryOffers.count == 1)
  }

  private static let path = "subscriptionGroups[0].subscriptions[0]"

  /// Reads a plan with the old key and the list.
  private static func both(
    _ single: SampleObject,
    _ listed: [SampleObject]
  ) throws -> StoreConfiguration {
    try read(
      Sample.subscription.with("introductoryOffer", single.text)
        .with("introductoryOffers", Sample.list(listed))
    )
  }

  @Test("a single offer that repeats a listed offer in other words is no finding")
  func sameOffer() throws {
    let day = Sample.offer.with("subscriptionPeriod", "\"P7D\"").with("numberOfPeriods", "1")
      .with("displayPrice", "\"0.00\"")
    for single in [Sample.offer, Self.upFront, day] {
      let configuration = try Self.both(single, [Self.monthly, Self.upFront])
      let offers = configuration.subscriptions[0].introductoryOffers
      #expect(offers.map(\.billingPlanType) == [.monthly, .billedUpfront])
      #expect(configuration.diagnostics.isEmpty)
    }
  }

  @Test("if the single offer differs from the listed offer, the listed offer is used, with a note")
  func differentOffer() throws {
    let long = Self.upFront.with("subscriptionPeriod", "\"P1M\"")
    let configuration = try Self.both(long, [Self.upFront])
    #expect(configuration.subscriptions[0].introductoryOffers.map(\.period) == [.weekly])
    #expect(configuration.diagnostics.map(\.severity) == [.note])
    #expect(configuration.diagnostics.map(\.keyPath) == [Self.path + ".introductoryOffer"])
  }

  @Test("a single offer for a billing plan without a listed offer is added")
  func otherPlan() throws {
    for single in [Sample.offer, Self.upFront] {
      let configuration = try Self.both(single, [Self.monthly])
      let offers = configuration.subscriptions[0].introductoryOffers
      #expect(offers.first?.billingPlanType == .monthly)
      #expect(offers.map(\.place) == ["introductoryOffers[0]", "introductoryOffer"])
      let plan = StoreCatalog(configuration).groups[0].products[0]
      #expect(plan.subscription?.introductoryOffer?.period == .weekly)
      #expect(configuration.diagnostics.isEmpty)
    }
  }

  @Test("a change of an ignored single offer is a difference")
  func ignoredOffer() throws {
    let files = try ["P1M", "P2M"].map { period in
      try Self.both(Self.upFront.with("subscriptionPeriod", "\"\(period)\""), [Self.upFront])
    }
    let difference = ConfigurationDifference(from: files[0], to: files[1])
    let text = DifferenceText(difference).text
    #expect(text.contains("introductoryOffer.subscriptionPeriod"), "\(text)")
    #expect(text.contains("P1M") && text.contains("P2M"), "\(text)")
  }

  private static let unfinished = Sample.offer.with("paymentMode", "\"none\"")

  @Test("an unfinished offer of any kind is a note and no offer")
  func unfinishedOffers() throws {
    let list = Sample.list([Self.unfinished, Sample.offer])
    for key in ["introductoryOffers", "adHocOffers", "codeOffers", "winbackOffers"] {
      let configuration = try Self.read(Sample.subscription.with(key, list))
      #expect(configuration.diagnostics.map(\.severity) == [.note], "\(key)")
      #expect(
        configuration.diagnostics.map(\.keyPath) == ["\(Self.path).\(key)[0].paymentMode"]
      )
      let plan = configuration.subscriptions[0]
      let offers =
        plan.introductoryOffers + plan.promotionalOffers + plan.codeOffers + plan.winBackOffers
      #expect(offers.map(\.place) == ["\(key)[1]"])
    }
  }

  @Test("an unfinished offer in the list does not hide the single offer")
  func unfinishedListedOffer() throws {
    let configuration = try Self.both(Sample.offer, [Self.unfinished])
    #expect(configuration.subscriptions[0].introductoryOffers.map(\.period) == [.weekly])
    #expect(configuration.diagnostics.map(\.severity) == [.note])
  }

  @Test("a change of an unfinished offer is a difference at its place")
  func unfinishedDifference() throws {
    let files = try ["\"0A\"", "\"0B\""].map { id in
      try Self.read(
        Sample.subscription.with("introductoryOffer", Self.unfinished.with("internalID", id).text)
      )
    }
    let text = DifferenceText(ConfigurationDifference(from: files[0], to: files[1])).text
    #expect(text.contains("introductoryOffer.internalID"), "\(text)")
  }

  @Test("a difference has the key path of an offer after an unfinished offer")
  func placeAfterUnfinished() throws {
    let files = try ["P1W", "P1M"].map { period in
      let offer = Sample.offer.with("subscriptionPeriod", "\"\(period)\"")
      return try Self.read(
        Sample.subscription.with("adHocOffers", Sample.list([Self.unfinished, offer]))
      )
    }
    let difference = ConfigurationDifference(from: files[0], to: files[1])
    #expect(
      difference.changes.map(\.newKeyPath) == [Self.path + ".adHocOffers[1].subscriptionPeriod"]
    )
  }

  @Test("format 6 has only the list")
  func thirdGeneration() throws {
    let configuration = try Self.read(
      Sample.subscription.without("introductoryOffer")
        .with("introductoryOffers", Sample.list([Self.upFront]))
    )
    #expect(configuration.subscriptions[0].introductoryOffers.count == 1)
  }

  @Test("a second offer for a billing plan is reported and omitted")
  func samePlanTwice() throws {
    let configuration = try Self.read(
      Sample.subscription.with("introductoryOffers", Sample.list([Self.upFront, Self.upFront]))
    )
    #expect(configuration.subscriptions[0].introductoryOffers.count == 1)
    #expect(configuration.diagnostics.map(\.severity) == [.warning])
  }

  @Test("each payment mode keeps its price, length and count")
  func paymentModes() throws {
    let payAsYouGo = Sample.offer.with("paymentMode", "\"payAsYouGo\"")
      .with("displayPrice", "\"0.99\"").with("subscriptionPeriod", "\"P1M\"")
      .with("numberOfPeriods", "3")
    let payUpFront = Sample.offer.with("paymentMode", "\"payUpFront\"")
      .with("displayPrice", "\"9.99\"").with("subscriptionPeriod", "\"P6M\"")
    let configuration = try Self.read(
      Sample.subscription.with("adHocOffers", Sample.list([payAsYouGo, payUpFront]))
    )
    let offers = configuration.subscriptions[0].promotionalOffers
    #expect(offers.map(\.paymentMode) == [.payAsYouGo, .payUpFront])
    #expect(offers.map(\.displayPrice) == [cents(99), cents(999)])
    #expect(offers.map(\.totalLength) == [.everyThreeMonths, .everySixMonths])
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("a paid offer without a price is reported")
  func missingOfferPrice() throws {
    let offer = Sample.offer.with("paymentMode", "\"payUpFront\"")
    let configuration = try Self.read(Sample.subscription.with("adHocOffers", Sample.list([offer])))
    #expect(configuration.subscriptions[0].promotionalOffers[0].displayPrice == nil)
    #expect(
      configuration.diagnostics.map(\.keyPath) == [
        "subscriptionGroups[0].subscriptions[0].adHocOffers[0].displayPrice"
      ]
    )
  }

  @Test("promotional, code and win-back offers keep their own fields")
  func otherOffers() throws {
    let promotional = Sample.offer.with("offerID", "\"again\"")
    let code = Sample.offer.with("eligibility", "[ \"expired\", \"new\" ]")
      .with("isStackable", "true").with("referenceName", "\"Spring\"")
    let winBack = Sample.offer.with("isEligible", "false").with("offerID", "\"back\"")
    let configuration = try Self.read(
      Sample.subscription
        .with("adHocOffers", Sample.list([promotional]))
        .with("codeOffers", Sample.list([code]))
        .with("winbackOffers", Sample.list([winBack]))
    )
    let subscription = configuration.subscriptions[0]
    #expect(subscription.promotionalOffers.map(\.offerID) == ["again"])
    #expect(subscription.codeOffers[0].eligibility == [.expired, .new])
    #expect(subscription.codeOffers[0].isStackable)
    #expect(subscription.codeOffers[0].referenceName == "Spring")
    #expect(!subscription.winBackOffers[0].isEligible)
    #expect(subscription.winBackOffers[0].kind == .winBack)
    #expect(configuration.diagnostics.isEmpty)
  }

  private static func plan(_ type: String, _ price: String, enabled: Bool = true) -> SampleObject {
    SampleObject([
      "billingPlanType": "\"\(type)\"",
      "commitmentDisplayPrice": "\"71.88\"",
      "displayPrice": "\"\(price)\"",
      "internalID": "\"0A\"",
      "isEnabled": "\(enabled)",
    ])
  }

  @Test("the price of the up-front plan is used, and a different price is noted")
  func planPrice() throws {
    let plans = [Self.plan("MONTHLY", "5.99"), Self.plan("BILLED_UPFRONT", "59.99")]
    let configuration = try Self.read(Sample.subscription.with("billingPlans", Sample.list(plans)))
    #expect(configuration.subscriptions[0].effectivePrice == cents(5_999))
    #expect(configuration.subscriptions[0].billingPlans[0].commitmentDisplayPrice == cents(7_188))
    #expect(configuration.diagnostics.map(\.severity) == [.note])
  }

  @Test("a disabled billing plan, or one with the same price, has no effect")
  func planWithoutEffect() throws {
    let off = Self.plan("BILLED_UPFRONT", "59.99", enabled: false)
    let same = Self.plan("BILLED_UPFRONT", "4.990")
    for plan in [off, same] {
      let configuration = try Self.read(
        Sample.subscription.with("billingPlans", Sample.list([plan]))
      )
      #expect(configuration.subscriptions[0].effectivePrice == cents(499))
      #expect(configuration.diagnostics.isEmpty)
    }
  }

  @Test("a suite is read by its own keys")
  func suites() throws {
    let suite = Sample.product.without("familyShareable")
      .with("type", "\"SubscriptionSuite\"").with("duration", "\"P1Y\"")
      .with("groupNumber", "1").with("isFamilyShareable", "true")
      .with("members", "[ 1, { }, null ]").with("introductoryOffers", "[]")
    let sample = Sample.document
      .with("subscriptionSuiteGroups", Sample.list([Sample.group(suite)]))
      .with("subscriptionBundleGroups", "[ { } ]")
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    let read = configuration.suiteGroups[0].subscriptions[0]
    #expect(read.period == .yearly)
    #expect(read.product.isFamilyShareable)
    #expect(read.memberCount == 3)
    #expect(configuration.bundleGroupCount == 1)
    #expect(configuration.counts["suiteSubscriptions"] == "1")
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("empty policies are ignored")
  func policies() throws {
    let policies = """
      { "eula" : "", "policies" : [
        { "locale" : "en_US", "policyText" : "", "policyURL" : "" },
        { "locale" : "de", "policyText" : "", "policyURL" : "https://sample.org/de" } ] }
      """
    let sample = Sample.document.with("appPolicies", policies)
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.policies.licenseAgreement == nil)
    #expect(configuration.policies.privacyPolicies.map(\.locale) == ["de"])
    #expect(configuration.policies.privacyPolicies[0].url == "https://sample.org/de")
  }
}
