import Foundation
import Testing

@testable import StoreBrowser

/// Markdown above the plans: the option `--marketing`.
@Suite("Marketing pages")
@MainActor
struct MarketingTests {
  private static let page = """
    # Films for *gardeners*

    Watch **roses** grow.
    All [films](https://example.com/films) and ![a tulip](tulip.png).

    ## Included

    - Roses
      - Red
    2. Tulips

    > “Very green.”

    ```
    grow()
    ```
    """

  private func robot(
    _ text: String = page,
    _ file: StoreFile = .streaming,
    width: Int = 80,
    height: Int = 60,
    usesASCII: Bool = false
  ) throws -> Robot {
    var options = BrowserOptions(usesASCII: usesASCII)
    options.marketing = try MarketingPage(bytes: Array(text.utf8))
    return try Robot(file, width: width, height: height, options: options)
  }

  @Test("the page replaces the name of the group, with links and images as text")
  func blocks() throws {
    let robot = try robot()
    robot.expect("Films for gardeners", "Watch roses grow. All films (https://example.com/films)")
    robot.expect("and a tulip.", "Included", "• Roses", "  • Red", "2. Tulips", "“Very green.”")
    robot.expect("grow()", "Premium Yearly", "Subscribe")
    robot.expectNo("Streaming Pass", "**", "](", "```", "#")
  }

  @Test("the list has no empty rows, and every other block is below an empty row")
  func rows() throws {
    let lines = try robot().lines
    let roses = try #require(lines.firstIndex { $0.contains("• Roses") })
    #expect(lines[roses + 1].contains("• Red") && lines[roses + 2].contains("2. Tulips"))
    #expect(lines[roses - 1].allSatisfy { $0 == " " })
    #expect(lines[roses + 3].allSatisfy { $0 == " " })
  }

  @Test("each option group shows the page, and so does a store of products without plans")
  func everyStore() throws {
    let grouped = try robot(height: 40)
    grouped.press("o")
    grouped.expect("Films for gardeners")
    let shop = try robot(Self.page, .products())
    shop.expect("Films for gardeners", "$0.99")
  }

  /// A page of 120 rows.
  private static let long = (1...60).map { "Paragraph \($0).\n\n" }.joined()

  @Test(
    "a long page opens at its beginning, Down reaches the plans, and Up the beginning",
    arguments: [12, 24]
  )
  func scrolling(height: Int) throws {
    let robot = try robot(Self.long, height: height)
    robot.expect("Paragraph 1.", "Subscribe")
    robot.expectNo("Premium Yearly")
    robot.resize(width: 80, height: height + 2)
    robot.expect("Paragraph 1.")
    // Each key scrolls by one row.
    for _ in 0..<140 where !robot.screen.contains("Premium Yearly") { robot.press("down") }
    // The focus has passed to the next plan, which has a free trial.
    robot.expect("Premium Yearly", "Try It Free")
    for _ in 0..<140 where !robot.screen.contains("Paragraph 1.") { robot.press("up") }
    robot.expect("Paragraph 1.", "Subscribe")
  }

  @Test(
    "a long page opens at its beginning in each style with a list of plans",
    arguments: ["prominentPicker", "compactPicker", "pagedPicker", "savings", "trialTimeline"]
  )
  func styles(style: String) throws {
    var options = BrowserOptions()
    options.appearance.controlStyle = style
    options.marketing = try MarketingPage(bytes: Array(Self.long.utf8))
    let robot = try Robot(width: 80, height: 24, options: options)
    robot.expect("Paragraph 1.", "⏎ subscribe")
  }

  @Test("below a long page, Enter first shows a product and then buys it")
  func products() throws {
    let robot = try robot(Self.long, .products(), height: 24)
    robot.expect("Paragraph 1.", "⏎ buy")
    robot.expectNo("$0.99")
    robot.press("enter")
    robot.expect("$0.99")
    #expect(!robot.session.isConfirming)
    robot.press("enter")
    #expect(robot.session.isConfirming)
  }

  @Test("Down scrolls a long page to the products")
  func productsByArrow() throws {
    let robot = try robot(Self.long, .products(), height: 24)
    for _ in 0..<140 where !robot.screen.contains("$19.99") { robot.press("down") }
    robot.expect("$0.99", "$19.99", "⏎ buy")
  }

  private static let table = """
    | Plan | Price | Screens |
    |:-----|------:|:-------:|
    | Basic | $4 | 1 |
    | **Premium** | $9.99 | 4 |

    ---

    End
    """

  @Test("a table has aligned columns below its headers, and a rule is a line")
  func tables() throws {
    let robot = try robot(Self.table)
    robot.expect("Plan     Price  Screens", "Basic       $4     1", "Premium  $9.99     4")
    robot.expectNo("|", "---", "**")
    let lines = robot.lines
    let end = try #require(lines.firstIndex { $0.contains("End") })
    #expect(lines[end - 2].contains("────────────────────"), "\(robot.screen)")
  }

  @Test("a table that is too wide has a line for each cell")
  func narrowTables() throws {
    let wide = Self.table.replacing("| 4 |", with: "| \(String(repeating: "many ", count: 9))|")
    let robot = try robot(wide, width: 40)
    robot.expect("Basic", "Price: $4", "Screens: 1", "Premium", "Screens: many many")
    robot.expectNo("|")
  }

  @Test("HTML is removed, except in code")
  func html() throws {
    let robot = try robot("<h1>Big</h1>\n<!-- no -->\nUse `<b>` for <b>bold</b>, 1 < 2.")
    robot.expect("Big", "Use <b> for bold, 1 < 2.")
    robot.expectNo("h1", "no -", "</b>")
  }

  @Test("text in the page cannot control the terminal")
  func safety() throws {
    let robot = try robot("# A\u{1B}[31mB\u{202E}C\u{7}\n\n```\n\u{9B}2J\n```")
    let controls = robot.screen.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
    }
    #expect(controls.isEmpty)
    #expect(!robot.screen.unicodeScalars.contains("\u{202E}"))
  }

  @Test("ASCII replaces the marks of lists")
  func ascii() throws {
    let robot = try robot(usesASCII: true)
    robot.expect("* Roses", "  * Red")
    #expect(robot.screen.utf8.allSatisfy { $0 < 0x80 || $0 == 0x0A })
  }
}
