import Foundation
import Testing

@testable import StoreBrowser

@Suite("The bar of screens")
@MainActor
struct ScreenBarTests {
  @Test(
    "at 80 columns the bar shows all digits with whole names",
    arguments: ["en": "Purchases", "de": "Käufe", "ja": "取引", "ar": "العمليات"]
  )
  func names(language: String, name: String) throws {
    let robot = try Robot(options: BrowserOptions(locale: Locale(identifier: language)))
    let bar = try #require(robot.lines.first)
    #expect(bar.contains(name) && !bar.contains("…"), "\(bar)")
    for screen in BrowserScreen.allCases { #expect(bar.contains(screen.key), "\(bar)") }
  }

  @Test(
    "in Arabic and Hebrew, digits and keys are on the right of their names",
    arguments: ["ar", "he"]
  )
  func rightToLeft(language: String) throws {
    let options = BrowserOptions(programLocale: Locale(identifier: language))
    let robot = try Robot(options: options)
    let words = robot.browser.model.words
    #expect(robot.lines.first?.hasSuffix(words.text(BrowserScreen.store.shortTitle) + " 1") == true)
    let hint = words.text(BrowserText.hintChoose)
    #expect(robot.lines.last?.hasSuffix(hint + " ↑↓") == true, "\(robot.screen)")
  }

  @Test("at 120 columns the bar shows digits and full names")
  func fullNames() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.expect("4 Timeline  5 Transactions  6 Messages  7 Settings  8 Configuration")
  }

  @Test("a narrow bar cuts names to three letters or more, and at 40 columns to digits")
  func cutNames() throws {
    let robot = try Robot(options: BrowserOptions(locale: Locale(identifier: "de")))
    for width in [62, 70] {
      robot.resize(width: width, height: 24)
      let bar = try #require(robot.lines.first)
      let names = bar.split { $0 == " " || $0.isNumber }.filter { $0 != "…" }
      #expect(names.count == 8, "\(bar)")
      #expect(names.allSatisfy { $0.filter(\.isLetter).count >= 3 }, "\(bar)")
      #expect(bar.hasSuffix("…"), "\(bar)")
    }
    robot.resize(width: 40, height: 24)
    let keys = try #require(robot.lines.first).split(separator: " ")
    #expect(keys == ["1", "Store", "2", "3", "4", "5", "6", "7", "8", "…"])
  }

  @Test("the bar is one row at any width, and always names the open screen by its digit")
  func widths() throws {
    for screen in BrowserScreen.allCases {
      let robot = try Robot(options: BrowserOptions(screen: screen))
      for width in stride(from: 40, through: 130, by: 3) {
        robot.resize(width: width, height: 24)
        let bar = try #require(robot.lines.first)
        for other in BrowserScreen.allCases { #expect(bar.contains(other.key), "\(width): \(bar)") }
      }
    }
  }

  @Test("a click on the ellipsis lists the screens, and Enter opens the selected one")
  func ellipsis() throws {
    let robot = try Robot(width: 50)
    robot.click("…")
    for name in ["Store", "Gallery", "Account", "Transactions", "Configuration"] {
      robot.expect(name)
    }
    robot.press("down", "down", "enter")
    #expect(robot.browser.model.navigation.screen == .account, "\(robot.screen)")
    #expect(robot.browser.model.navigation.sheet == nil)
  }

  @Test("a click on the hint for the digits lists the screens, too")
  func hint() throws {
    let robot = try Robot()
    robot.click("1-8")
    robot.click("Configuration")
    #expect(robot.browser.model.navigation.screen == .configuration, "\(robot.screen)")
  }

  @Test("digits that open no screens have no hint")
  func otherKeys() throws {
    let robot = try Robot(options: BrowserOptions(keys: ["screen.gallery": [.function(2)]]))
    robot.expectNo("1-8")
  }
}
