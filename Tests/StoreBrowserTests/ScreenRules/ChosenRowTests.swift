import Foundation
import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Chosen rows and values of the browser's lists")
@MainActor
struct ChosenRowTests {
  /// Returns the texts of the reversed lines on the screen.
  private func bars(_ robot: Robot) -> [String] {
    let frame = robot.host.render()
    return (0..<frame.size.height).compactMap { y in
      let reversed = (0..<frame.size.width).filter {
        frame[$0, y].style.attributes.contains(.reverse)
      }
      guard reversed.count > 10 else { return nil }
      return reversed.map { frame[$0, y].text }.joined()
    }
  }

  @Test(
    "the chosen row is a reversed bar with a mark on every screen with a list",
    arguments: [
      (["3", "down"], "Free trial"), (["4"], "store opened"), (["7", "down"], "Ask to Buy"),
      (["7", "enter"], "real time"), (["8", "down"], "Premium Yearly"),
      (["enter", "enter", "5"], "Premium Yearly"), (["v"], "Control style"),
      (["?", "down"], "Subscribe"), (["ctrl-p", "down"], "auto-renew"),
    ]
  )
  func bar(keys: [String], text: String) throws {
    let robot = try Robot()
    for key in keys { robot.press(key) }
    let bar = bars(robot).first ?? ""
    #expect(bar.contains(text) && bar.contains("▸"), "\(bars(robot))\n\(robot.screen)")
  }

  @Test("rows of settings and of the configuration have no accent colour")
  func accent() throws {
    let robot = try Robot(height: 40)
    for (key, text) in [
      ("7", "Grace period length"), ("8", "Basic Monthly"), ("?", "Quit"),
    ] {
      robot.press(key)
      let point = try #require(robot.place(of: text))
      #expect(robot.host.render()[point.x, point.y].style.foreground == .standard)
    }
  }

  @Test("values of settings start in one column beside their names")
  func columns() throws {
    let robot = try Robot(height: 40)
    robot.press("7")
    let columns = ["16 days", "all renewals", "real time"].map { robot.place(of: $0)?.x }
    #expect(Set(columns).count == 1 && columns[0] != nil, "\(robot.screen)")
  }

  @Test("a value that would be split inside a word takes the line below its name")
  func places() {
    let column = ValueColumn(
      names: ["type", "productID", "aVeryLongNameOfAFieldInTheFile"],
      width: 40,
      usesASCII: false
    )
    #expect(column.names == 9)
    #expect(column.place(of: "Auto-Renewable Subscription", name: "type") == .beside(9))
    #expect(column.place(of: "com.example.streaming.premium", name: "productID") == .beside(9))
    #expect(column.place(of: "com.example.streaming.premium.year", name: "productID") == .below)
    #expect(column.place(of: "P1Y", name: "aVeryLongNameOfAFieldInTheFile") == .beside(30))
    #expect(column.place(of: "P1Y or longer", name: "aVeryLongNameOfAFieldInTheFile") == .below)
    let names = ["type", "aVeryLongNameOfAFieldInTheFile"]
    let strict = ValueColumn(names: names, width: 40, usesASCII: false, isStrict: true)
    #expect(strict.place(of: "P1Y", name: "aVeryLongNameOfAFieldInTheFile") == .below)
    let japanese = "一年間の登録で、すべての映画とシリーズを四つの画面で見られます"
    #expect(column.place(of: japanese, name: "productID") == .beside(9))
  }

  @Test("a value takes the line below if it would wrap in very few columns beside its name")
  func tightWrapping() {
    let name = "a name of 20 columns"
    let column = ValueColumn(names: [name], width: 32, share: 0.8, usesASCII: true)
    #expect(column.names == 20)
    #expect(column.place(of: "short", name: name) == .beside(20))
    #expect(column.place(of: "no error at all", name: name) == .below)
    let long = "a text that fits neither beside nor below its name"
    #expect(column.place(of: long, name: name) == .beside(20))
  }

  @Test("values of the panel start in one column, or below", arguments: ["ja", "de", "fr"])
  func panelColumns(locale: String) throws {
    let options = BrowserOptions(programLocale: Locale(identifier: locale))
    let robot = try Robot(options: options)
    robot.press("v")
    let rows = robot.lines.compactMap { line in
      line.range(of: " │ ").map { String(line[$0.upperBound...]) }
    }
    let columns = rows.compactMap { row in
      row.range(of: "  automatic").map { TextWidth.columns(String(row[..<$0.lowerBound])) }
    }
    #expect(Set(columns).count <= 2 && columns.count >= 3, "\(robot.screen)")
  }

  @Test("a long identifier is cut in the middle, and whole when its row is chosen")
  func identifiers() throws {
    let robot = try Robot(width: 40)
    robot.press("8")
    robot.expect("com.", "yearly")
    robot.expectNo("com.example.streamingpass.premium.yearly")
    robot.press("down")
    let text = robot.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    #expect(text.contains("com.example.streamingpass.premium.yearly"), "\(robot.screen)")
  }

  @Test("in ASCII, hints name the arrow keys")
  func arrows() throws {
    let robot = try Robot(options: BrowserOptions(usesASCII: true))
    robot.press("7")
    let hints = robot.lines.last ?? ""
    #expect(hints.contains("Up/Down choose") && hints.contains("Left/Right change"), "\(hints)")
    #expect(!hints.contains("^"), "\(hints)")
  }

  @Test("examples of dates are near the simulated date")
  func examples() throws {
    let robot = try Robot()
    robot.press("T")
    robot.expect("or a date: 2026-01-31")
    #expect(robot.session.exampleDate(inDays: -30) == "2025-12-02")
  }
}
