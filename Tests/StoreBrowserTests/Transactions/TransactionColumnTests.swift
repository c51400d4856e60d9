import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("Columns of the transaction list")
@MainActor
struct TransactionColumnTests {
  @Test(
    "the date column fits the whole date in each language, at any start date",
    arguments: ["en_US", "de", "ja", "ar"],
    ["2026-01-08T00:00:00Z", "2026-09-21T00:00:00Z", "2026-12-20T00:00:00Z"]
  )
  func dates(locale: String, start: String) throws {
    var options = BrowserOptions()
    options.locale = Locale(identifier: locale)
    options.start = try #require(Instant(iso8601: start))
    let robot = try Robot(options: options)
    robot.openTransactions()
    let dates = robot.browser.model.clock.dates
    for transaction in robot.transactions {
      let bought = dates.day(transaction.purchasedAt)
      #expect(robot.lines.contains { $0.contains(bought) }, "\(bought)\n\(robot.screen)")
    }
  }

  @Test("the list shows seconds at a fast time rate")
  func seconds() throws {
    let robot = try Robot(width: 100)
    var contents = robot.session.simulation.account.store
    contents.timeRate = TimeRate(rawValue: 1005)
    robot.session.open(robot.session.catalog, contents)
    robot.openTransactions(periods: 3)
    let dates = robot.browser.model.clock.dates
    for transaction in robot.transactions {
      let time = dates.time(transaction.purchasedAt)
      #expect(robot.lines.contains { $0.contains(time) }, "\(time)\n\(robot.screen)")
    }
  }
}
