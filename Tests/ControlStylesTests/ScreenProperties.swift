import Foundation
import StoreModel
import TerminalUI

@testable import StoreViews

/// Checks of a store's screen that apply to every style. Each check returns its complaints as text.
struct ScreenProperties {
  let width: Int
  let height: Int
  let isASCII: Bool
  let plans: [Product]
  let words: Words
  private let planPrices: [String]
  private let offerPrices: [String]
  private let barePrices: [String]
  private let monthlyPrices: [String]

  init(width: Int, height: Int, isASCII: Bool = false, plans: [Product], words: Words) {
    (self.width, self.height, self.isASCII) = (width, height, isASCII)
    (self.plans, self.words) = (plans, words)
    let offers = plans.flatMap { plan in
      [plan.subscription?.introductoryOffer].compactMap(\.self)
        + (plan.subscription?.winBackOffers ?? [])
    }
    planPrices = Array(Set(plans.flatMap { Self.prices(of: $0, words) }))
    offerPrices = offers.map { Self.plain(words.price(of: $0)) }
    barePrices = offers.map(\.displayPrice)
    monthlyPrices = plans.compactMap(Self.monthly)
  }

  private static let monthsOfPeriods: [Product.SubscriptionPeriod.Unit: Decimal] = [
    .day: 12 / Decimal(365), .week: 12 / Decimal(52), .month: 1, .year: 12,
  ]

  /// Runs every check that applies to the style.
  func complaints(about lines: [String], style: String, showsAll: Bool) -> [String] {
    let comparesMonths = ["comparisonTable", "priceComparison"].contains(style)
    return outside(lines) + cut(lines, comparesMonths: comparesMonths)
      + missing(lines, hasButtons: Self.hasButtons(style), showsAll: showsAll)
      + (Self.hasColumns(style) ? crooked(lines) : [])
  }

  /// Returns whether a style has a button for each plan and no selection.
  static func hasButtons(_ style: String) -> Bool {
    ["buttons", "oneLine", "priceComparison"].contains(style)
  }

  /// Returns whether a style aligns its prices in a column.
  static func hasColumns(_ style: String) -> Bool {
    !hasButtons(style) && !["compactPicker", "pagedPicker", "pagedProminentPicker"].contains(style)
  }

  // MARK: Screen bounds

  /// Returns complaints about too many lines, long lines and non-ASCII characters.
  func outside(_ lines: [String]) -> [String] {
    var result: [String] = []
    if lines.count != height { result.append("\(lines.count) lines") }
    for line in lines {
      if Self.columns(line) > width { result.append("too long: \(line)") }
      if isASCII, !line.utf8.allSatisfy({ $0 < 0x80 }) { result.append("not ASCII: \(line)") }
    }
    return result
  }

  // MARK: Complete prices and terms

  /// Returns complaints about truncated texts and prices, and prices without their period.
  func cut(_ lines: [String], comparesMonths: Bool = false) -> [String] {
    let withPeriod = planPrices + offerPrices
    let bare = barePrices + (comparesMonths ? monthlyPrices : [])
    var result: [String] = []
    for line in lines {
      if line.contains("…") || line.contains("...") { result.append("truncated: \(line)") }
      guard line.contains("$") else { continue }
      let line = Self.plain(line)
      for index in line.indices where line[index] == "$" {
        let rest = line[index...]
        let isWhole =
          withPeriod.contains { Self.begins(rest, with: $0, isBare: false) }
          || bare.contains { Self.begins(rest, with: $0, isBare: true) }
        if !isWhole { result.append("truncated price: \(line)") }
      }
    }
    return result
  }

  private static func begins(_ text: Substring, with price: String, isBare: Bool) -> Bool {
    guard text.hasPrefix(price) else { return false }
    let rest = text.dropFirst(price.count)
    guard let next = rest.first else { return true }
    return !next.isNumber && !next.isLetter && !(isBare && rest.drop { $0 == " " }.first == "/")
  }

  // MARK: Required content

  /// Returns complaints about missing prices, terms and buttons. If `showsAll` is false, only a
  /// price is required.
  func missing(_ lines: [String], hasButtons: Bool, showsAll: Bool) -> [String] {
    let texts = Self.blocks(lines).map(Self.running)
    func isThere(_ text: String) -> Bool { texts.contains { $0.contains(Self.plain(text)) } }
    var result: [String] = []
    if !planPrices.contains(where: isThere) {
      result.append("no price")
    }
    guard showsAll else { return result }
    if hasButtons {
      for plan in plans {
        let titles =
          [plan.displayName] + (plans.count > 1 ? [] : [words[.subscribe], words[.tryItFree]])
        if !titles.contains(where: isThere) {
          result.append("no button: \(plan.displayName)")
        }
        let terms = words.terms(of: plan, with: plan.subscription?.introductoryOffer)
        if !isThere(terms) { result.append("no terms: \(terms)") }
      }
    } else if let plan = plans.first {
      let terms = words.terms(of: plan, with: plan.subscription?.introductoryOffer)
      if !isThere(terms) { result.append("no terms: \(terms)") }
      if !isThere(words[.subscribe]), !isThere(words[.tryItFree]) { result.append("no button") }
    }
    return result
  }

  // MARK: Columns

  /// Returns a complaint if the prices of a column do not end at the same cell.
  func crooked(_ lines: [String]) -> [String] {
    Self.blocks(lines).flatMap { block -> [String] in
      let rows = block.prefix { !$0.contains("────") && !$0.contains("----") || $0.contains("$") }
      let ends = rows.flatMap { row in endsOfPrices(in: row) }
      return Set(ends).count > 1 ? ["prices end in \(ends)"] : []
    }
  }

  /// Returns the columns where plan prices end, except prices within sentences.
  private func endsOfPrices(in row: String) -> [Int] {
    if !row.contains("$") || row.contains("After") { return [] }
    let row = Self.plain(row)
    return planPrices.flatMap { price in
      row.ranges(of: price).compactMap { range -> Int? in
        let before = row[..<range.lowerBound]
        // A sentence that continues on the next line can begin there with its price.
        let beginsLine = before.allSatisfy(\.isWhitespace) && !price.contains(" / ")
        let isInSentence = beginsLine || ["then ", "for ", "は"].contains { before.hasSuffix($0) }
        let isLonger = row[range.upperBound...].first?.isLetter == true
        return isInSentence || isLonger ? nil : Self.columns(row[..<range.upperBound])
      }
    }
  }

  // MARK: Parts

  /// Returns the two spellings of a plan's price.
  static func prices(of plan: Product, _ words: Words) -> [String] {
    [words.price(of: plan), words.price(of: plan, .spaced)].map(plain)
  }

  private static func monthly(_ plan: Product) -> String? {
    guard let period = plan.subscription?.subscriptionPeriod,
      let months = monthsOfPeriods[period.unit]
    else { return nil }
    return (plan.price / (months * Decimal(period.value))).formatted(plan.priceFormatStyle)
  }

  /// Returns the parts on both sides of a vertical line, or the whole screen without one.
  static func blocks(_ lines: [String]) -> [[String]] {
    let cells = lines.map(Self.cells)
    let width = cells.map(\.count).min() ?? 0
    let divider = (0..<width).first { x in
      cells.allSatisfy { ["│", "|"].contains($0[x]) }
    }
    guard let divider else { return [lines] }
    return [
      cells.map { $0[..<divider].joined() }, cells.map { $0[(divider + 1)...].joined() },
    ]
  }

  /// Returns one entry for each column: the character, or an empty string for the second half of a
  /// wide one.
  private static func cells(_ line: String) -> [String] {
    line.flatMap { character in
      [String(character)] + Array(repeating: "", count: max(columns(String(character)) - 1, 0))
    }
  }

  static func columns(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// Returns a text with plain spaces and without direction marks, as on a screen.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar {
          case "\u{A0}", "\u{202F}": " "
          case "\u{200E}", "\u{200F}", "\u{61C}": nil
          default: scalar
          }
        }
      )
    )
  }

  /// Joins lines into one text, without borders and marks.
  static func running(_ lines: [String]) -> String {
    plain(lines.joined(separator: " "))
      .split { " ▐▌█[]<>▸◂┆│|".contains($0) }
      .joined(separator: " ")
  }
}
