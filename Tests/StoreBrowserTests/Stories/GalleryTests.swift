import Foundation
import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The gallery")
@MainActor
struct GalleryTests {
  @Test("the gallery has a tile for every style, standard styles first")
  func all() throws {
    let styles = GalleryModel.styles
    #expect(styles.map(\.name) == ControlStyleList.names)
    let custom = try #require(styles.firstIndex { !$0.isStandard })
    #expect(!styles[custom...].contains { $0.isStandard })
    let robot = try Robot(width: 200, height: 60)
    robot.press("2")
    for style in styles.dropFirst() { robot.expect("─ \(style.name) ─") }
  }

  @Test("Left and Right turn through every placement of a style, in both directions")
  func placements() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "end")
    let style = try #require(GalleryModel.styles.last)
    let gallery = robot.browser.model.gallery
    for (index, placement) in style.placements.enumerated() {
      #expect(gallery.item.placement == placement)
      robot.expect("┗━ ◂ \(placement) ▸ \(index + 1)/\(style.placements.count) ━")
      let appearance = StoreAppearance(controlStyle: style.name, placement: placement)
      #expect(throws: Never.self) { try ControlStyleList.check(appearance) }
      robot.press("right")
    }
    #expect(gallery.item.placement == "automatic")
    robot.press("left")
    #expect(gallery.item.placement == style.placements.last)
    robot.press("backtab", "tab")
    #expect(gallery.item.placement == style.placements.last)
  }

  @Test("previews show offers, even to a customer who has used them")
  func offers() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2")
    robot.expect("1 week free")
    let before = robot.lines.filter { $0.contains("┃") }
    robot.press("1", "down", "enter", "enter", "2")
    #expect(robot.transactions.count == 1)
    robot.expect("1 week free")
    robot.expectNo("Your plan")
    #expect(robot.lines.filter { $0.contains("1 week free") }.count >= 1)
    #expect(before.contains { $0.contains("1 week free") })
  }

  @Test(
    "tiles are whole: name and price on one line, all frames closed, and a button",
    arguments: [
      Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
    ]
  )
  func whole(size: Size) throws {
    let robot = try Robot(width: size.width, height: size.height)
    robot.press("2")
    // The last row of tiles may continue below the screen.
    let last = robot.lines.lastIndex { $0.contains("╰") || $0.contains("┗") } ?? 0
    let signs = robot.lines[...last].joined()
    #expect(signs.count { "╭┏┌".contains($0) } == signs.count { "╰┗└".contains($0) })
    #expect(signs.count { "╮┓┐".contains($0) } == signs.count { "╯┛┘".contains($0) })
    #expect(robot.lines.contains { $0.contains(/Premium Yearly +\$99\.99 \/ year/) })
    #expect(robot.lines.contains { $0.contains(/Premium Monthly +\$9\.99 \/ month/) })
    robot.expect("Subscribe", "1 week free", "Streaming Pass")
  }

  @Test("in each tile of cards, name and price are on one line", arguments: [80, 120])
  func oneLine(width: Int) throws {
    let robot = try Robot(width: width, height: 40)
    robot.press("2")
    let names = robot.lines.reduce(0) { $0 + $1.matches(of: /[◉○] +Premium Yearly/).count }
    let whole = robot.lines.reduce(0) {
      $0 + $1.matches(of: /[◉○] +Premium Yearly +\$99\.99 \/ year/).count
    }
    #expect(whole >= 3 || width == 80 && whole >= 2, "\(names)\n\(robot.screen)")
  }

  @Test("in ASCII, every tile of cards has its button")
  func buttonsInASCII() throws {
    let robot = try Robot(width: 120, height: 40, options: BrowserOptions(usesASCII: true))
    robot.press("2")
    let buttons = robot.lines.reduce(0) { $0 + $1.matches(of: #/ Subscribe /#).count }
    #expect(buttons == 6, "\(robot.screen)")
  }

  @Test("Tab and arrows move between styles, and Enter opens one in the store")
  func open() throws {
    let robot = try Robot()
    let gallery = robot.browser.model.gallery
    robot.press("2", "tab", "tab")
    #expect(gallery.index == 2)
    robot.press("down")
    #expect(gallery.index == 4)
    robot.press("up", "right", "enter")
    let style = GalleryModel.styles[2]
    #expect(robot.browser.model.navigation.screen == .store)
    #expect(robot.browser.model.store.appearance.controlStyle == style.name)
    #expect(robot.browser.model.store.appearance.placement == style.placements[1])
  }

  @Test("selection stops at the first and the last style, and both are visible")
  func ends() throws {
    let robot = try Robot()
    robot.press("2", "end")
    let last = try #require(GalleryModel.styles.last)
    robot.expect("┏━ \(last.name) ━", "┗━ ◂ automatic ▸")
    robot.press("tab")
    #expect(robot.browser.model.gallery.item.style == last.name)
    robot.press("home", "backtab", "up")
    #expect(robot.browser.model.gallery.index == 0)
    robot.expect("┏━ automatic ━")
  }

  @Test("the compared store whose purchase sheet is open keeps the focus mark")
  func comparedSheet() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "space", "tab", "right", "space", "=")
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
    robot.press("tab", "space")
    robot.expect("┏━ picker ━", "┗━ ◉ ◂ automatic ▸ 1/3 ━")
    robot.press("end", "left", "space", "=")
    let style = try #require(GalleryModel.styles.last)
    let placement = try #require(style.placements.last)
    robot.expect("picker · automatic", "\(style.name) · \(placement)")
    robot.press("enter")
    robot.expect("Confirm")
    robot.press("enter")
    #expect(robot.transactions.count == 1)
    robot.press("escape")
    robot.expect(style.name, "◉ ◂ \(placement)")
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  @Test("a blank column separates a compared store from the line behind it", arguments: [80, 120])
  func gapOfCompared(width: Int) throws {
    let robot = try Robot(width: width, height: 40)
    robot.press("2", "space", "tab", "space", "=")
    let half = (width - 1) / 2
    let rows = robot.lines.dropFirst(2).map(Array.init).filter {
      $0.count > half && $0[half] == "│"
    }
    #expect(rows.count > 10 && rows.allSatisfy { $0[half - 1] == " " }, "\(robot.screen)")
  }

  @Test("Escape on another screen goes to the store and keeps the comparison open")
  func escapeElsewhere() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("2", "space", "tab", "space", "=", "3", "escape")
    #expect(robot.browser.model.navigation.screen == .store)
    #expect(robot.browser.model.gallery.isComparing)
    robot.press("2", "escape")
    #expect(robot.browser.model.navigation.screen == .gallery)
    #expect(!robot.browser.model.gallery.isComparing)
  }

  @Test("two compared stores have the same width and line breaks", arguments: [80, 81])
  func widths(width: Int) throws {
    let robot = try Robot(width: width)
    robot.press("2", "space", "tab", "space", "=")
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

  @Test("a third mark replaces the first, and Space removes a mark, also of one style")
  func marks() throws {
    let robot = try Robot()
    let gallery = robot.browser.model.gallery
    robot.press("2", "space", "tab", "space", "right", "space")
    let second = GalleryModel.styles[1]
    let marked = second.placements.prefix(2).map {
      GalleryItem(style: second.name, placement: $0)
    }
    #expect(gallery.marked == marked)
    robot.press("space")
    #expect(gallery.marked == [marked[0]])
  }

  @Test(
    "Right shows the next placement in both writing directions",
    arguments: ["en_US", "ar_EG", "he_IL"]
  )
  func arrows(language: String) throws {
    let locale = Locale(identifier: language)
    let robot = try Robot(width: 120, height: 40, options: BrowserOptions(programLocale: locale))
    robot.press("2", "tab", "right")
    robot.expect("◂ scrollView ▸ 2/3")
    robot.press("left")
    robot.expect("◂ automatic ▸ 1/3")
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
}
