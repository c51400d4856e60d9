import Foundation
import StoreModel
import TerminalUI

/// The labelled field for a price, which suggests an amount while it is empty.
struct PriceField: View {
  let words: Words
  @Binding var text: String
  /// The amount that applies to an empty field.
  let suggested: String

  var body: some View {
    HStack(spacing: .cells(1)) {
      Text(words.text(TransactionsText.increasePrice)).fixedSize()
      TextField("", text: $text, prompt: Text(verbatim: suggested))
    }
  }

  /// Returns the amount of a typed text; `nil` if it is not a number. The decimal separator is a
  /// point or a comma.
  static func amount(_ text: String) -> Decimal? {
    let digits = text.replacingOccurrences(of: ",", with: ".")
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      digits.count(where: { $0 == "." }) <= 1
    else { return nil }
    return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
  }
}
