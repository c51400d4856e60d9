import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Opening a store")
@MainActor
struct OpeningTests {
  @Test("the option selection selects a plan by its identifier")
  func selection() throws {
    let robot = try Robot(
      options: BrowserOptions(selection: "com.example.streamingpass.basic.monthly")
    )
    robot.expectSelected("Basic Monthly")
    robot.expectFocused("Basic Monthly")
  }

  @Test("an unknown plan is refused with the known ones")
  func unknownSelection() throws {
    let error = #expect(throws: BrowserError.self) {
      try Robot(options: BrowserOptions(selection: "nothing"))
    }
    #expect(error?.description.contains("com.example.streamingpass.premium.yearly") == true)
    #expect(error?.description.contains("no plan \"nothing\"") == true)
  }

  @Test("a group opens by identifier and by name", arguments: ["2164C1F7", "Streaming Pass"])
  func group(name: String) throws {
    try Robot(options: BrowserOptions(group: name)).expect("Premium Yearly")
  }

  @Test("a group opens by its localized name")
  func groupByDisplayName() throws {
    let options = BrowserOptions(locale: Locale(identifier: "ja"), group: "ストリーミングパス")
    try Robot(options: options).expect("プレミアム（年額）")
  }

  @Test("an unknown group is refused with the known ones")
  func unknownGroup() throws {
    let error = #expect(throws: BrowserError.self) {
      try Robot(options: BrowserOptions(group: "Nope"))
    }
    #expect(error?.description.contains("Streaming Pass (2164C1F7)") == true)
    let empty = #expect(throws: BrowserError.self) {
      try Robot(.empty, options: BrowserOptions(group: "Nope"))
    }
    #expect(empty == .unknownGroup("Nope", known: []))
    let selection = #expect(throws: BrowserError.self) {
      try Robot(.empty, options: BrowserOptions(selection: "Nope"))
    }
    #expect(selection?.description.contains("has no plans, so \"Nope\"") == true)
  }

  @Test("the locale changes names, texts and dates, but not the currency")
  func locale() throws {
    let robot = try Robot(options: BrowserOptions(locale: Locale(identifier: "ja")))
    robot.expect("ストリーミングパス", "プレミアム（年額）", "$99.99/年", "登録する")
    robot.expect("2026年1月1日(木)")
  }

  @Test("the storefront changes the currency, but not the language")
  func storefront() throws {
    let robot = try Robot(options: BrowserOptions(storefront: Storefront("JPN")))
    robot.expect("Premium Yearly", "¥")
    robot.expectNo("$")
  }

  @Test("the program's texts can be in another language than the store")
  func programLanguage() throws {
    let robot = try Robot(options: BrowserOptions(programLocale: Locale(identifier: "de")))
    robot.expect("Premium Yearly", "Subscribe", "nicht abonniert", "⏎ abonnieren")
    robot.press("enter", "enter")
    robot.expect("Premium Yearly abonniert bis 1. Jan. 2027", "Renews Jan 1, 2027")
  }

  @Test("dates are shown in the chosen time zone")
  func startAndZone() throws {
    let zone = try #require(CalendarZone(identifier: "Asia/Tokyo"))
    let robot = try Robot(options: BrowserOptions(zone: zone))
    robot.expect("Thu, Jan 1, 2026 09:00")
  }

  @Test("tabs are directly above their group, and links are as wide as the cards")
  func groups() throws {
    var options = BrowserOptions()
    options.appearance.grouping = .level
    options.appearance.groupStyle = .tabs
    let tabs = try Robot(width: 120, height: 40, options: options)
    let row = try #require(tabs.place(of: "Basic")).y
    #expect(tabs.lines[(row + 1)...(row + 2)].contains { $0.contains("╭───╮") }, "\(tabs.screen)")
    options.appearance.groupStyle = .links
    for (width, height) in [(80, 24), (120, 40)] {
      let links = try Robot(width: width, height: height, options: options)
      let card = try #require(links.lines.first { $0.contains("╰──────") })
      let rule = try #require(links.lines.first { $0.contains("────") && !$0.contains("╰") })
      let extents = [card, rule].map { [$0.prefix { $0 == " " }.count, $0.count] }
      #expect(extents[0] == extents[1], "\(links.screen)")
    }
  }

  @Test(
    "a file with nothing to sell says how to add a plan, and every key is harmless",
    arguments: [StoreFile.empty, .noPlans]
  )
  func emptyFile(file: StoreFile) throws {
    let robot = try Robot(file)
    robot.expect("Nothing to Sell Yet", "\"name\" : \"Premium\"")
    robot.expect(file == .noPlans ? "Add a plan to “subscriptions”" : "“subscriptionGroups”")
    robot.expectNo("not subscribed", "s style")
    robot.expectFocused("Copy the Example")
    robot.press("enter", "space", "a", "r", "t", "up", "down", "tab", "end", "pageup", "escape")
    robot.expect("Nothing is due")
    robot.press("?")
    robot.expect("In the store")
    robot.press("escape", "T")
    robot.type("1d")
    robot.press("enter")
    robot.expect("Fri, Jan 2, 2026 00:00")
  }

  @Test(
    "the gallery of a file without plans says that it shows only plans",
    arguments: [StoreFile.products(), .noPlans, .empty]
  )
  func emptyGallery(file: StoreFile) throws {
    let robot = try Robot(file)
    robot.press("2")
    robot.expect("No Subscriptions", "The gallery shows plans")
  }

  @Test(
    "q exits with 0 and Ctrl-C with 130, also after a sheet was opened",
    arguments: [true, false]
  )
  func ends(inSheet: Bool) async throws {
    let open: [InputEvent] = inSheet ? [.key(.character("?"))] : []
    let leave: [InputEvent] = inSheet ? [.key(.escape)] : []
    #expect(try await exitCode(open + leave + [.key(.character("q"))]) == 0)
    #expect(try await exitCode(open + [.key(.control("c"))]) == 130)
  }

  private func exitCode(_ events: [InputEvent]) async throws -> Int32 {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let terminal = MemoryTerminal(size: Size(width: 80, height: 24), input: [events])
    return await browser.run(on: terminal)
  }

  @Test("Ctrl-L redraws the screen, Ctrl-Z suspends, and neither changes the screen")
  func redrawAndSuspend() async throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let terminal = MemoryTerminal(
      size: Size(width: 80, height: 24),
      input: [
        [.key(.control("l"))], [.key(.control("z"))],
        [.resize(Size(width: 60, height: 20))], [.key(.character("q"))],
      ]
    )
    #expect(await browser.run(on: terminal) == 0)
    #expect(terminal.invalidations == 1)
    #expect(terminal.suspensions == 1)
    #expect(terminal.frames.prefix(3).allSatisfy { $0 == terminal.frames.first })
    #expect(terminal.frames.last?.size == Size(width: 60, height: 20))
  }

  @Test("rendering is the same each time")
  func deterministic() throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let size = Size(width: 80, height: 24)
    let first = browser.render(size: size)
    #expect(browser.render(size: size) == first)
    #expect(first.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
  }
}
