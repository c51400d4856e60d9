import Foundation
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Help, policy and purchase sheets, and window sizes")
@MainActor
struct SheetTests {
  @Test(
    "? shows the keys; Escape, Enter and the button close the help",
    arguments: ["escape", "enter", ""]
  )
  func help(key: String) throws {
    let robot = try Robot()
    robot.press("?")
    robot.expect("Keys", "In the store", "Next control style")
    if key.isEmpty { robot.click("Close") } else { robot.press(key) }
    robot.expectNo("In the store")
    robot.expectFocused("Premium Yearly")
  }

  @Test("q closes the help and the policies, but not the program")
  func letterQ() throws {
    let robot = try Robot()
    robot.press("?", "q")
    robot.expectNo("In the store")
    robot.click("Terms of Service")
    robot.press("q")
    robot.expectNo("A plan renews until you turn that off")
    robot.expect("? help  q quit")
    #expect(robot.browser.model.navigation.exitCode == nil)
  }

  @Test("the help scrolls to its end by arrows, page keys and wheel", arguments: [0, 1, 2])
  func helpScrolls(way: Int) throws {
    let robot = try Robot(width: 40, height: 12)
    robot.press("?", "?")
    robot.expectNo("wheel")
    for _ in 0..<200 where !robot.lines.contains(where: { $0.contains("wheel") }) {
      switch way {
      case 0: robot.press("down")
      case 1: robot.press("pagedown")
      default: robot.turnWheel(.wheelDown)
      }
    }
    robot.expect("wheel", "Close")
  }

  @Test("page keys scroll to the later charges of a purchase in a short window")
  func purchaseScrolls() throws {
    var options = BrowserOptions()
    options.locale = Locale(identifier: "de_DE")
    let robot = try Robot(width: 40, height: 8, options: options)
    robot.press("down", "enter")
    robot.expect("Bestätigen")
    robot.expectNo("kündigst")
    robot.press("pagedown")
    robot.expect("kündigst", "Bestätigen")
    robot.press("enter")
    #expect(robot.transactions.count == 1)
  }

  @Test("turning auto-renew back on is titled as a subscription, another plan as a change")
  func titles() throws {
    let robot = try Robot()
    robot.press("enter", "enter", "a", "enter")
    robot.expect("Confirm subscription", "Premium Yearly")
    robot.press("escape", "down", "enter")
    robot.expect("Confirm change of plan", "Premium Monthly")
  }

  @Test("the bar of screens stays visible above a high sheet")
  func barAboveSheet() throws {
    for (keys, height) in [(["?"], 24), (["c"], 20), (["8", "enter"], 24)] {
      let robot = try Robot(height: height)
      for key in keys { robot.press(key) }
      #expect(robot.lines[0].contains("1 Store 2 Gallery"), "\(robot.screen)")
      #expect(robot.lines[0].contains("8 File"), "\(robot.screen)")
    }
  }

  @Test("the smallest window shows the plan, the price and whole buttons of a purchase")
  func smallestPurchase() throws {
    let robot = try Robot(width: 20, height: 5)
    robot.press("enter")
    robot.expect("Premium Yearly", "$99.99", "Confirm", "Cancel")
  }

  @Test("prompts have an empty row below their title and above their buttons in 24 rows")
  func air() throws {
    let robot = try Robot()
    robot.press("5", "b")
    let title = try #require(robot.place(of: "Buy a product")).y
    let buttons = try #require(robot.place(of: "Confirm")).y
    for row in [title + 1, buttons - 1] {
      let inner = robot.lines[row].split(separator: "│").dropFirst().first ?? "-"
      #expect(inner.allSatisfy { $0 == " " }, "\(robot.screen)")
    }
    robot.resize(width: 40, height: 12)
    let row = try #require(robot.place(of: "Buy a product")).y + 1
    #expect(robot.lines[row].contains("Product"), "\(robot.screen)")
  }

  @Test("the help begins with the keys of the current screen")
  func helpOfScreen() throws {
    let robot = try Robot()
    robot.press("4", "?")
    let first = try #require(robot.lines.firstIndex { $0.contains("In the timeline") })
    #expect(!robot.lines[..<first].contains { $0.contains("In the store") })
  }

  @Test("/ filters the help, and Enter runs the command that was found")
  func helpIsSearched() throws {
    let robot = try Robot()
    robot.press("?", "/")
    robot.type("next event")
    robot.expectNo("In the store")
    robot.press("enter")
    robot.expect("Nothing is due")
  }

  @Test("Enter on a command in the help runs it")
  func helpRuns() throws {
    let robot = try Robot()
    robot.press("?", "down", "enter")
    robot.expect("Confirm subscription")
  }

  @Test("the help lists every command that has a section")
  func helpIsWhole() throws {
    let robot = try Robot(width: 80, height: 240)
    robot.press("?", "?")
    let (words, screen) = (robot.browser.model.words, robot.lines.joined(separator: "\n"))
    for command in BrowserCommand.table where command.section != nil {
      #expect(screen.contains(command.label(words)), "\(command.id)")
      #expect(screen.contains(command.title(words)), "\(command.id)")
    }
  }

  @Test("the terms and the privacy policy open by mouse and close")
  func policies() throws {
    let robot = try Robot()
    robot.click("Terms of Service")
    robot.expect("A plan renews until you turn that off")
    robot.press("escape")
    robot.expectNo("A plan renews until you turn that off")
    robot.click("Privacy Policy")
    robot.expect("Nobody else gets it.", "https://example.com/streaming/privacy")
    robot.click("Close")
    robot.expectNo("Nobody else gets it.")
  }

  @Test("a policy is in the language of the store")
  func localizedPolicy() throws {
    var options = BrowserOptions()
    options.locale = .init(identifier: "ja")
    let robot = try Robot(options: options)
    robot.click("プライバシーポリシー")
    robot.expect("https://example.com/streaming/ja/privacy")
  }

  @Test("the hints show the keys of the open sheet")
  func hints() throws {
    let robot = try Robot()
    robot.expect("↑↓ choose  ⏎ subscribe", "? help  q quit")
    robot.press("enter")
    robot.expect("⏎ confirm   Esc cancel")
    robot.press("escape", "T")
    robot.expect("⏎ confirm   Esc cancel")
    robot.press("escape")
    robot.click("Terms of Service")
    robot.expect("Esc close   ↑↓ scroll")
  }

  @Test("auto-renew has a hint only while subscribed")
  func autoRenewHint() throws {
    let robot = try Robot(width: 120)
    robot.expectNo("a auto-renew")
    robot.press("down", "enter", "enter")
    robot.expect("a auto-renew")
    robot.press("a")
    robot.expect("a auto-renew")
    robot.press("t")
    robot.expect("Premium Monthly: expired")
    robot.expectNo("a auto-renew")
  }

  @Test("Enter has a subscribe hint only on a plan that can be bought")
  func subscribeHint() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter")
    robot.expectNo("⏎ subscribe")
    robot.press("down")
    robot.expect("⏎ subscribe")
    robot.press("enter", "enter")
    robot.expectNo("⏎ subscribe")
    robot.press("up")
    robot.expect("⏎ subscribe")
    robot.press("a")
    robot.expect("⏎ subscribe", "Ends")
    robot.press("enter", "enter")
    robot.expect("Renews")
    robot.expectNo("⏎ subscribe")
    let odd = try Robot(.oddities)
    odd.expect("⏎ subscribe")
    odd.press("down")
    odd.expectNo("⏎ subscribe")
  }

  @Test("without plans there are no hints to choose or to buy", arguments: [true, false])
  func hintsWithoutPlans(hasGroup: Bool) throws {
    let robot = try Robot(hasGroup ? .noPlans : .empty)
    robot.expectNo("↑↓ choose", "⏎ subscribe", "a auto-renew")
    robot.expect("? help  q quit")
  }

  @Test("a click on a hint runs its command")
  func clickOnHint() throws {
    let robot = try Robot()
    robot.click("s style")
    robot.expect("Style: picker, placement: automatic")
    robot.click("? help")
    robot.expect("In the store")
    robot.press("escape")
    robot.click("q quit")
    #expect(robot.browser.model.navigation.exitCode == 0)
  }

  @Test("an open sheet survives every window size, even 1×1")
  func resizing() throws {
    let robot = try Robot()
    robot.press("down", "enter")
    let before = robot.lines
    for (width, height) in [(40, 12), (1, 1), (200, 60), (39, 40), (80, 11), (0, 0), (40, 12)] {
      robot.resize(width: width, height: height)
      #expect(robot.lines.count == height)
    }
    robot.expect("Confirm subscription", "$9.99", "Confirm", "Cancel")
    robot.resize(width: 80, height: 24)
    #expect(robot.lines == before)
    robot.press("enter")
    robot.expect("free trial until Jan 8, 2026")
  }

  @Test("the selection survives a window that is too small")
  func choiceSurvives() throws {
    let robot = try Robot()
    robot.press("down", "down")
    robot.resize(width: 30, height: 4)
    robot.expect("20 × 5")
    robot.resize(width: 80, height: 24)
    robot.expectSelected("Basic Yearly")
  }

  @Test("every size up to 80×24 can be drawn")
  func allSizes() throws {
    let robot = try Robot()
    for width in 0...80 {
      for height in [0, 1, 11, 12, 13, 24] where width % 3 == 0 || (39...41).contains(width) {
        robot.resize(width: width, height: height)
        #expect(robot.lines.count == height)
      }
    }
  }

  @Test("the selected plan and its price are visible at every supported size")
  func chosenIsSeen() throws {
    let robot = try Robot()
    for (width, height) in [(40, 12), (40, 24), (60, 14), (79, 23), (100, 18), (120, 40)] {
      robot.resize(width: width, height: height)
      robot.press("home")
      robot.expect("$99.99 / year", "◉")
      robot.press("end")
      robot.expect("$4.99 / month", "◉")
    }
  }
}
