import StoreModel
import StoreViews
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("Plans that look alike in a review")
@MainActor
struct AlikePlansTests {
  /// Plans with a few kinds of texts and prices. Some of them break rules.
  private static func shapes(_ count: Int, _ random: inout SeededRandom) -> StoreFile {
    let names = [
      "Plan", "Save 50%", "Only $0.99", "Monthly", "Weekly of Premium", "月額", "A very long name",
      "9.99",
    ]
    let descriptions = ["", "1 month for $1.99", "All of it, every week", "Alles", "1 year"]
    let plans = (1...count).map { number in
      SamplePlan(
        name: names[Int(random.next() % UInt64(names.count))] + " \(number)",
        description: descriptions[Int(random.next() % UInt64(descriptions.count))],
        price: "\(random.next() % 40).99",
        period: ["P1M", "P1Y", "P1W"][Int(random.next() % 3)]
      )
    }
    let size = [count, 1, 2][Int(random.next() % 3)]
    let groups = stride(from: 0, to: count, by: size).map { Array(plans[$0..<$0 + size]) }
    return .groups(groups)
  }

  private static let appearances = ControlStyleList.entries.filter(\.isStandard).flatMap { entry in
    entry.placements.map { StoreAppearance(controlStyle: entry.name, placement: $0) }
  }

  @Test("judging look-alike plans once gives the same findings as judging each plan")
  func same() throws {
    var random = SeededRandom.forTest()
    for round in 0..<max(LongTest.rounds(100), 3) {
      let appearance = Self.appearances[Int(random.next() % UInt64(Self.appearances.count))]
      let file = Self.shapes(round % 2 == 0 ? 14 : 30, &random)
      var review = try StoreReview(appearance: appearance)
      let configuration = try file.configuration()
      let found = review.diagnostics(of: configuration)
      review.judgesAlikeOnce = false
      let expected = review.diagnostics(of: configuration)
      let (style, placement) = (appearance.controlStyle, appearance.placement)
      #expect(Set(found) == Set(expected), "seed \(random.seed): \(style) \(placement)")
    }
  }

  @Test("plans that look alike are judged once, and all of them are counted")
  func once() throws {
    var judged: [Int] = []
    let review = try StoreReview()
    let found = review.diagnostics(of: try StoreFile.many(400).configuration()) {
      judged.append($0.done)
    }
    #expect(found.filter { $0.keyPath?.contains("subscriptions[") == true } == [])
    // One plan each with a number of one, two and three digits, then the rest together.
    #expect(judged == [1, 2, 3, 400])
  }

  @Test("groups whose plans look alike are judged once, and all of them are counted")
  func groups() throws {
    var (judged, stores): ([Int], Int) = ([], 0)
    let review = StoreReview(judgesAlikeOnce: true) { group, _ in
      stores += 1
      return AnyView(
        SubscriptionStoreView(subscriptions: group.products)
          .storeButton(.visible, for: .restorePurchases)
      )
    }
    let groups = (1...100).map { [SamplePlan(name: "Plan \($0 % 9)", price: "\($0 % 9).99")] }
    _ = review.diagnostics(of: try StoreFile.groups(groups).configuration()) {
      judged.append($0.done)
    }
    #expect(Set(judged) == Set(1...100))
    // The numbers in the group names have one, two or three digits.
    #expect(stores == 3 * StoreReview.sizes.count)
  }

  @Test("plans are judged one by one if the style calculates amounts")
  func calculated() throws {
    var judged: [Int] = []
    let review = try StoreReview(appearance: StoreAppearance(controlStyle: "savings"))
    _ = review.diagnostics(of: try StoreFile.many(5).configuration()) { judged.append($0.done) }
    #expect(judged == [1, 2, 3, 4, 5])
  }
}
