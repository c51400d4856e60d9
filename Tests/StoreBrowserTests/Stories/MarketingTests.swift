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

  @Test("above the first plan, Up scrolls a long page to its beginning", arguments: [12, 24])
  func scrolling(height: Int) throws {
    let text = (1...60).map { "Paragraph \($0).\n\n" }.joined()
    let robot = try robot(text, height: height)
    robot.expect("Premium Yearly", "Subscribe")
    // The page has 120 rows, and each key scrolls by one row. Beyond the first row, Up starts again
    // at the end.
    for _ in 0..<140 where !robot.screen.contains("Paragraph 1.") { robot.press("up") }
    robot.expect("Paragraph 1.", "Subscribe")
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
