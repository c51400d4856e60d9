import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The line above the list: the list's title and the number of purchases, or the filter with the
/// number of matches. Suggestions for the filter are below the line.
struct TransactionHeader: View {
  let model: TransactionsModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if model.isFilterOpen {
        TransactionFilterField(model: model, width: width)
      } else {
        HStack(spacing: .cells(2)) {
          Text(model.words.text(BrowserText.screenTransactions)).bold()
          Text(model.words.number(model.transactionList.rows.count)).foregroundStyle(.secondary)
          Spacer(minLength: .cells(0))
          Button {
            model.openFilter()
          } label: {
            Text(verbatim: "/").bold()
              + Text(" " + model.words.text(TransactionActionText.hintFilter))
              .foregroundStyle(.secondary)
          }
          .buttonStyle(.borderless)
          .focusable(false)
        }
      }
    }
    .padding(.horizontal, .cells(1))
  }
}

/// The line with the field, the number of matches, and the suggestions.
private struct TransactionFilterField: View {
  let model: TransactionsModel
  let width: Int
  @FocusState private var isTyping: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      HStack(spacing: .cells(1)) {
        Text(verbatim: "/").bold().accessibilityHidden(true)
        field
        Text(countText).foregroundStyle(.secondary).fixedSize()
      }
      if let problem {
        Text(problem).foregroundStyle(.critical)
      } else if model.isTyping, !suggestions.isEmpty {
        suggestionLine
      }
    }
    .onKeyPress { press in act(on: press.input) }
    .onChange(of: model.fieldRequests) { isTyping = true }
    .onChange(of: isTyping) { _, isNow in model.isTyping = isNow }
  }

  @ViewBuilder private var field: some View {
    if model.isTyping {
      TextField(model.words.text(TransactionsText.filterPrompt), text: text)
        .focused($isTyping)
        .onSubmit { model.endFilterTyping() }
        .onAppear { isTyping = true }
    } else {
      Button {
        model.openFilter()
      } label: {
        Text(verbatim: model.filterText)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.borderless)
      .focusable(false)
    }
  }

  private var text: Binding<String> {
    Binding {
      model.filterText
    } set: {
      model.filterText = $0
    }
  }

  private func act(on key: Key) -> KeyPress.Result {
    switch key {
    case .escape: model.closeFilter()
    case .down: model.endFilterTyping()
    case .tab:
      guard let first = suggestions.first else { return .ignored }
      complete(first)
    default: return .ignored
    }
    return .handled
  }

  private var suggestionLine: some View {
    HStack(spacing: .cells(2)) {
      let fitting = fittingSuggestions
      ForEach(fitting, id: \.self) { suggestion in
        Button {
          complete(suggestion)
        } label: {
          Text(verbatim: suggestion).foregroundStyle(.accentRole)
        }
        .buttonStyle(.borderless)
        .focusable(false)
      }
      if fitting.count < suggestions.count { Text(verbatim: Self.more) }
    }
    .padding(.leading, .cells(2))
  }

  private func complete(_ suggestion: String) {
    let text = model.filterText
    model.filterText = TransactionFilter.completing(text, with: suggestion)
    isTyping = true
  }

  private var suggestions: [String] {
    let today = model.session.account.store.zone.reading(at: model.session.now).day
    return TransactionFilter.suggestions(
      for: model.filterText,
      products: Set(model.transactionList.rows.map(\.productID)).map(model.session.name(of:))
        .sorted(),
      today: "\(today)"
    )
  }

  /// The ellipsis for suggestions that do not fit.
  private static let more = "…"

  private var fittingSuggestions: [String] {
    let suggestions = suggestions
    let widths = suggestions.map { TextWidth.columns($0, asciiOnly: usesASCII) + 2 }
    var room = width - 4 + 2
    if widths.reduce(0, +) <= room { return suggestions }
    room -= TextWidth.columns(Self.more, asciiOnly: usesASCII) + 2
    return zip(suggestions, widths).prefix { _, width in
      room -= width
      return room >= 0
    }
    .map(\.0)
  }

  private var countText: String {
    model.words.text(
      TransactionsText.filterCount,
      model.shown.rows.count,
      model.transactionList.rows.count
    )
  }

  /// The error in the filter, shown only if there are no suggestions for the word being typed.
  private var problem: String? {
    if model.isTyping, !suggestions.isEmpty { return nil }
    return model.shown.problems.first.map { problem in
      switch problem {
      case .unreadableDate(let text):
        model.words.text(
          TransactionsText.filterUnreadableDate,
          text,
          model.session.exampleDate(inDays: 0)
        )
      case .unknownState(let text):
        model.words.text(
          TransactionsText.filterUnknownState,
          text,
          TransactionState.allCases.map(\.rawValue).joined(separator: ", ")
        )
      case .unknownOffer(let text):
        model.words.text(
          TransactionsText.filterUnknownOffer,
          text,
          OfferToken.allCases.map(\.rawValue).joined(separator: ", ")
        )
      }
    }
  }
}
