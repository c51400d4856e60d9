import Foundation
import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Navigation keys")
@MainActor
struct MovingTests {
  /// A robot on a screen, for a customer with purchases.
  private func robot(on screen: BrowserScreen) throws -> Robot {
    let robot = try Robot(width: 60, height: 14)
    robot.session.perform(
      .purchase(PurchaseRequest(productID: robot.session.catalog.groups[0].products[0].id)),
      isAnnounced: false
    )
    for _ in 0..<14 { robot.session.advanceToNextEvent() }
    robot.browser.model.navigation.screen = screen
    robot.host.update()
    return robot
  }

  @Test(
    "letters work like the arrows, Home and End on every screen",
    arguments: BrowserScreen.allCases
  )
  func letters(screen: BrowserScreen) throws {
    let (arrows, letters) = (try robot(on: screen), try robot(on: screen))
    let pairs = [
      ("j", "down"), ("j", "down"), ("k", "up"), ("l", "right"), ("h", "left"), ("G", "end"),
      ("k", "up"), ("g", "home"), ("j", "down"),
    ]
    for (letter, key) in pairs {
      arrows.press(key)
      letters.press(letter)
      #expect(letters.lines == arrows.lines, "\(letter)")
      #expect(letters.focused == arrows.focused, "\(letter)")
    }
  }

  @Test(
    "G goes to the last row and g to the first on every screen with a list",
    arguments: [
      BrowserScreen.store, .gallery, .timeline, .transactions, .settings, .configuration,
    ]
  )
  func ends(screen: BrowserScreen) throws {
    let robot = try robot(on: screen)
    robot.press("g")
    let first = robot.lines
    robot.press("G")
    #expect(robot.lines != first)
    robot.press("g")
    #expect(robot.lines == first)
  }

  @Test(
    "Page Down shows other rows, and Page Up with Home returns to the first ones",
    arguments: [BrowserScreen.gallery, .timeline, .transactions, .settings, .configuration]
  )
  func pages(screen: BrowserScreen) throws {
    let robot = try robot(on: screen)
    robot.press("home")
    let first = robot.lines
    robot.press("pagedown")
    #expect(robot.lines != first)
    robot.press("pageup", "home")
    #expect(robot.lines == first)
  }

  @Test("letters typed into a field are text")
  func typed() throws {
    let robot = try robot(on: .configuration)
    robot.press("/")
    robot.type("jkghlG")
    robot.expect("jkghlG")
  }

  @Test("Tab moves the focus forward, Shift-Tab back")
  func tabs() throws {
    let robot = try Robot()
    let first = robot.focused
    robot.press("tab")
    #expect(robot.focused != first)
    robot.press("backtab")
    #expect(robot.focused == first)
  }

  @Test("Esc returns to the store from every screen", arguments: BrowserScreen.allCases)
  func back(screen: BrowserScreen) throws {
    let robot = try robot(on: screen)
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("q quits on every screen", arguments: BrowserScreen.allCases)
  func quit(screen: BrowserScreen) throws {
    let robot = try robot(on: screen)
    robot.press("q")
    #expect(robot.browser.model.navigation.exitCode == 0)
  }

  @Test("user-defined keys leave the other keys unchanged")
  func ownKeys() throws {
    let options = BrowserOptions(keys: ["look.next-style": [.character("j")]])
    let robot = try Robot(options: options)
    let style = robot.browser.model.store.appearance.controlStyle
    let chosen = robot.selected
    robot.press("j")
    #expect(robot.browser.model.store.appearance.controlStyle != style)
    robot.press("S", "down")
    #expect(robot.selected != chosen)
    robot.press("k")
    #expect(robot.selected == chosen)
  }
}
