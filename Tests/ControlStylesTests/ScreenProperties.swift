import Foundation
import StoreModel
import TerminalUI

@testable import StoreViews

/// What must hold of a store on a screen, whatever the style: what is wrong of it, in words.
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

  /// All that is wrong.
  func complaints(about lines: [String], style: String, showsAll: Bool) -> [String] {
    let comparesMonths = ["comparisonTable", "priceComparison"].contains(style)
    return outside(lines) + cut(lines, comparesMonths: comparesMonths)
      + missing(lines, hasButtons: Self.hasButtons(style), showsAll: showsAll)
      + (Self.hasColumns(style) ? crooked(lines) : [])
  }

  /// Whether each plan has a button of its own, and nothing is chosen before.
  static func hasButtons(_ style: String) -> Bool {
    ["buttons", "oneLine", "priceComparison"].contains(style)
  }

  /// Whether prices stand below one another.
  static func hasColumns(_ style: String) -> Bool {
    !hasButtons(style) && !["compactPicker", "pagedPicker", "pagedProminentPicker"].contains(style)
  }

  // MARK: Nothing outside

  /// Lines that are longer than the screen or too many, and characters that it cannot show.
  func outside(_ lines: [String]) -> [String] {
    var result: [String] = []
    if lines.count != height { result.append("\(lines.count) lines") }
    for line in lines {
      if Self.columns(line) > width { result.append("too long: \(line)") }
      if isASCII, !line.utf8.allSatisfy({ $0 < 0x80 }) { result.append("not ASCII: \(line)") }
    }
    return result
  }

  // MARK: Prices and terms whole

  /// Prices that are none of those that there are, with all digits and their period, and
  /// texts left out.
  func cut(_ lines: [String], comparesMonths: Bool = false) -> [String] {
    let withPeriod = planPrices + offerPrices
    let bare = barePrices + (comparesMonths ? monthlyPrices : [])
    var result: [String] = []
    for line in lines {
      if line.contains("…") || line.contains("...") { result.append("left out: \(line)") }
      guard line.contains("$") else { continue }
      let line = Self.plain(line)
      for index in line.indices where line[index] == "$" {
        let rest = line[index...]
        let isWhole =
          withPeriod.contains { Self.begins(rest, with: $0, isBare: false) }
          || bare.contains { Self.begins(rest, with: $0, isBare: true) }
        if !isWhole { result.append("a price is cut: \(line)") }
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

  // MARK: What must be there

  /// Terms and buttons that are not there. Where all must be in sight, that is each plan and
  /// its terms; else there is a price.
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

  /// Prices that do not end where the others of their column do.
  func crooked(_ lines: [String]) -> [String] {
    Self.blocks(lines).flatMap { block -> [String] in
      let rows = block.prefix { !$0.contains("────") && !$0.contains("----") || $0.contains("$") }
      let ends = rows.flatMap { row in endsOfPrices(in: row) }
      return Set(ends).count > 1 ? ["prices end in \(ends)"] : []
    }
  }

  /// The columns in which prices of plans end, those in sentences aside.
  private func endsOfPrices(in row: String) -> [Int] {
    if !row.contains("$") || row.contains("After") { return [] }
    let row = Self.plain(row)
    return planPrices.flatMap { price in
      row.ranges(of: price).compactMap { range -> Int? in
        let before = row[..<range.lowerBound]
        let isInSentence = ["then ", "for ", "は"].contains { before.hasSuffix($0) }
        let isLonger = row[range.upperBound...].first?.isLetter == true
        return isInSentence || isLonger ? nil : Self.columns(row[..<range.upperBound])
      }
    }
  }

  // MARK: Parts

  /// What a plan costs, as one form or the other writes it.
  static func prices(of plan: Product, _ words: Words) -> [String] {
    [words.price(of: plan), words.price(of: plan, .spaced)].map(plain)
  }

  private static func monthly(_ plan: Product) -> String? {
    guard let period = plan.subscription?.subscriptionPeriod,
      let months = monthsOfPeriods[period.unit]
    else { return nil }
    return (plan.price / (months * Decimal(period.value))).formatted(plan.priceFormatStyle)
  }

  /// What stands beside a line that goes down the whole screen, each side for itself.
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

  /// One entry for each column; empty for the second one of a wide character.
  private static func cells(_ line: String) -> [String] {
    line.flatMap { character in
      [String(character)] + Array(repeating: "", count: max(columns(String(character)) - 1, 0))
    }
  }

  static func columns(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  /// With plain spaces only, and without marks of direction, which no screen gets.
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

  /// As one text, without what is drawn around it.
  static func running(_ lines: [String]) -> String {
    plain(lines.joined(separator: " "))
      .split { " ▐▌█[]<>▸┆│|".contains($0) }
      .joined(separator: " ")
  }
}
