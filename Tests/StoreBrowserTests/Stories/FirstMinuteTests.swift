import Foundation
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The first minute of a new user")
@MainActor
struct FirstMinuteTests {
  @Test(
    "the line of keys leads to a style, screens, a renewal, a failed payment, back and the file"
  )
  func firstMinute() throws {
    let robot = try Robot()
    let user = NewUser(robot)

    // Another style.
    user.press("style")
    robot.expect("picker · automatic")

    // Another screen, and back.
    user.open("Gallery")
    #expect(robot.browser.model.navigation.screen == .gallery)
    user.open("Store")
    #expect(robot.browser.model.navigation.screen == .store)

    // A subscription, and its next renewal.
    user.press("subscribe")
    user.press("confirm")
    robot.expect("subscribed to Premium Yearly")
    user.press("next event")
    robot.expect("Premium Yearly renewed", "Jan 1, 2027")

    // A failed payment.
    user.open("Account")
    for _ in 0..<12 where !robot.focused.contains("Billing retry") { user.press("choose") }
    user.press("put into state")
    user.closeMessage()
    robot.expect("billing retry until")

    // The way back.
    user.press("undo")
    robot.expect("subscribed to Premium Yearly")

    // The configuration.
    user.open("File")
    #expect(robot.browser.model.navigation.screen == .configuration)
    robot.expect("Streaming Pass", "Premium Yearly")
  }

  @Test("what does not fit in the line of keys is one click or one key away", arguments: [40, 80])
  func rest(width: Int) throws {
    let robot = try Robot(width: width)
    #expect(robot.lines.last?.hasSuffix("…") == true)
    robot.click("…")
    #expect(robot.browser.model.navigation.isListingCommands, "\(robot.screen)")
  }

  @Test(
    "the line of keys fits the first minute in German and Japanese, too",
    arguments: ["de", "ja"]
  )
  func languages(language: String) throws {
    var options = BrowserOptions()
    options.programLocale = Locale(identifier: language)
    let robot = try Robot(options: options)
    for key in ["⏎ ", "s ", "1-8 "] {
      #expect(robot.lines.last?.contains(key) == true, "\(robot.screen)")
    }
    robot.press("enter", "enter")
    for key in ["s ", "t ", "1-8 "] {
      #expect(robot.lines.last?.contains(key) == true, "\(robot.screen)")
    }
  }
}

/// A user who knows no keys, and presses only what the screen shows.
@MainActor
private struct NewUser {
  let robot: Robot

  init(_ robot: Robot) { self.robot = robot }

  /// The keys in the line of keys, by their hints.
  private var shownKeys: [String: String] {
    let hints = (robot.lines.last ?? "").components(separatedBy: "  ")
    let parts = hints.map { $0.split(separator: " ", maxSplits: 1) }
    return parts.reduce(into: [:]) { keys, part in
      if part.count == 2 { keys[String(part[1])] = String(part[0]) }
    }
  }

  /// Presses the key with a hint.
  func press(_ hint: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let label = shownKeys[hint] else {
      Issue.record("no key \"\(hint)\" in\n\(robot.screen)", sourceLocation: sourceLocation)
      return
    }
    robot.press(Self.names[label] ?? label, sourceLocation: sourceLocation)
  }

  private static let names = ["⏎": "enter", "↑↓": "down", "Esc": "escape", "␣": "space"]

  /// Opens a screen by the digit beside its name. The line of keys shows that digits open screens.
  func open(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let bar = (robot.lines.first ?? "").split(separator: " ").map(String.init)
    guard let digits = shownKeys["screens"]?.split(separator: "-"),
      let place = bar.firstIndex(of: name),
      place > 0, let first = digits.first, let last = digits.last,
      (first...last).contains(bar[place - 1][...])
    else {
      Issue.record("no screen \"\(name)\" in\n\(robot.screen)", sourceLocation: sourceLocation)
      return
    }
    robot.press(bar[place - 1], sourceLocation: sourceLocation)
  }

  /// Closes a message of the App Store if one is open.
  func closeMessage() {
    if shownKeys["later"] != nil { press("later") }
  }
}
