import Foundation
import PurchaseFlow
import TerminalExport
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Rows outside the visible area in JSON and spoken output")
@MainActor
struct AccessibleRowsTests {
  private static let size = Size(width: 80, height: 24)

  /// An element of a screen as JSON.
  private struct Element: Decodable {
    let label: String?
    let focused: Bool
    let selected: Bool
    let count: Int?
    let children: [Element]?

    var all: [Element] { [self] + (children ?? []).flatMap(\.all) }
  }

  private struct Screen: Decodable {
    let focused: Int?
    let elements: [Element]
  }

  private func screen(_ browser: Browser, pressing keys: [Key] = []) throws -> Screen {
    let text = browser.render(size: Self.size, pressing: keys, as: .json)
    return try JSONDecoder().decode(Screen.self, from: Data(text.utf8))
  }

  @Test("spoken and JSON output include and count all plans, at any scroll position")
  func plans() throws {
    let browser = try Browser(try StoreFile.many(30).configuration())
    for keys in [[], [Key.end]] {
      let spoken = browser.render(size: Self.size, pressing: keys, as: .spoken)
      for number in 1...30 {
        #expect(spoken.contains("Plan \(number) "), "\(number)")
        #expect(spoken.contains(", \(number) of 30\n"), "\(number)")
      }
      let elements = try screen(browser, pressing: keys).elements.flatMap(\.all)
      #expect(elements.filter { $0.count == 30 }.count == 30)
    }
    let picture = browser.render(size: Self.size, as: .svg)
    #expect(picture.contains(", 30 of 30"))
  }

  @Test("spoken output includes all transactions, and counts all events")
  func transactions() throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    browser.model.session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    browser.model.session.move(.by(CalendarSpan(months: 60)))
    let count = browser.model.session.simulation.account.allTransactions.count
    #expect(count > 50)
    for keys in [[Key.character("5")], [.character("5"), .end]] {
      let lines = browser.render(size: Self.size, pressing: keys, as: .spoken)
        .split(separator: "\n")
      let numbers = lines.compactMap { line in
        (1...count).first { line.hasSuffix(", \($0) of \(count)") }
      }
      #expect(numbers == Array(1...count))
    }
    let events = browser.model.timeline.customerTimeline.events.count
    let timeline = browser.render(size: Self.size, pressing: [.character("4")], as: .spoken)
    #expect(timeline.contains(", \(events) of \(events)\n"))
  }

  @Test("spoken output includes every gallery style and every command")
  func appearancesAndCommands() throws {
    let browser = try Browser(try StoreFile.streaming.configuration())
    let gallery = browser.render(size: Self.size, pressing: [.character("2")], as: .spoken)
    for style in GalleryModel.styles {
      #expect(gallery.contains("\(style.name) · automatic, "), "\(style.name)")
    }
    let palette = browser.render(size: Self.size, pressing: [.control("p")], as: .spoken)
    for command in browser.model.keyBindings.commands
    where command.action != nil && command.section != nil {
      #expect(palette.contains(command.title(browser.model.words)), "\(command.id)")
    }
  }

  @Test(
    "JSON output marks the selected element of the gallery and the configuration as focused",
    arguments: [BrowserScreen.gallery, .configuration]
  )
  func focus(screen: BrowserScreen) throws {
    let browser = try Browser(
      try StoreFile.streaming.configuration(),
      options: BrowserOptions(screen: screen)
    )
    var told: [String] = []
    for keys in [[], [Key.down], [.down, .down]] {
      let screen = try self.screen(browser, pressing: keys)
      let focused = screen.elements.flatMap(\.all).filter(\.focused)
      #expect(screen.focused != nil)
      #expect(focused.count == 1 && focused.allSatisfy { $0.selected })
      told += focused.compactMap(\.label)
    }
    #expect(Set(told).count == 3, "\(told)")
  }

  @Test("spoken and JSON output stay within ASCII if required, and spell out key names")
  func ascii() throws {
    let browser = try Browser(
      try StoreFile.streaming.configuration(),
      options: BrowserOptions(usesASCII: true)
    )
    for screen in BrowserScreen.allCases {
      for format in [ScreenFormat.json, .spoken] {
        let text = browser.render(
          size: Self.size,
          pressing: [.character(screen.key)],
          as: format
        )
        #expect(text.allSatisfy { $0.isASCII }, "\(screen) \(format)")
      }
    }
    let json = browser.render(size: Self.size, pressing: [.character("1")], as: .json)
    #expect(json.contains("\"Enter subscribe\""))
    let unicode = try Browser(try StoreFile.streaming.configuration())
    let spoken = unicode.render(size: Self.size, as: .spoken)
    #expect(spoken.contains("Enter subscribe") && spoken.contains("Up Down choose"), "\(spoken)")
  }
}
