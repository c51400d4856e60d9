import Testing

@Suite("Size limits of screens")
struct ScreenLimitsTests {
  /// Whether a line compares or sets a size of ten or more cells without a named constant.
  private static func hasBareSize(_ line: Substring) -> Bool {
    let sizes = ["width", "height", "columns", "rows"]
    let isDigit = line.utf8.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // Regular expressions are slow, and few lines have a number of two digits.
    guard zip(isDigit, isDigit.dropFirst()).contains(where: { $0 && $1 }) else { return false }
    let code = line.drop { $0 == " " }
    if code.hasPrefix("//") || code.contains("static let ") { return false }
    if code.contains(#/\.cells\(\d{2,}\)/#) { return true }
    return code.matches(of: #/(\w+) [<>]=? \d{2,}/#).contains { match in
      sizes.contains { match.1.lowercased().hasSuffix($0) }
    }
  }

  @Test("size limits have names", arguments: ["StoreBrowser", "StoreViews"])
  func named(module: String) throws {
    let sources = try SourceFolder.sources(of: module)
    #expect(sources.count > 100, "the sources were not read")
    for (file, source) in sources {
      for line in source.split(separator: "\n") where Self.hasBareSize(line) {
        Issue.record("\(file): \(line)")
      }
    }
  }

  @Test(
    "size limits without names are found",
    arguments: [
      ("if width < 60 { 2 }", true), ("if proxy.cells.width >= 80 {", true),
      ("    .frame(maxWidth: .cells(62))", true), ("if size.height > 30 {", true),
      ("// if width < 60", false), ("static let isWide = width < 60", false),
      ("if width < Self.narrowWidth {", false), (".padding(.leading, .cells(1))", false),
      ("if rows > 1 {", false), ("if count > 20 {", false),
    ]
  )
  func reading(line: Substring, isFound: Bool) {
    #expect(Self.hasBareSize(line) == isFound)
  }
}
