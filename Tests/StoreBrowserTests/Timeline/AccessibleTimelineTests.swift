import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import StoreBrowser

@Suite("Spoken rows of the timeline")
@MainActor
struct AccessibleTimelineTests {
  /// A customer with a trial, paid months and a failed payment.
  private func robot(_ language: String = "en") throws -> Robot {
    var options = BrowserOptions()
    options.programLocale = Locale(identifier: language)
    let robot = try Robot(width: 120, height: 40, options: options)
    robot.session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    robot.session.move(.by(CalendarSpan(months: 4)))
    robot.session.perform(.setPayment(works: false))
    robot.session.move(.by(CalendarSpan(months: 1)))
    robot.press("4")
    return robot
  }

  private func timeline(_ robot: Robot) -> [Substring] {
    let label = robot.browser.model.timeline.timelineRows(width: 100).first?.spoken ?? ""
    return label.split(separator: ";")
  }

  @Test("a spoken row begins with the first period and counts equal periods in sequence")
  func whole() throws {
    let told = timeline(try robot())
    #expect(told.count > 3, "\(told)")
    #expect(told.dropFirst().first?.hasPrefix(" trial, ") == true, "\(told)")
    let paid = told.filter { $0.hasPrefix(" paid, ") }
    #expect(paid.count == 1 && paid.allSatisfy { $0.hasSuffix(", 4 periods") }, "\(told)")
  }

  @Test(
    "a spoken row counts periods in every language",
    arguments: [("de", "4 Zeiträume"), ("ja", "4期間")]
  )
  func languages(language: String, count: String) throws {
    #expect(timeline(try robot(language)).contains { $0.hasSuffix(count) })
  }
}
