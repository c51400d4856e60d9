import Foundation
import PurchaseFlow
import PurchaseJournal
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Playing the clock")
@MainActor
struct ClockPlayerTests {
  private let start = BrowserOptions.defaultStart

  private func day(_ count: Int64) -> Instant {
    Instant(milliseconds: start.milliseconds + count * CalendarZone.day)
  }

  /// The times of the clock's moves in the history.
  private func moves(_ robot: Robot) -> [Instant] {
    robot.session.simulation.history.entries.filter { $0.action == .wait }.map(\.instant)
  }

  @Test("the clock is paused at the start, and plays a day a second")
  func plays() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.expect("‖ Thu, Jan 1, 2026 00:00")
    robot.wait(9, by: time)
    robot.expect("‖ Thu, Jan 1, 2026 00:00")
    robot.press(",")
    robot.expect("▶ Thu, Jan 1, 2026 00:00 1 day/s", ", pause")
    robot.wait(1, by: time)
    robot.expect("▶ Fri, Jan 2, 2026 00:00 1 day/s")
    robot.wait(0.13, by: time)
    robot.expect("▶ Fri, Jan 2, 2026 03:00")
    #expect(robot.session.simulation.now == start)
    #expect(robot.actions.isEmpty)
  }

  @Test("a paused clock has no timer, and pausing records the time once")
  func pauses() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press(",")
    #expect(time.timerCount == 1)
    robot.wait(3, by: time)
    robot.press(",")
    #expect(time.timerCount == 0)
    robot.expect("‖ Sun, Jan 4, 2026 00:00")
    #expect(moves(robot) == [day(3)])
    robot.press(",", ",")
    #expect(moves(robot) == [day(3)])
    robot.press("z")
    robot.expect("‖ Thu, Jan 1, 2026 00:00")
    robot.press("Z")
    robot.expect("‖ Sun, Jan 4, 2026 00:00")
  }

  @Test("what falls due happens at its own time, and nothing else is recorded")
  func events() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press("down", "enter", "enter", ",")
    robot.wait(40.01, by: time)
    #expect(moves(robot) == [day(7), day(38)])
    #expect(robot.transactions.map(\.purchasedAt) == [day(0), day(7), day(38)])
    robot.expect("▶ Tue, Feb 10, 2026 00:00")
    robot.expect("Premium Monthly renewed")
    #expect(robot.session.simulation.now == day(38))
    // Each event is a step of its own.
    robot.press("z", "z")
    #expect(robot.session.now == day(7))
  }

  @Test("the screen changes at most ten times a second", arguments: ClockSpeed.allCases)
  func changes(speed: ClockSpeed) throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.browser.model.clockPlayer.choose(speed)
    robot.press(",")
    var shown: Set<Instant> = []
    for _ in 0..<1_000 {
      time.advance(by: 0.001)
      shown.insert(robot.session.now)
    }
    #expect(shown.count <= 11, "\(shown.count)")
    time.advance(by: 0.000_1)
    let passed = robot.session.now.milliseconds - start.milliseconds
    #expect(passed == speed.millisecondsPerSecond)
  }

  @Test("an open sheet holds the clock, and a purchase happens at the time it shows")
  func sheet() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press(",")
    robot.wait(2, by: time)
    robot.press("enter")
    robot.expect("Confirm", "‖")
    #expect(time.timerCount == 0)
    robot.wait(5, by: time)
    robot.press("enter")
    #expect(robot.transactions.map(\.purchasedAt) == [day(2)])
    robot.expect("▶ Sat, Jan 3, 2026 00:00")
    robot.wait(1, by: time)
    robot.expect("▶ Sun, Jan 4, 2026 00:00")
    #expect(moves(robot) == [day(2)])
  }

  @Test("every kind of sheet holds the clock", arguments: ["?", "ctrl-p", "T", "c"])
  func sheets(key: String) throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press(",", key)
    #expect(time.timerCount == 0, "\(robot.screen)")
    robot.press("escape")
    #expect(time.timerCount == 1, "\(robot.screen)")
    robot.resize(width: 18, height: 4)
    #expect(time.timerCount == 0)
    robot.resize(width: 80, height: 24)
    #expect(time.timerCount == 1)
  }

  @Test("an action without a sheet happens at the time that the clock shows")
  func action() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press("enter", "enter", ",")
    robot.wait(4, by: time)
    robot.press("a")
    let last = try #require(robot.session.simulation.history.entries.last)
    #expect(last.instant == day(4))
    robot.wait(1, by: time)
    #expect(robot.session.now == day(5))
  }

  @Test("stepping works while the clock plays, and it continues from there")
  func stepping() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press("down", "enter", "enter", ",")
    robot.wait(2, by: time)
    robot.press("t")
    robot.expect("▶ Thu, Jan 8, 2026 00:00")
    robot.wait(1, by: time)
    robot.expect("▶ Fri, Jan 9, 2026 00:00")
    robot.press("z")
    robot.expect("‖ Thu, Jan 8, 2026 00:00")
    robot.press("z")
    robot.expect("‖ Sat, Jan 3, 2026 00:00")
  }

  @Test("undo, redo and a return on the timeline pause the clock")
  func goingBack() throws {
    for keys in [["z"], ["Z"], ["4", "home", "enter"]] {
      let robot = try Robot()
      let time = robot.useManualTime()
      robot.press("enter", "enter", ",")
      robot.wait(2, by: time)
      for key in keys { robot.press(key) }
      #expect(!robot.browser.model.clockPlayer.isPlaying, "\(keys)")
      #expect(time.timerCount == 0)
    }
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press(",")
    robot.wait(9, by: time)
    robot.press("T")
    robot.type("2026-01-02")
    robot.press("enter")
    robot.expect("‖ Fri, Jan 2, 2026 00:00")
  }

  @Test("< and > change the speed, up to the fastest and down to a real clock's")
  func speeds() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press(">")
    robot.expect("Clock: 1 week/s")
    robot.press(",")
    robot.wait(1.001, by: time)
    robot.expect("▶ Thu, Jan 8, 2026 00:00 1 week/s")
    robot.press(">")
    robot.expect("30 days/s")
    robot.press(">")
    robot.expect("The clock cannot run faster.")
    for _ in 0..<5 { robot.press("<") }
    robot.expect("▶ Thu, Jan 8, 2026 00:00:00 1 s/s")
    robot.wait(2.001, by: time)
    robot.expect("00:00:02")
    robot.press("<")
    robot.expect("The clock cannot run slower.")
  }

  @Test(
    "at a rate of Xcode the clock runs like a real clock, and subscriptions renew by themselves"
  )
  func rateOfXcode() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    var contents = robot.session.simulation.account.store
    contents.timeRate = TimeRate(rawValue: 6)
    robot.session.open(robot.session.listed, contents)
    robot.resize(width: 120, height: 40)
    robot.press("down", "enter", "enter", ",")
    robot.expect("a day lasts 1 sec")
    robot.wait(5.001, by: time)
    robot.expect("00:00:05")
    robot.wait(36, by: time)
    let seconds = robot.transactions.map {
      ($0.purchasedAt.milliseconds - start.milliseconds) / 1000
    }
    // A month lasts 28 to 31 seconds.
    #expect(seconds.prefix(2) == [0, 7])
    #expect(seconds.dropFirst(2).allSatisfy { (35...38).contains($0) } && seconds.count == 3)
  }

  @Test("with reduced motion the screen changes only at events")
  func reducedMotion() throws {
    let robot = try Robot(options: BrowserOptions(reducesMotion: true))
    let time = robot.useManualTime()
    robot.press(",")
    #expect(time.timerCount == 0)
    robot.press("down", "enter", "enter", "z")
    robot.press("Z", ",")
    #expect(time.timerCount == 1)
    let before = robot.screen
    robot.wait(6.9, by: time)
    #expect(robot.screen == before)
    robot.wait(0.2, by: time)
    robot.expect("Thu, Jan 8, 2026 00:00", "Premium Monthly renewed")
    robot.wait(2, by: time)
    robot.press(",")
    robot.expect("Sat, Jan 10, 2026")
  }

  @Test("time in which the program is stopped does not pass")
  func stopped() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press(",")
    robot.wait(1, by: time)
    time.stop(for: 500)
    robot.wait(1, by: time)
    #expect(robot.session.now <= day(3))
    #expect(robot.session.now >= day(2))
  }

  @Test("a click on the mark plays and pauses the clock")
  func click() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.click("‖")
    robot.expect("▶")
    robot.wait(1, by: time)
    robot.click("▶")
    robot.expect("‖ Fri, Jan 2, 2026 00:00")
  }

  @Test("the timeline's mark of the clock moves while the clock plays")
  func timeline() throws {
    let robot = try Robot()
    let time = robot.useManualTime()
    robot.press("down", "enter", "enter", "4", ",")
    let first = try #require(robot.place(of: "▲"))
    robot.wait(4, by: time)
    let later = try #require(robot.place(of: "▲"), "\(robot.screen)")
    #expect(later.x > first.x + 10, "\(robot.screen)")
  }

  @Test("a printed screen shows no passing time")
  func printed() throws {
    let keys = [Key.character(",")] + Array(repeating: .character("3"), count: 3)
    for _ in 0..<2 {
      let browser = try Browser(try StoreFile.streaming.configuration())
      let screen = browser.render(size: Size(width: 80, height: 24), pressing: keys)
      #expect(screen.contains("▶ Thu, Jan 1, 2026 00:00 1 day/s"), "\(screen)")
    }
  }

  @Test("in ASCII the marks are ASCII")
  func ascii() throws {
    let robot = try Robot(options: BrowserOptions(usesASCII: true))
    _ = robot.useManualTime()
    robot.expect("|| Thu, Jan 1, 2026 00:00")
    robot.press(",")
    robot.expect(">  Thu, Jan 1, 2026 00:00 1 day/s")
  }

  // MARK: Saving

  private func journal() throws -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).journal")
  }

  /// The clock of the customer in a journal.
  private func savedTime(_ path: String) throws -> Instant {
    let catalog = StoreCatalog(try StoreFile.streaming.configuration())
    let customer = try JournaledSimulation(
      path: path,
      contents: StoreContents(catalog),
      start: start
    )
    return try customer.simulation().now
  }

  @Test("leaving saves the time, and a killed program loses at most the time since the last event")
  func saved() throws {
    for isKilled in [true, false] {
      let file = try journal()
      defer { try? FileManager.default.removeItem(at: file) }
      let robot = try Robot(options: BrowserOptions(customer: .journal(file.path)))
      let time = robot.useManualTime()
      robot.press("down", "enter", "enter", ",")
      robot.wait(9, by: time)
      if !isKilled { robot.browser.close() }
      #expect(try savedTime(file.path) == (isKilled ? day(7) : day(9)))
    }
  }

  @Test("in the line-by-line mode, lines are printed only for events")
  func accessible() throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let session = AccessibleSession(browser)
    let time = ManualTime()
    browser.model.clockPlayer.time = time
    var printed: [String] = []
    session.followClock { printed += $0 }
    _ = session.start()
    _ = session.take("down")
    _ = session.take("enter")
    _ = session.take("enter")
    _ = session.take(",")
    time.advance(by: 6.9)
    #expect(printed.isEmpty, "\(printed)")
    time.advance(by: 0.2)
    #expect(printed.contains { $0.contains("Premium Monthly renewed") }, "\(printed)")
    #expect(printed.count < 8, "\(printed)")
  }
}
