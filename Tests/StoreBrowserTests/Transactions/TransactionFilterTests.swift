import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Transaction filters")
@MainActor
struct TransactionFilterTests {
  @Test(
    "a filter keeps the transactions that match all its words",
    arguments: [
      ("", "6 5 4 3 2 1 0"), ("trial", "0"), ("state:trial", "0"), ("!state:trial", "6 5 4 3 2 1"),
      ("state:current", "6"), ("state:refunded", "2"), ("!state:cur", "5 4 3 2 1 0"),
      ("product:premium", "6 5 4 3 2 1 0"), ("product:\"Premium Monthly\"", "6 5 4 3 2 1 0"),
      ("!product:monthly", ""), ("PRÉMIUM refunded", "2"), ("basic", ""),
      ("offer:intro", "0"), ("offer:none", "6 5 4 3 2 1"), ("!offer:none", "0"),
      ("since:2026-03-08", "6 5 4 3"), ("until:2026-03-07", "2 1 0"),
      ("until:2026-03-08", "3 2 1 0"), ("since:2026-02 until:2026-03", "3 2"),
      ("!since:2026-03-08 !state:refunded", "1 0"), ("4", "4"), ("product:", "6 5 4 3 2 1 0"),
      ("9.99", "6 5 4 3 2 1"), ("$0", "0"), ("Jan", "1 0"), ("2026-01", "1 0"),
      ("\"Jan 1, 2026\"", "0"), ("!2026 ", ""), ("state:increase", ""),
    ]
  )
  func filter(text: String, ids: String) throws {
    let robot = try robot()
    robot.browser.model.transactions.openFilter()
    robot.browser.model.transactions.filterText = text
    let found = robot.browser.model.transactions.shown
    #expect(found.rows.compactMap(\.transaction).map { "\($0.id)" }.joined(separator: " ") == ids)
    #expect(found.problems.isEmpty)
  }

  @Test(
    "an unreadable filter word hides nothing, and a message says what to enter",
    arguments: [
      ("since:soon", "“soon” is not a date. Enter 202"),
      ("until:2026-02-30", "“2026-02-30” is not a date."),
      ("state:sold", "There is no state “sold”. States: pending,"),
      ("offer:gift", "There is no offer “gift”. Offers: introductory,"),
    ]
  )
  func problems(text: String, complaint: String) throws {
    let robot = try robot()
    robot.press("/")
    robot.type(text)
    robot.press("enter")
    robot.expect("7 of 7", complaint)
  }

  @Test("an ellipsis shows that there are more suggestions than fit")
  func moreSuggestions() throws {
    let robot = try robot()
    robot.press("/")
    robot.expect("until:")
    robot.expectNo("until:  …")
    robot.type("state:")
    let line = try #require(robot.lines.first { $0.contains("state:pending") })
    #expect(line.contains("  …"), "\(line)")
  }

  @Test(
    "the filter suggests completions for the last word",
    arguments: [
      ("", "product: state: offer: since: until:"), ("s", "state: since:"),
      ("trial !st", "!state:"), ("state:ref", "state:refunded"), ("state:refunded", ""),
      ("since:", "since:2026-01-01"), ("product:", "product:\"A B\" product:C"),
      ("product:\"a", "product:\"A B\""), ("x", ""),
    ]
  )
  func suggestions(text: String, expected: String) {
    let found = TransactionFilter.suggestions(
      for: text,
      products: ["A B", "C"],
      today: "2026-01-01"
    )
    #expect(found.joined(separator: " ") == expected)
  }

  @Test("Tab takes the first suggestion, a click takes any, and a count shows the matches")
  func completing() throws {
    let robot = try robot()
    robot.press("/")
    robot.expect("product:  state:  offer:  since:  until:", "7 of 7")
    robot.type("st")
    robot.press("tab")
    robot.type("ref")
    robot.expect("state:refunded")
    robot.press("tab")
    #expect(robot.browser.model.transactions.filterText == "state:refunded ")
    robot.expect("1 of 7")
    robot.press("escape")
    robot.expectNo("1 of 7")
    robot.press("/")
    robot.type("o")
    robot.click("offer:")
    #expect(robot.browser.model.transactions.filterText == "offer:")
    robot.type("intro")
    robot.press("enter")
    robot.expect("1 of 7")
  }

  @Test("n and N go through the matches, and Esc clears the filter and keeps the selection")
  func matches() throws {
    let robot = try robot()
    robot.press("/")
    robot.type("state:refunded")
    robot.press("enter")
    #expect(robot.chosenID == 2)
    robot.press("escape")
    #expect(robot.chosenID == 2)
    robot.press("/")
    robot.type("until:2026-03-07")
    robot.press("enter", "n")
    #expect(robot.chosenID == 1)
    robot.press("n", "n")
    #expect(robot.chosenID == 2)
    robot.expectFocused("Premium Monthly")
    robot.press("N")
    #expect(robot.chosenID == 0)
    robot.press("escape", "escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("n and N without a filter show a message and keep the store's group")
  func noFilter() throws {
    let robot = try Robot(.config("Everything"))
    robot.session.perform(.purchase("com.example.everything.coins.small"))
    robot.press("5")
    let group = robot.browser.model.store.group
    for key in ["n", "N"] {
      robot.press(key)
      robot.expect("There is no filter.")
    }
    #expect(robot.browser.model.store.group == group)
  }

  @Test("Enter ends the typing even if nothing matches, and keys work again")
  func leftWithoutMatch() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("/")
    robot.type("zzz")
    robot.press("enter", "1")
    #expect(robot.browser.model.navigation.screen == .store)
    robot.press("5")
    robot.expect("/ zzz", "0 of 3", "Nothing Matches")
    robot.press("escape")
    robot.expect("Transactions  3")
  }

  @Test("a filter without matches shows a message")
  func nothing() throws {
    let robot = try robot()
    robot.press("/")
    robot.type("zebra")
    robot.press("enter")
    robot.expect("Nothing Matches", "0 of 7")
    robot.expect("Esc shows all transactions again.")
    robot.press("escape")
    robot.expect("Transactions  7")
  }

  /// A customer with seven periods; the third was refunded during a later one.
  private func robot() throws -> Robot {
    let robot = try Robot(height: 30)
    robot.openTransactions(periods: 6)
    robot.session.perform(.refund(2, .other), isAnnounced: false)
    robot.press("home")
    return robot
  }
}

extension Robot {
  fileprivate var chosenID: UInt64? { browser.model.transactions.chosen?.id }
}
