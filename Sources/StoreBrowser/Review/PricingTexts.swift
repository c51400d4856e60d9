import Foundation
import StoreModel

/// Finds prices and percentages on a screen that are not billed amounts.
struct PricingTexts {
  /// The currency sign in the store's format.
  private let sign: String
  /// The billed amounts of the plans.
  let billed: Set<String>
  /// The billed amounts in lower case by their first digits, such as `17` for `$17.99`; an empty
  /// key for amounts without digits. A text that contains an amount also contains these digits, so
  /// few amounts must be searched. Searching for each of 10,000 amounts in each plan's name took 14
  /// seconds.
  private let billedByDigits: [Substring: [String]]

  init(of group: SubscriptionGroup) {
    billed = Set(group.products.map { RenderedText.plain($0.displayPrice) })
    billedByDigits = Dictionary(grouping: billed.map { $0.lowercased() }) {
      Self.digits(in: $0).first ?? ""
    }
    let first = group.products.first { $0.unavailability == nil }?.displayPrice ?? ""
    sign = RenderedText.plain(first).filter {
      !$0.isNumber && !$0.isWhitespace && !".,'’٫٬".contains($0)
    }
  }

  /// Returns the amounts and percentages in a line that are not billed amounts.
  func others(in line: String) -> [String] {
    let tokens = line.split { $0 == " " || $0 == "/" || $0 == "(" || $0 == ")" }.map(String.init)
    return tokens.map(trimmed).filter { token in
      guard token.contains(where: \.isNumber), isPriceOrShare(token) else { return false }
      return !billed.contains { RenderedText.contains(token, in: $0) }
    }
  }

  /// Returns whether a text contains the billed amount of any plan.
  ///
  /// - Parameter text: A text in lower case.
  func hasBilledAmount(in text: String) -> Bool {
    Set(Self.digits(in: text) + [""]).contains { digits in
      billedByDigits[digits]?.contains { RenderedText.contains($0, in: text) } == true
    }
  }

  private static func digits(in text: String) -> [Substring] { text.split { !$0.isNumber } }

  private func isPriceOrShare(_ token: String) -> Bool {
    token.hasSuffix("%") || token.hasSuffix("٪") || !sign.isEmpty && token.contains(sign)
  }

  private func trimmed(_ token: String) -> String {
    var text = token[...]
    while let last = text.last, ".,:;!".contains(last) { text.removeLast() }
    return String(text)
  }
}
