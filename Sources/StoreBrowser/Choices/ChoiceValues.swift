import Foundation
import StoreModel
import TerminalUI

/// The values of a choice, with a mark at the current value. If there are many values, or if values
/// can be typed, a text field appears above the list. The key `/` moves the focus to the field and
/// is not entered as text.
struct ChoiceValues: View {
  let model: ChoiceListModel
  let choice: Choice
  @State private var problem: String?
  @FocusState private var focused: String?
  /// The value, or the field, that gets the focus first.
  @State private var first: String

  init(model: ChoiceListModel, choice: Choice) {
    (self.model, self.choice) = (model, choice)
    _first = State(initialValue: choice.isSearched ? Self.fieldID : choice.current)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(choice.title).bold()
      if choice.isSearched { field }
      if let problem { Text(problem).foregroundStyle(.critical) }
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(found) { value in
            ChoiceValueRow(choice: choice, value: value) { choose(value) }
              .prefersDefaultFocus(value.id == first)
              .focused($focused, equals: value.id)
          }
          if found.isEmpty, choice.entry?.value(typed) == nil {
            Text(model.words.text(BrowserText.nothingFound)).foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .clearOfScrollMarks()
      }
    }
    .onKeyPress(Key.escape) {
      model.notices.remark = nil
      model.leave()
      return .handled
    }
    .onKeyPress(.character("/")) {
      guard choice.isSearched else { return .ignored }
      focused = Self.fieldID
      return .handled
    }
    .onKeyPress(Key.home) { focus(found.first) }
    .onKeyPress(Key.end) { focus(found.last) }
    .onAppear { focused = first }
    .onChange(of: focused, initial: true) { model.isTyping = $1 == Self.fieldID }
    .onDisappear { model.isTyping = false }
  }

  private static let fieldID = "\u{0}field"

  private var field: some View {
    TextField(
      choice.entry?.prompt ?? model.words.text(AppearanceText.searchValues),
      text: Binding {
        model.search
      } set: {
        model.search = model.search.isEmpty && $0.hasPrefix("/") ? String($0.dropFirst()) : $0
        problem = nil
      }
    )
    .prefersDefaultFocus()
    .focused($focused, equals: Self.fieldID)
    .onSubmit { submit() }
  }

  /// The values whose name or identifier contains the search text, with the current value first.
  private var found: [Choice.Value] {
    guard choice.isSearched else { return choice.values }
    let text = model.search.foldedForSearch
    let found = choice.values.filter {
      text.isEmpty || $0.name.foldedForSearch.contains(text)
        || $0.id.foldedForSearch.contains(text)
    }
    return found.filter { $0.id == choice.current } + found.filter { $0.id != choice.current }
  }

  private var typed: String { model.search.trimmingCharacters(in: .whitespaces) }

  private func focus(_ value: Choice.Value?) -> KeyPress.Result {
    focused = value?.id
    return .handled
  }

  private func choose(_ value: Choice.Value) {
    problem = nil
    model.notices.remark = value.unavailableReason
    if value.unavailableReason == nil { choice.choose(value.id) }
  }

  /// Chooses the typed value if the whole text is a valid value, else the first match.
  private func submit() {
    let text = typed
    if let named = choice.values.first(where: { $0.id.foldedForSearch == text.foldedForSearch }) {
      choose(named)
    } else if let typed = choice.entry?.value(text) {
      problem = nil
      choice.choose(typed)
    } else if let first = found.first {
      choose(first)
    } else {
      problem = model.words.text(AppearanceText.noSuchValue, text)
    }
  }
}

/// A value with its mark. If the value cannot be chosen, the reason is below the row.
private struct ChoiceValueRow: View {
  let choice: Choice
  let value: Choice.Value
  let action: @MainActor () -> Void
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Button {
      action()
    } label: {
      VStack(alignment: .leading) {
        HStack(spacing: .cells(1)) {
          Text(mark).accessibilityHidden(true)
          Text(value.name).foregroundStyle(value.unavailableReason == nil ? .primary : .secondary)
        }
        .bold(isCurrent)
        if let unavailableReason = value.unavailableReason {
          Text(unavailableReason).foregroundStyle(.secondary).padding(
            .leading,
            .cells(usesASCII ? 4 : 2)
          )
        }
      }
    }
    .buttonStyle(RowButtonStyle())
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }

  private var isCurrent: Bool { value.id == choice.current }

  private var mark: String {
    if usesASCII { return isCurrent ? "(*)" : "( )" }
    return isCurrent ? "◉" : "○"
  }
}
