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
}
