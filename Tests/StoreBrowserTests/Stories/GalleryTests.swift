import Foundation
import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The gallery")
@MainActor
struct GalleryTests {
  @Test("the gallery has every style in every placement, standard styles first")
  func all() throws {
    let items = GalleryItem.all
    #expect(items.first?.id == "automatic · automatic")
    #expect(Set(items.map(\.id)).count == items.count)
    for item in items {
      let appearance = StoreAppearance(controlStyle: item.style, placement: item.placement)
      #expect(throws: Never.self, "\(item.id)") { try ControlStyleList.check(appearance) }
    }
    for style in ControlStyleList.names {
      let shown = items.filter { $0.style == style }.map(\.placement)
      #expect(shown.first == "automatic", "\(style)")
      #expect(shown == ControlStyleList.placements(of: style))
    }
    let custom = try #require(items.firstIndex { !$0.isStandard })
    #expect(!items[custom...].contains { $0.isStandard })
  }

  @Test("previews are live: they show a new purchase")
  func live() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2")
    robot.expect("┏━ automatic ━", "╭─ picker ─", "╰─ buttonsInBottomBar ─", "Premium Yearly")
    robot.expectNo("Your plan")
    robot.press("1", "enter", "enter", "2")
    robot.expect("Your plan")
  }

  @Test("arrows move between previews, and Enter opens one in the store")
  func open() throws {
    let robot = try Robot()
    robot.press("2", "right", "right")
    let meant = robot.browser.model.gallery.item
    #expect(meant == GalleryItem.all[2])
    robot.press("down")
    #expect(robot.browser.model.gallery.item == GalleryItem.all[4])
    robot.press("up", "enter")
    #expect(robot.browser.model.navigation.screen == .store)
    #expect(robot.browser.model.store.appearance.controlStyle == meant.style)
    #expect(robot.browser.model.store.appearance.placement == meant.placement)
  }

  @Test("selection stops at the first and the last preview, and both are visible")
  func ends() throws {
    let robot = try Robot()
    robot.press("2", "end")
    let last = try #require(GalleryItem.all.last)
    robot.expect("┏━ \(last.style) ━", "┗━ \(last.placement) ━")
    robot.press("right")
    #expect(robot.browser.model.gallery.item == last)
    robot.press("home", "left", "up")
    #expect(robot.browser.model.gallery.index == 0)
    robot.expect("┏━ automatic ━")
  }

  @Test("the compared store whose purchase sheet is open keeps the focus mark")
  func comparedSheet() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "space", "right", "right", "space", "=")
    robot.expect("▸ automatic", "─ picker", "⇥ next button, next store")
    robot.press("enter")
    robot.expect("Confirm", "▸ automatic")
    robot.expectNo("▸ picker")
    robot.press("escape")
    robot.expect("▸ automatic")
  }

  @Test("two marked previews are compared side by side, and can be bought from")
  func compare() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "=")
    robot.expect("Mark two styles with the space bar first.")
    robot.press("right", "space")
    robot.expect("┏━ ◉ picker ━")
    robot.press("end", "space", "=")
    let last = try #require(GalleryItem.all.last)
    robot.expect("picker · automatic", last.id)
    robot.press("enter")
    robot.expect("Confirm")
    robot.press("enter")
    #expect(robot.transactions.count == 1)
    robot.press("escape")
    robot.expect("◉ \(last.style)", last.placement)
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("Escape on another screen goes to the store and keeps the comparison open")
  func escapeElsewhere() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "space", "right", "space", "=", "3", "escape")
    #expect(robot.browser.model.navigation.screen == .store)
    #expect(robot.browser.model.gallery.isComparing)
    robot.press("2", "escape")
    #expect(robot.browser.model.navigation.screen == .gallery)
    #expect(!robot.browser.model.gallery.isComparing)
  }

  @Test("two compared stores have the same width and line breaks", arguments: [80, 81])
  func widths(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("2", "space", "right", "space", "=")
    robot.expect("automatic", "picker")
    let half = (width - 1) / 2
    let rows = robot.lines.map(Array.init).filter { $0.count > half && $0[half] == "│" }
    let text = { (cells: ArraySlice<Character>) in
      String(cells).replacing("▸", with: " ").trimmingCharacters(in: .whitespaces)
    }
    let texts = rows.map { (left: text($0[..<half]), right: text($0.dropFirst(half + 1))) }
    #expect(texts.count > 10, "\(robot.screen)")
    #expect(texts.dropFirst().allSatisfy { $0.left == $0.right }, "\(robot.screen)")
  }

  @Test("a third mark replaces the first, and Space removes a mark")
  func marks() throws {
    let robot = try Robot()
    robot.press("2", "space", "right", "space", "right", "space")
    let all = GalleryItem.all
    #expect(robot.browser.model.gallery.marked == [all[1], all[2]])
    robot.press("space")
    #expect(robot.browser.model.gallery.marked == [all[1]])
  }

  @Test(
    "arrows move to the preview in their direction, in both writing directions",
    arguments: ["en_US", "ar_EG", "he_IL"]
  )
  func arrows(language: String) throws {
    let locale = Locale(identifier: language)
    let robot = try Robot(width: 120, height: 40, options: BrowserOptions(programLocale: locale))
    robot.press("2")
    let (first, second) = (GalleryItem.all[0].style, GalleryItem.all[1].style)
    let places = try [first, second].map { try #require(robot.place(of: " \($0) ")).x }
    robot.press(places[0] < places[1] ? "right" : "left")
    #expect(robot.browser.model.gallery.index == 1)
    robot.press(places[0] < places[1] ? "left" : "right")
    #expect(robot.browser.model.gallery.index == 0)
  }

  @Test("a click selects a preview, and another click opens it")
  func mouse() throws {
    let robot = try Robot()
    robot.press("2")
    robot.click("picker ")
    #expect(robot.browser.model.gallery.item.id == "picker · automatic")
    robot.click("picker ")
    #expect(robot.browser.model.navigation.screen == .store)
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
  }

  @Test("after the gallery was shown, the store opens one sheet and buys once")
  func copies() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "1", "enter")
    #expect(robot.lines.count { $0.contains("Confirm  ") } == 1, "\(robot.screen)")
    robot.press("enter")
    #expect(robot.transactions.count == 1)
  }

  @Test("a shrunk preview omits empty rows and keeps the bar")
  func withoutEmptyRows() {
    var frame = Frame(size: Size(width: 4, height: 9))
    for (y, sign) in [(0, "a"), (2, "b"), (3, "c"), (4, "d"), (8, "e")] {
      frame[0, y] = Cell(text: sign, columns: 1, style: .plain)
    }
    for x in 0..<4 { frame[x, 6] = Cell(text: "─", columns: 1, style: .plain) }
    let whole = Thumbnail.withoutEmptyRows(frame, croppedTo: Size(width: 4, height: 6))
    #expect(whole.lines == ["a", "b", "c", "d", "────", "e"])
    let small = Thumbnail.withoutEmptyRows(frame, croppedTo: Size(width: 2, height: 4))
    #expect(small.lines == ["a", "b", "──", "e"])
  }
}
