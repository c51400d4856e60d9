import StoreModel
import TerminalUI

/// The line of an open filter. While the person types, the line contains the text field;
/// afterwards, it contains the filter's text. The line also shows the number of matches, or a
/// message if nothing matches.
struct FilterLine: View {
  let words: Words
  let filter: ListFilter
  /// The placeholder of the empty field.
  let prompt: String
  /// The number of rows that match.
  let found: Int
  /// The number of all rows.
  let count: Int

  var body: some View {
    if filter.isOpen { line }
    if found == 0 {
      Text(words.text(BrowserText.nothingFound)).foregroundStyle(.secondary)
    }
  }

  private var line: some View {
    HStack(spacing: .cells(1)) {
      Text(verbatim: "/").bold().accessibilityHidden(true)
      if filter.isTyping {
        FilterField(filter: filter, prompt: prompt)
      } else {
        Button {
          filter.open()
        } label: {
          Text(verbatim: filter.text).frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.borderless)
        .focusable(false)
      }
      Text(words.text(TransactionsText.filterCount, found, count))
        .foregroundStyle(.secondary)
        .fixedSize()
    }
  }
}

private struct FilterField: View {
  let filter: ListFilter
  let prompt: String
  @FocusState private var isFocused: Bool

  var body: some View {
    @Bindable var filter = filter
    TextField(prompt, text: $filter.text)
      .focused($isFocused)
      .onSubmit { filter.leave() }
      .onKeyPress(Key.down) {
        filter.leave()
        return .handled
      }
      .onKeyPress(Key.escape) {
        filter.close()
        return .handled
      }
      .onAppear { isFocused = true }
  }
}
