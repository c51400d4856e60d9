import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("The status line")
@MainActor
struct StatusLineTests {
  @Test("the store's status line shows the control style and its placement")
  func appearance() throws {
    let robot = try Robot()
    robot.expect(" automatic")
    robot.expectNo("automatic · automatic")
    robot.press("s", "p", "p")
    robot.expect("picker · buttonsInBottomBar")
    robot.press("3")
    robot.expectNo("picker · buttonsInBottomBar")
  }

  @Test("with many rows, a long state keeps the style on the screen, in a row of its own")
  func longState() throws {
    let robot = try Robot(style: "prominentPicker", height: ScreenSizeModel.spaciousHeight)
    robot.expect("prominentPicker · automatic")
    robot.press("down", "enter", "enter")
    robot.expect("free trial until")
    let rows = robot.lines.suffix(3)
    #expect(rows.first?.contains("prominentPicker · automatic") == true, "\(robot.screen)")
  }

  @Test("in 24 rows, a long state replaces the style, and the plans keep their cards")
  func cards() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter")
    robot.expect("Subscribed to", "Premium Monthly: free trial until", "┃▸ ◉  Premium Monthly")
    #expect(robot.lines.suffix(2).first?.contains("‖ Thu, Jan 1, 2026") == true)
    robot.expectNo(" automatic")
  }

  @Test("a notice has the colour of success after a gain, else the colour of text")
  func noticeColour() throws {
    let robot = try Robot()
    robot.press("enter", "enter")
    let place = try #require(robot.place(of: "Subscribed to"))
    #expect(robot.host.render()[place.x, place.y].style.foreground == .success)
    robot.press("z")
    let undone = try #require(robot.place(of: "Back at"))
    #expect(robot.host.render()[undone.x, undone.y].style.foreground == .standard)
  }

  @Test("in the smallest window, a notice takes one row")
  func noticeInSmallestWindow() throws {
    let robot = try Robot(width: 20, height: 5)
    robot.press("s")
    robot.expect("Style: ")
    #expect(robot.lines[2].contains("Subscribe"), "\(robot.screen)")
    #expect(robot.lines[3].contains("Style: "), "\(robot.screen)")
  }

  @Test("an automatic placement is left out before the weekday, another placement after it")
  func order() throws {
    let robot = try Robot(style: "picker")
    robot.press("enter", "enter")
    robot.expect("‖ Thu, Jan 1, 2026 00:00   subscribed to Premium Yearly", " picker · automatic")
    robot.resize(width: 70, height: 24)
    robot.expect("‖ Thu, Jan 1, 2026 00:00   subscribed to Premium Yearly", " picker")
    robot.expectNo("picker · automatic")
    robot.resize(width: 84, height: 24)
    robot.press("p", "p")
    robot.expect("‖ Jan 1, 2026 00:00   subscribed to", " picker · buttonsInBottomBar")
  }

  @Test("a low or narrow screen shows the date and the state before the style")
  func small() throws {
    for (width, height) in [(40, 12), (60, 12)] {
      let robot = try Robot(width: width, height: height)
      robot.press("down", "enter", "enter")
      robot.expect("Jan 1, 2026", "free trial until")
    }
  }

  @Test(
    "while the clock plays, the status line is one row of 80 columns, in every language",
    arguments: Words.Language.allCases
  )
  func playing(language: Words.Language) throws {
    let options = BrowserOptions(programLocale: Locale(identifier: language.rawValue))
    let robot = try Robot(options: options)
    _ = robot.useManualTime()
    robot.session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    for rate in [0, 6, 13, 1_000] {
      var contents = robot.session.simulation.account.store
      contents.timeRate = TimeRate(rawValue: rate)
      robot.session.open(robot.session.listed, contents)
      for screen in ["1", "3"] {
        robot.press(screen, ",")
        let rows = robot.lines.suffix(3)
        #expect(rows.dropFirst().first?.contains("▶") == true, "\(robot.screen)")
        #expect(rows.first?.contains("▶") == false)
        robot.press(",")
      }
    }
  }

  @Test("the speed of a clock that runs like a real clock is not the file's rate in real time")
  func realTime() throws {
    for language in Words.Language.allCases {
      let words = Words(locale: Locale(identifier: language.rawValue))
      let speeds = ClockSpeed.second.names(at: .realTime, in: words)
      #expect(speeds.count == 1 && !speeds.contains(words.name(of: TimeRate.realTime)))
    }
  }

  @Test("no part of the status line is cut at any width")
  func widths() throws {
    let robot = try Robot(width: 200)
    robot.press("s", "down", "enter", "enter", "escape")
    for width in stride(from: 60, through: 140, by: 4) {
      robot.resize(width: width, height: 24)
      let rows = robot.lines.suffix(3).dropLast()
      #expect(!rows.contains { $0.contains("…") }, "\(robot.screen)")
      robot.expect("Jan 1, 2026 00:00", "Premium Monthly: free trial until Jan 8, 2026")
    }
  }
}
