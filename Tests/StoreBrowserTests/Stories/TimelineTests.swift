import Foundation
import PurchaseFlow
import StoreModel
import Testing

@testable import StoreBrowser

@Suite("The timeline's screen")
@MainActor
struct TimelineTests {
  private func robot(width: Int = 120, height: Int = 40) throws -> Robot {
    try Robot(width: width, height: height)
  }

  @Test("a life is drawn: trial, paid periods, a lapse, each with its name and in the list")
  func life() throws {
    let robot = try robot()
    robot.press("4")
    robot.expect("not subscribed", "store opened", "▲ now")
    robot.press("1", "down", "enter", "enter", "4", "t", "t", "a", "t", "escape")
    robot.expect("░", "▓", "trial", "paid", "lapsed", "▲")
    robot.expect("subscribed to Premium Monthly", "$0.00", "Premium Monthly renewed", "$9.99")
    robot.expect("auto-renew turned off", "Premium Monthly expired")
  }

  @Test("Enter sets the clock back to the chosen event, and what was left is another way")
  func goBack() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t", "t")
    let end = robot.session.now
    robot.press("up", "up", "enter")
    #expect(robot.session.now < end)
    #expect(robot.session.simulation.otherWays.count == 1)
    robot.expect("Thu, Jan 8, 2026 00:00")
    robot.press("Z")
    #expect(robot.session.now > Instant(iso8601: "2026-01-08T00:00:00Z") ?? .latest)
  }

  @Test("a click chooses an event, and one on the chosen event sets the clock back to it")
  func clicks() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t")
    let end = robot.session.now
    robot.click("subscribed to")
    #expect(robot.session.now == end)
    robot.click("subscribed to")
    #expect(robot.session.now == BrowserOptions.defaultStart)
  }

  @Test("of several things at one moment, Enter goes back to the chosen one")
  func goBackWithinAMoment() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("enter", "enter", "a", "4", "up")
    robot.press("enter")
    #expect(robot.browser.model.status?.renewalInfo.willAutoRenew == true)
    robot.expectNo("auto-renew turned off")
    robot.press("home", "enter")
    #expect(robot.browser.model.status == nil)
    robot.expectNo("subscribed to Premium Yearly")
    robot.press("Z")
    robot.expect("subscribed to Premium Yearly")
  }

  @Test("other ways are listed with where they fork and end, compared and taken")
  func ways() throws {
    let robot = try robot()
    robot.press("4", "w")
    robot.expect("Nothing was taken back yet.")
    robot.press("c")
    robot.expect("There are no other ways yet.")
    robot.press("escape", "1", "down", "enter", "enter", "4", "t", "z", "a", "t", "escape", "w")
    robot.expect("Other ways", "leaves on Jan 1, 2026", "Subscribed, Premium Monthly")
    robot.press("c")
    robot.expect("this way", "the other way", "≠", "Lapsed", "Subscribed", "Transactions")
    robot.press("c", "enter")
    #expect(robot.session.status(in: robot.session.catalog.groups[0])?.state == .subscribed)
    robot.expect("Premium Monthly renewed", "On the other way, at ")
    robot.press("w")
    robot.expect("Lapsed")
  }

  @Test("Escape leads from the ways to the events, and from there to the store")
  func escape() throws {
    let robot = try robot()
    robot.press("4", "w", "escape")
    #expect(robot.browser.model.screen == .timeline)
    robot.expect("store opened")
    robot.press("escape")
    #expect(robot.browser.model.screen == .store)
  }

  @Test("+ and - zoom around the chosen event, left and right scroll, 0 shows it all")
  func zoom() throws {
    let robot = try robot()
    robot.press("end", "enter", "enter", "4", "T")
    robot.type("3y")
    robot.press("enter")
    let whole = robot.browser.model.window
    robot.press("-")
    robot.expect("The whole life is on the screen.")
    robot.press("+", "+", "+")
    let near = robot.browser.model.window
    #expect(near.length == whole.length / 8)
    robot.press("left")
    #expect(robot.browser.model.window.start < near.start)
    robot.press("right", "right", "right", "right", "right", "right", "right", "right")
    #expect(robot.browser.model.window.end == whole.end)
    robot.press("0")
    #expect(robot.browser.model.window == whole)
  }

  @Test("a click on an event chooses it")
  func click() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t")
    robot.click("subscribed to Premium Monthly")
    #expect(robot.browser.model.chosenEvent == 1)
    robot.press("enter")
    #expect(robot.session.now == BrowserOptions.defaultStart)
  }

  @Test("a history of ten thousand actions is told once, and moving in it costs what is seen")
  func long() throws {
    let configuration = try StoreFile.streaming.configuration()
    var simulation = Simulation(
      contents: try Robot().session.simulation.account.store,
      start: BrowserOptions.defaultStart
    )
    simulation.perform(
      .purchase(PurchaseRequest(productID: "com.example.streamingpass.basic.monthly"))
    )
    for day in 0..<10_000 {
      simulation.advance(by: CalendarSpan(days: day % 2))
    }
    let browser = try Browser(
      configuration,
      options: BrowserOptions(customer: .simulation(simulation))
    )
    let host = browser.makeHost(size: .init(width: 80, height: 24))
    host.send(.key(.character("4")))
    _ = host.render()
    let life = browser.model.life
    #expect(life.events.count > 100)
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<20 {
        host.send(.key(.up))
        _ = host.render()
      }
    }
    // A fold of the history alone takes longer than this.
    #expect(time < .seconds(4), "\(time)")
    #expect(browser.model.chosenEvent == life.events.count - 21)
  }
}
