import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import Testing

@testable import StoreBrowser

/// Files without plans, which open on their other products.
@Suite("Stores without plans")
@MainActor
struct ProductStoreTests {
  private static let emptyGroup = #"{ "id" : "G", "name" : "Later", "subscriptions" : [] }"#

  @Test("every product is shown with its price, also beside an empty group", arguments: [0, 1])
  func products(groups: Int) throws {
    let robot = try Robot(.products(groups: groups == 0 ? "" : Self.emptyGroup))
    robot.expect("Coins", "About Coins", "$0.99", "Atlas", "$19.99", "Season", "$9.99")
    robot.expect("Restore Missing Purchases", "⏎ buy", "↑↓ choose")
    robot.expectNo("No Subscriptions", "Subscription Unavailable")
    robot.expectFocused("Coins, $0.99")
  }

  @Test("on every screen the products are in one column, with prices of one width")
  func column() throws {
    for (width, height) in [(200, 60), (120, 40), (80, 24), (40, 12)] {
      let robot = try Robot(.products(), width: width, height: height)
      robot.expect("Products")
      let frame = robot.host.render()
      let buttons = try ["$0.99", "$19.99", "$9.99"].map { price in
        let y = try #require(robot.place(of: price), "\(robot.screen)").y
        return (0..<width).filter { x in
          let style = frame[x, y].style
          return style.background == .fill || style.attributes.contains(.reverse)
        }
      }
      #expect(Set(buttons).count == 1 && !buttons[0].isEmpty, "\(robot.screen)")
      let left = try #require(robot.place(of: "About Coins")).x
      #expect((buttons[0].last ?? width) - left < 76, "\(robot.screen)")
    }
  }

  @Test("a consumable is bought twice, a non-consumable once, and a season pass again")
  func buying() throws {
    let robot = try Robot(.products())
    for _ in 0..<2 {
      robot.press("enter")
      robot.expect("Coins")
      #expect(robot.session.isConfirming)
      robot.press("enter")
    }
    robot.press("down", "enter", "enter")
    robot.expect("✓ Purchased")
    robot.goByTab(to: "Season")
    robot.press("enter", "enter")
    #expect(robot.transactions.map(\.productID) == ["coins", "coins", "atlas", "season"])
    #expect(robot.charged == ["0.99", "0.99", "19.99", "9.99"])
  }

  @Test("a simulated failure to load the products offers to try again")
  func failure() throws {
    let robot = try Robot(.products())
    robot.change { $0.failures[.loadProducts] = .storeKit(.unknown) }
    robot.press("1")
    robot.expect("Could Not Load", "Try Again")
    robot.expectNo("$0.99")
  }

  @Test("without plans, the keys of their appearance have no hint, and they give the reason")
  func noAppearance() throws {
    let robot = try Robot(.products(), width: 200)
    robot.expectNo("s style", "p placement", "not subscribed")
    let appearance = robot.browser.model.store.appearance
    for key in ["s", "S", "p", "o", "O", "b"] {
      robot.browser.model.notices.remark = nil
      robot.press(key)
      robot.expect("No Subscriptions")
    }
    #expect(robot.browser.model.store.appearance == appearance)
  }

  @Test("a contact sheet shows the products once, because they have no control style")
  func contactSheet() throws {
    let robot = try Robot(.products())
    let sheet = robot.browser.contactSheet(size: Size(width: 60, height: 20))
    #expect((1...2).contains(sheet.matches(of: /\$19\.99/).count))
    #expect(sheet.contains("StoreView"))
  }

  @Test("a file with plans and other products opens on its plans")
  func plansFirst() throws {
    let robot = try Robot(.config("Everything"))
    #expect(!robot.browser.model.store.showsProducts)
    robot.expect("⏎ subscribe")
  }

  @Test("the example of a plan is a valid file without empty lists, which opens a store")
  func example() throws {
    let robot = try Robot(.text(ExamplePlan.text))
    robot.expect("Premium Monthly", "$9.99", "Subscribe")
    let configuration = try StoreFile.text(ExamplePlan.text).configuration()
    #expect(configuration.diagnostics.isEmpty, "\(configuration.diagnostics)")
    #expect(ExamplePlan.text.firstMatch(of: /\[\s*\]|null/) == nil)
  }
}
