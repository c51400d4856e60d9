import Foundation
import StoreModel
import TestSupport
import Testing

@testable import StoreBrowser
@testable import TerminalUI

/// Measures the processor time of the thread, so that other processes have little effect. The bound
/// is between 8 times the work and 64 times, the cost of a quadratic comparison.
@Suite("Cost of screens by the size of the file", .serialized)
@MainActor
struct CostBySizeTests {
  /// How plans are spread over groups.
  nonisolated enum Shape: CaseIterable {
    case oneGroup
    case groupsOf20
    case groupsOfOne
    case soldOnce

    func file(_ count: Int) throws -> StoreConfiguration {
      let (groups, size) =
        switch self {
        case .oneGroup: (1, count)
        case .groupsOf20: (count / 20, 20)
        case .groupsOfOne: (count, 1)
        case .soldOnce: (1, 3)
        }
      let lists = (0..<groups).map { group in
        let plans = (0..<size).map { Self.plan(group * size + $0) }
        return """
          { "id" : "G\(group)", "name" : "Group \(group)", "localizations" : [],
            "subscriptions" : [ \(plans.joined(separator: ",")) ] }
          """
      }
      let products = self == .soldOnce ? (0..<count).map(Self.product) : []
      let text = """
        { "products" : [ \(products.joined(separator: ",")) ],
          "subscriptionGroups" : [ \(lists.joined(separator: ",")) ],
          "version" : { "major" : 4, "minor" : 0 } }
        """
      return try StoreConfiguration(bytes: Array(text.utf8))
    }

    /// Plans of one level and length: every change takes effect at once, the slowest case.
    private static func plan(_ number: Int) -> String {
      let offer = #"{ "paymentMode" : "free", "subscriptionPeriod" : "P1W" }"#
      return """
        { "productID" : "plan\(number)", "type" : "RecurringSubscription",
          "displayPrice" : "\(number % 90 + 1).99", "groupNumber" : 1, "referenceName" : "\(number)",
          "introductoryOffer" : \(number % 3 == 0 ? offer : "null"),
          "recurringSubscriptionPeriod" : "P1M" }
        """
    }

    private static func product(_ number: Int) -> String {
      """
      { "productID" : "coins\(number)", "type" : "Consumable", "displayPrice" : "1.99",
        "referenceName" : "Coins \(number)" }
      """
    }
  }

  /// The number of plans in the larger file; the smaller file has an eighth of it.
  private static let count = LongTest.isFull ? 10_000 : 1_000

  @Test(
    "the time to draw a screen is at most proportional to the number of plans",
    arguments: Shape.allCases
  )
  func screens(shape: Shape) throws {
    let (small, large) = (try shape.file(Self.count / 8), try shape.file(Self.count))
    for screen in BrowserScreen.allCases {
      let less = min(try cost(of: screen, small), try cost(of: screen, small))
      let more = try cost(of: screen, large)
      #expect(more < 24 * max(less, 0.002), "\(screen): \(less) s, then \(more) s")
    }
  }

  /// Seconds of processor time from an open store to the first frame.
  private func cost(
    of screen: BrowserScreen,
    _ configuration: StoreConfiguration
  ) throws -> Double {
    let browser = try Browser(configuration, options: BrowserOptions(screen: screen))
    let start = Self.processorTime
    _ = browser.makeHost(size: Size(width: 120, height: 40)).render()
    return Self.processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("the account screen creates only the rows near the visible area")
  func factsInSight() throws {
    for count in [50, 2_000] {
      let file = try Shape.groupsOfOne.file(count)
      let browser = try Browser(file, options: BrowserOptions(screen: .account))
      let host = browser.makeHost(size: Size(width: 80, height: 24))
      let titles = host.render().lines.count { $0.contains("Group ") }
      let made = host.semantics.elements.count { $0.label.hasPrefix("Group ") }
      #expect(made >= titles)
      #expect(made < 24, "\(made) of \(count) groups")
    }
  }
}
