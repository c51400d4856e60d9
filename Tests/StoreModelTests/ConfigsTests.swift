import Foundation
import Testing

@testable import StoreModel

@Suite("The configurations of the folder Configs")
struct ConfigsTests {
  static let names = ["Everything", "FlowerMovie", "StreamingPass"]

  static func path(of name: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
  }

  @Test("each configuration equals Xcode's output byte by byte", arguments: names)
  func style(of name: String) throws {
    let data = try Data(contentsOf: URL(filePath: Self.path(of: name)))
    let value = try JSONSerialization.jsonObject(with: data)
    let expected = try JSONSerialization.data(
      withJSONObject: value,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
    #expect(data == expected + Data("\n".utf8))
  }

  @Test("each configuration has no diagnostics", arguments: names)
  func diagnostics(of name: String) throws {
    let configuration = try StoreConfiguration(path: Self.path(of: name))
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test(
    "each configuration has the expected contents",
    arguments: [
      ("StreamingPass", "groups", "1"), ("StreamingPass", "subscriptions", "4"),
      ("StreamingPass", "levelsPerGroup", "2"), ("StreamingPass", "locales", "ar,de,en_US,ja"),
      ("StreamingPass", "introModes", "free:1,payAsYouGo:1,payUpFront:1"),
      ("StreamingPass", "promoOffers", "3"), ("StreamingPass", "codeOffers", "3"),
      ("StreamingPass", "winbackOffers", "3"),
      ("FlowerMovie", "subscriptions", "3"), ("FlowerMovie", "levelsPerGroup", "1"),
      ("FlowerMovie", "introModes", "free:1"), ("FlowerMovie", "locales", "en_US,ja"),
      ("Everything", "version", "6.3"), ("Everything", "consumables", "4"),
      ("Everything", "nonConsumables", "3"), ("Everything", "nonRenewing", "2"),
      ("Everything", "levelsPerGroup", "4;2;4;0"), ("Everything", "subscriptions", "16"),
      ("Everything", "billingPlans", "18"), ("Everything", "suiteSubscriptions", "2"),
      ("Everything", "timeRate", "13"), ("Everything", "unknownTopKeys", "-"),
    ]
  )
  func counts(of name: String, field: String, value: String) throws {
    let configuration = try StoreConfiguration(path: Self.path(of: name))
    #expect(configuration.counts[field] == value)
  }

  @Test(
    "Everything has each kind of offer in each payment mode",
    arguments: StoreConfiguration.OfferRecord.Kind.allCases
  )
  func modes(of kind: StoreConfiguration.OfferRecord.Kind) throws {
    let configuration = try StoreConfiguration(path: Self.path(of: "Everything"))
    let offers = configuration.subscriptions.flatMap(\.allOffers).filter { $0.kind == kind }
    #expect(Set(offers.compactMap(\.paymentMode)) == [.freeTrial, .payAsYouGo, .payUpFront])
  }

  @Test("Everything has code offers for every combination of customer groups")
  func eligibilities() throws {
    let configuration = try StoreConfiguration(path: Self.path(of: "Everything"))
    let groups = configuration.subscriptions.flatMap(\.codeOffers).map { Set($0.eligibility) }
    #expect(Set(groups).count == 7)
  }
}

extension StoreConfiguration.SubscriptionRecord {
  fileprivate var allOffers: [StoreConfiguration.OfferRecord] {
    introductoryOffers + promotionalOffers + codeOffers + winBackOffers
  }
}
