import Foundation
import StoreModel
import TerminalExport
import TerminalUI
import Testing

@testable import StoreBrowser

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Screens rendered without a terminal")
@MainActor
struct RenderingTests {
  private static let size = Size(width: 80, height: 24)

  private func browser(_ options: BrowserOptions = BrowserOptions()) throws -> Browser {
    try Browser(try StoreFile.streaming.configuration(), options: options)
  }

  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test(
    "every screen renders to the same bytes each time, in every format",
    arguments: BrowserScreen.allCases,
    ScreenFormat.allCases
  )
  func deterministic(screen: BrowserScreen, format: ScreenFormat) throws {
    let texts = try (0..<2).map { _ in
      try browser(BrowserOptions(screen: screen)).render(size: Self.size, as: format)
    }
    #expect(!texts[0].isEmpty)
    #expect(texts[0] == texts[1])
    if [.svg, .html].contains(format) { #expect(isWellFormed(texts[0])) }
    if format == .json {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(texts[0].utf8))
      }
    }
  }

  @Test(
    "every screen of a customer with a history renders to the same bytes each time",
    arguments: BrowserScreen.allCases
  )
  func deterministicTimeline(screen: BrowserScreen) throws {
    let customerTimeline: [Key] = [.down, .enter, .enter] + "tatt".map(Key.character)
    let keys = customerTimeline + [.escape, .character(screen.key)]
    for format in ScreenFormat.allCases {
      let texts = try (0..<2).map { _ in
        try browser().render(size: Self.size, pressing: keys, as: format)
      }
      #expect(texts[0] == texts[1], "\(format)")
    }
  }

  @Test(
    "each format contains the price of each plan and the effect of a key",
    arguments: ScreenFormat.allCases
  )
  func content(format: ScreenFormat) throws {
    let text = try browser().render(size: Self.size, pressing: [.down], as: format)
    for price in ["$99.99", "$9.99", "$49.99", "$4.99"] {
      #expect(text.contains(price), "\(price)")
    }
    // The button of the second plan, which the key has chosen.
    #expect(text.contains("Try It Free"))
    #expect(try !browser().render(size: Self.size, as: format).contains("Try It Free"))
  }

  @Test("a picture has the colours of its theme, and mono has none")
  func themes() throws {
    let browser = try browser()
    let texts = [ScreenTheme.light, .dark, .mono].map {
      browser.render(size: Self.size, as: .svg, theme: $0)
    }
    #expect(Set(texts).count == 3)
    let plain = browser.render(size: Self.size, as: .ansi, theme: .mono)
    #expect(!plain.contains("38;"))
    #expect(browser.render(size: Self.size, as: .ansi).contains("38;"))
  }

  @Test("the contact sheet shows every style in each of its placements")
  func contactSheet() throws {
    let browser = try browser()
    let sheet = browser.contactSheet(size: Size(width: 50, height: 20))
    #expect(isWellFormed(sheet))
    for entry in ControlStyleList.entries {
      for placement in entry.placements {
        #expect(sheet.contains("\(entry.name) · \(placement)"))
      }
    }
    #expect(browser.model.store.appearance == StoreAppearance())
  }

  @Test("a recording has a line for each key that changed the screen")
  func recording() throws {
    let text = try browser().recording(size: Self.size, pressing: [.down, .down, .up])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(line.utf8))
      }
    }
    #expect(lines.last?.hasPrefix("[2.4") == true, "\(lines.last ?? "")")
  }

  @Test("titles of recordings and pages contain no terminal control characters")
  func harmlessTitle() throws {
    let file = StoreFile.plans([SamplePlan(name: "A")], group: "Pa\u{1B}]0;x\u{7}\u{202E}ss")
    let browser = try Browser(try file.configuration())
    let recording = browser.recording(size: Self.size, pressing: [])
    let header = try #require(recording.split(separator: "\n").first)
    let root = try JSONSerialization.jsonObject(with: Data(header.utf8)) as? [String: Any]
    let title = try #require(root?["title"] as? String)
    #expect(title.hasPrefix("Pa") && title.hasSuffix("ss"))
    for text in [title, browser.render(size: Self.size, as: .html)] {
      #expect(!text.unicodeScalars.contains { "\u{1B}\u{7}\u{202E}".unicodeScalars.contains($0) })
    }
  }

  @Test("spoken output follows the reading order, in the program's language")
  func spoken() throws {
    var options = BrowserOptions()
    options.programLocale = Locale(identifier: "de")
    let lines = try browser(options).render(size: Self.size, as: .spoken)
      .split(separator: "\n")
    let plan = lines.firstIndex { $0.contains("Premium Yearly") }
    let button = lines.firstIndex { $0.contains("Taste") && $0.contains("Subscribe") }
    #expect(try #require(plan) < #require(button), "\(lines)")
  }
}
