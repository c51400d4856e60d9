import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The timeline screen")
@MainActor
struct TimelineTests {
  private func robot(width: Int = 120, height: Int = 40) throws -> Robot {
    try Robot(width: width, height: height)
  }

  @Test("the timeline draws and lists the trial, the paid periods and the lapse")
  func customerTimeline() throws {
    let robot = try robot()
    robot.press("4")
    robot.expect("not subscribed", "store opened", "▲ now")
    robot.press("1", "down", "enter", "enter", "4", "t", "t", "a", "t", "escape")
    robot.expect("░", "▓", "trial", "paid", "lapsed", "▲")
    robot.expect("subscribed to Premium Monthly", "$0.00", "Premium Monthly renewed", "$9.99")
    robot.expect("auto-renew turned off", "Premium Monthly expired")
  }

  @Test("a refund has a mark, a legend and a hatched period")
  func refund() throws {
    for (usesASCII, signs) in [(false, ["╳╳", "↩ refund"]), (true, ["xx", "< refund"])] {
      let robot = try Robot(
        width: 120,
        height: 40,
        options: BrowserOptions(usesASCII: usesASCII)
      )
      robot.session.perform(.purchase("com.example.streamingpass.premium.yearly"))
      robot.session.move(.by(CalendarSpan(days: 40)))
      let id = try #require(robot.transactions.last?.id)
      robot.session.perform(.refund(id, .other))
      robot.session.move(.by(CalendarSpan(days: 20)))
      robot.press("4")
      for sign in signs { robot.expect(sign) }
      robot.expect("refunded", "Premium Yearly refunded")
      robot.session.perform(.reverseRefund(id))
      robot.press("down")
      robot.expect("refund of Premium Yearly reversed")
    }
  }

  @Test("the legend omits a mark that another mark covers")
  func coveredMark() throws {
    let robot = try robot()
    robot.session.perform(.purchase("com.example.streamingpass.basic.monthly"))
    robot.session.move(.by(CalendarSpan(months: 2)))
    robot.session.perform(.purchase("com.example.streamingpass.premium.yearly"))
    robot.press("4")
    robot.expect("◆ plan change")
    let id = try #require(robot.transactions.last?.id)
    robot.session.perform(.refund(id, .other))
    robot.session.move(.by(CalendarSpan(months: 2)))
    robot.press("down")
    robot.expect("↩ refund")
    robot.expectNo("◆")
  }

  @Test("a subscription shared by the family has its own row")
  func family() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 60)
    let studio = "com.example.everything.studio"
    robot.session.perform(.purchase(PurchaseRequest(productID: "\(studio).solo.monthly")))
    let shared = "\(studio).team.monthly"
    robot.session.perform(.shareWithFamily(productID: shared, isGranted: true))
    robot.session.move(.by(CalendarSpan(days: 10)))
    robot.press("4")
    let catalog = robot.session.catalog
    let group = try #require(catalog.groups.first { $0.products.contains { $0.id == shared } })
    robot.expect("\(group.displayName): \(catalog.name(ofProduct: "\(studio).solo.monthly"))")
    robot.expect("\(group.displayName): \(catalog.name(ofProduct: shared)) (family)")
    robot.press("home")
    robot.expect("family shares \(catalog.name(ofProduct: shared))")
  }

  @Test("Enter sets the clock back to the selected event, and the later events become a branch")
  func goBack() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t", "t")
    let end = robot.session.now
    robot.press("up", "up", "enter")
    #expect(robot.session.now < end)
    #expect(robot.session.simulation.otherBranches.count == 1)
    robot.expect("Thu, Jan 8, 2026 00:00")
    robot.press("Z")
    #expect(robot.session.now > Instant(iso8601: "2026-01-08T00:00:00Z") ?? .latest)
  }

  @Test("a click selects an event, and a click on the selected event sets the clock back to it")
  func clicks() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t")
    let end = robot.session.now
    robot.click("subscribed to")
    #expect(robot.session.now == end)
    robot.click("subscribed to")
    #expect(robot.session.now == BrowserOptions.defaultStart)
  }

  @Test("Enter goes back to the selected one of several events at the same moment")
  func goBackWithinAMoment() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("enter", "enter", "a", "4", "up")
    robot.press("enter")
    #expect(robot.browser.model.store.status?.renewalInfo.willAutoRenew == true)
    robot.expectNo("auto-renew turned off")
    robot.press("home", "enter")
    #expect(robot.browser.model.store.status == nil)
    robot.expectNo("subscribed to Premium Yearly")
    robot.press("Z")
    robot.expect("subscribed to Premium Yearly")
  }

  @Test("branches are listed with their fork and state, can be compared, and can be switched to")
  func branches() throws {
    let robot = try robot()
    robot.press("4", "w")
    robot.expect("Nothing was undone yet.")
    robot.press("c")
    robot.expect("There are no other branches yet.")
    robot.press("escape", "1", "down", "enter", "enter", "4", "t", "z", "a", "t", "escape", "w")
    robot.expect("Branches", "forks on Jan 1, 2026", "Subscribed, Premium Monthly")
    robot.press("c")
    robot.expect("this branch", "the other branch", "≠", "Lapsed", "Subscribed", "Transactions")
    robot.press("c", "enter")
    #expect(robot.session.status(in: robot.session.catalog.groups[0])?.state == .subscribed)
    robot.expect("Premium Monthly renewed", "On the other branch, at ")
    robot.press("w")
    robot.expect("Lapsed")
  }

  @Test("a comparison of branches lists all facts by group and customer")
  func comparedParts() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "z", "a", "t", "escape", "w", "c")
    let parts = robot.browser.model.timeline.comparison
    #expect(parts.map(\.title) == [nil, "Streaming Pass", "Customer"])
    #expect(robot.lines.count { $0.contains("Total paid") } == 2, "\(robot.screen)")
    robot.expect("Streaming Pass", "Customer", "Payment")
  }

  @Test("groups with the same name get numbers in the account facts")
  func namesakes() throws {
    var configuration = try StoreFile.config("Everything").configuration()
    for index in configuration.subscriptionGroups.indices {
      configuration.subscriptionGroups[index].name = "Same"
      configuration.subscriptionGroups[index].localizations = []
    }
    let browser = try Browser(configuration, options: BrowserOptions())
    let titles = browser.model.account.facts.subjects.map(\.title)
    #expect(titles.starts(with: ["Same (1)", "Same (2)"]), "\(titles)")
    #expect(Set(titles).count == titles.count)
  }

  @Test(
    "the arrow keys scroll in their direction, in both writing directions",
    arguments: ["en_US", "ar_EG", "he_IL"]
  )
  func arrows(language: String) throws {
    let locale = Locale(identifier: language)
    let robot = try Robot(
      width: 120,
      height: 40,
      options: BrowserOptions(programLocale: locale)
    )
    robot.press("end", "enter", "enter", "4", "T")
    robot.type("3y")
    robot.press("enter", "+", "+", "0", "home", "+", "+")
    let first = robot.browser.model.timeline.window
    let isMirrored = LayoutDirection(of: locale) == .rightToLeft
    robot.press(isMirrored ? "left" : "right")
    let second = robot.browser.model.timeline.window
    #expect(second.start > first.start)
    robot.press(isMirrored ? "right" : "left")
    #expect(robot.browser.model.timeline.window.start < second.start)
    let earlier = try #require(
      robot.browser.model.keyBindings.commands.first { $0.id == "timeline.earlier" }
    )
    #expect(earlier.label(robot.browser.model.words) == (isMirrored ? "→" : "←"))
  }

  @Test("Escape leads from the branches to the events, and from there to the store")
  func escape() throws {
    let robot = try robot()
    robot.press("4", "w", "escape")
    #expect(robot.browser.model.navigation.screen == .timeline)
    robot.expect("store opened")
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("+ and - zoom around the selected event, arrows scroll, 0 shows the whole history")
  func zoom() throws {
    let robot = try robot()
    robot.press("end", "enter", "enter", "4", "T")
    robot.type("3y")
    robot.press("enter")
    let whole = robot.browser.model.timeline.window
    robot.press("-")
    robot.expect("The whole history is on the screen.")
    robot.press("+", "+", "+")
    let near = robot.browser.model.timeline.window
    #expect(near.length == whole.length / 8)
    robot.press("left")
    #expect(robot.browser.model.timeline.window.start < near.start)
    robot.press("right", "right", "right", "right", "right", "right", "right", "right")
    #expect(robot.browser.model.timeline.window.end == whole.end)
    robot.press("0")
    #expect(robot.browser.model.timeline.window == whole)
  }

  @Test("the axis shows days below times, and years below days")
  func axisDates() throws {
    let robot = try robot(width: 80, height: 24)
    robot.press("end", "enter", "enter", "4", "T")
    robot.type("3y")
    robot.press("enter")
    let row = { robot.lines[5] }
    #expect(row().contains("▲") && !row().contains("20"), "\(robot.screen)")
    for _ in 0..<6 { robot.press("+") }
    #expect(robot.lines[4].contains("Jan") && row().contains("2029"), "\(robot.screen)")
    for _ in 0..<6 { robot.press("+") }
    #expect(robot.lines[4].contains("00"), "\(robot.screen)")
    #expect(row().contains(", 2029"), "\(robot.screen)")
  }

  @Test("a mark at the edge shows on which side the current time is outside the window")
  func nowOutside() throws {
    let robot = try robot()
    robot.press("end", "enter", "enter", "4", "T")
    robot.type("3y")
    robot.press("enter", "home", "+", "+", "+")
    robot.expect("now →")
    robot.expectNo("▲")
    let spoken = { robot.host.semantics.elements.map(\.label).joined(separator: "\n") }
    #expect(spoken().contains("now: Jan 1, 2029 00:00, after the shown range"))
    for _ in 0..<40 { robot.press("right") }
    robot.expect("▲")
    #expect(!spoken().contains("the shown range"))
  }

  @Test("the window follows the clock when it moves out of view")
  func windowFollows() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t", "t", "t", "+", "+")
    robot.expect("▲")
    let length = robot.browser.model.timeline.window.length
    for _ in 0..<10 {
      robot.press("t")
      robot.expect("▲")
      #expect(robot.browser.model.timeline.window.length == length)
    }
    robot.press("left", "left", "left", "left")
    robot.expect("now →")
    robot.press("t")
    robot.expect("▲")
    robot.press("z")
    robot.expect("now →")
  }

  @Test("Enter on a clicked event sets the clock back to it")
  func click() throws {
    let robot = try robot()
    robot.press("down", "enter", "enter", "4", "t", "t")
    robot.click("subscribed to Premium Monthly")
    #expect(robot.browser.model.timeline.chosenEvent == 1)
    robot.press("enter")
    #expect(robot.session.now == BrowserOptions.defaultStart)
  }

  @Test("moving in a history of 10,000 actions builds the timeline only once")
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
    let customerTimeline = browser.model.timeline.customerTimeline
    #expect(customerTimeline.events.count > 100)
    for _ in 0..<20 {
      host.send(.key(.up))
      _ = host.render()
    }
    #expect(browser.model.timeline.cache.timelineRevision == 1)
    #expect(browser.model.timeline.chosenEvent == customerTimeline.events.count - 21)
  }
}
