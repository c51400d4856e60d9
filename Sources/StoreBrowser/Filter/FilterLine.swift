import StoreModel
import TerminalUI

/// What a list is narrowed to, once that was asked for: the field while the person types, then
/// the text; how many rows are left, and in words that none are.
struct FilterLine: View {
  let words: Words
  let filter: ListFilter
  /// What the empty field says.
  let prompt: String
  /// How many rows have what was typed.
  let found: Int
  /// How many rows there are.
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
