import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import PurchaseJournal
@testable import journal_writer

@Suite("The form of a journal's lines")
struct StoredFormTests {
  private let entry = { (action: StoreAction) in
    JournalRecord.action(History.Entry(instant: DeedStore.start, action: action))
  }

  private func text(_ record: JournalRecord) throws -> String {
    try StoredAction(record) { _ in "digest" }.text
  }

  @Test("each action has one line, which stays as it is for ever")
  func lines() throws {
    let group = GroupID("pro", occurrence: 2)
    let lines: [(JournalRecord, String)] = [
      (entry(.open(DeedStore.contents)), #"{"action":"open","contents":"digest"}"#),
      (entry(.purchase("a")), #"{"action":"purchase","product":"a"}"#),
      (entry(.cancelPurchase("a")), #"{"action":"cancelPurchase","product":"a"}"#),
      (entry(.disableAutoRenew("pro")), #"{"action":"disableAutoRenew","group":"pro"}"#),
      (
        entry(.enableAutoRenew(group)),
        #"{"action":"enableAutoRenew","group":"pro","groupOccurrence":2}"#
      ),
      (entry(.wait), #"{"action":"wait"}"#),
      (.back(kept: 3, now: DeedStore.start), #"{"action":"back","kept":3}"#),
    ]
    for (record, line) in lines {
      #expect(try text(record) == line)
      let stored = try JSONDecoder().decode(StoredAction.self, from: Data(line.utf8))
      let meaning = try stored.meaning { _ in DeedStore.contents }
      switch (record, meaning) {
      case (.action(let entry), .action(let action)): #expect(entry.action == action)
      case (.back(let kept, _), .back(let read)): #expect(kept == read)
      default: Issue.record("\(line) is read as \(meaning)")
      }
    }
  }

  @Test("a store's content comes back whole, with every kind of offer and oddity")
  func contents() throws {
    let contents = SampleStore.contents
    let text = try StoredContents.text(contents)
    #expect(try StoredContents.read(text) == contents)
    #expect(try StoredContents.text(StoredContents.read(text)) == text)
  }

  @Test("no property of a content is forgotten")
  func properties() {
    // A new property must get a place in the stored form, and then here.
    let contents = SampleStore.contents
    let subscription = SampleStore.subscription
    func labels(_ value: Any) -> [String] {
      Mirror(reflecting: value).children.compactMap(\.label).sorted()
    }
    #expect(labels(contents) == ["policies", "products", "storefront", "timeRate", "zone"])
    #expect(labels(contents.policies) == ["monthEnd", "mostRenewalsPerMove", "upgradeRefund"])
    #expect(labels(SampleStore.product) == Self.product)
    #expect(labels(subscription) == Self.subscription)
    #expect(labels(SampleStore.winBack) == Self.offer)
    #expect(labels(subscription.codeOffers[0]) == Self.codeOffer)
    #expect(labels(subscription.pricingTerms[0]) == Self.terms)
    #expect(
      labels(subscription.pricingTerms[0].commitmentInfo) == ["period", "price", "priceFormat"]
    )
    #expect(labels(subscription.subscriptionPeriod) == ["unit", "value"])
    #expect(labels(PurchaseRequest(productID: "a")) == ["productID"])
    #expect(labels(GroupID("a")) == ["id", "occurrence"])
  }

  private static let product = [
    "description", "displayName", "id", "isFamilyShareable", "price", "priceFormat",
    "promotionalImageID", "referenceName", "subscription", "type", "unavailability",
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
    "eligibility", "isStackable", "paymentMode", "period", "periodCount", "price",
    "priceFormat", "referenceName",
  ]
  private static let terms = [
    "billingPeriod", "billingPlanType", "billingPrice", "commitmentInfo", "subscriptionOffers",
  ]
}
