import Foundation
import StoreModel

/// Finds what else than the billed amount a screen says about prices.
struct PricingTexts {
  /// The currency's sign as the store writes it.
  private let sign: String
  /// What plans are billed.
  let billed: Set<String>
  /// The billed amounts in lower case, by their first digits: `17` of `$17.99`, and nothing where
  /// there are none. A text in which an amount stands has these digits too. To look for each amount
  /// of 10,000 plans in the name of each plan took 14 seconds.
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

  /// The amounts and percentages of a line that are no plan's billed amount.
  func others(in line: String) -> [String] {
    let tokens = line.split { $0 == " " || $0 == "/" || $0 == "(" || $0 == ")" }.map(String.init)
    return tokens.map(trimmed).filter { token in
      guard token.contains(where: \.isNumber), isPriceOrShare(token) else { return false }
      return !billed.contains { RenderedText.contains(token, in: $0) }
    }
  }

  /// Whether the amount that some plan is billed stands in a text.
  ///
  /// - Parameter text: The text in lower case.
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
