import Foundation
import StoreModel

/// Finds what else than the billed amount a screen says about prices.
struct PricingTexts {
  /// The currency's sign as the store writes it.
  private let sign: String
  /// What plans are billed.
  let billed: Set<String>

  init(of group: SubscriptionGroup) {
    billed = Set(group.products.map { RenderedText.plain($0.displayPrice) })
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
      return !billed.contains { RenderedText.tells(token, in: $0) }
    }
  }

  private func isPriceOrShare(_ token: String) -> Bool {
    token.hasSuffix("%") || token.hasSuffix("٪") || !sign.isEmpty && token.contains(sign)
  }

  private func trimmed(_ token: String) -> String {
    var text = token[...]
    while let last = text.last, ".,:;!".contains(last) { text.removeLast() }
    return String(text)
  }
}
