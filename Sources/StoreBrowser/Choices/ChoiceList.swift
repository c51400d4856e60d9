import StoreModel
import TerminalUI

/// A list of choices with their current values, or the list of one choice's values.
///
/// Left and Right select the previous and the next value. Enter lists all values. A value that
/// cannot be chosen shows the reason. Escape returns to the choices.
struct ChoiceList: View {
  let model: ChoiceListModel
  let choices: [Choice]
  /// The width of the list in columns.
  let width: Int
  /// The filter of the choices; `nil` if they cannot be filtered.
  var filter: ListFilter?

  var body: some View {
    if let open = choices.first(where: { $0.id == model.open }) {
      ChoiceValues(model: model, choice: open)
    } else {
      ChoiceRows(model: model, choices: choices, width: width, filter: filter)
        // A new identity rebuilds the rows, so that the default focus applies again.
        .id(model.arrivals)
    }
  }
}

/// The choices, each in a row.
private struct ChoiceRows: View {
  let model: ChoiceListModel
  let choices: [Choice]
  let width: Int
  let filter: ListFilter?
  @FocusState private var focused: Choice.ID?
  /// The row that gets the focus first.
  @State private var first: Choice.ID?
  @Environment(\.usesASCII) private var usesASCII

  init(model: ChoiceListModel, choices: [Choice], width: Int, filter: ListFilter?) {
    (self.model, self.choices, self.width, self.filter) = (model, choices, width, filter)
    _first = State(initialValue: model.last ?? choices.first?.id)
  }

  var body: some View {
    let column = ValueColumn(
      names: choices.map(\.title),
      width: width - Self.besideRows,
      share: Self.shareOfNames,
      usesASCII: usesASCII,
      isStrict: true
    )
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(choices) { choice in
          if let heading = choice.heading {
            Text(heading).bold().padding(.top, .cells(choice.id == choices.first?.id ? 0 : 1))
          }
          ChoiceRow(model: model, choice: choice, column: column)
            .prefersDefaultFocus(choice.id == first)
            .focused($focused, equals: choice.id)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .clearOfScrollMarks()
    }
    .onKeyPress(Key.home) { focus(choices.first) }
    .onKeyPress(Key.end) { focus(choices.last) }
    .onAppear { if filter?.isTyping != true { focused = first } }
    .onChange(of: focused) { if let focused { model.last = focused } }
    .onChange(of: filter?.rowRequests) {
      focused = (choices.first { $0.id == model.last } ?? choices.first)?.id
    }
  }

  /// The columns of the focus mark with its gap, and of the scroll marks.
  private static let besideRows = 3
  /// The share of the width for names; this project's choice. Values of settings are short.
  private static let shareOfNames = 0.6

  private func focus(_ choice: Choice?) -> KeyPress.Result {
    focused = choice?.id
    return .handled
  }
}

/// A choice with its value. If the file has a different value, the file's value is below.
private struct ChoiceRow: View {
  let model: ChoiceListModel
  let choice: Choice
  let column: ValueColumn
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button {
      open()
    } label: {
      VStack(alignment: .leading) {
        nameAndValue
        if let original = choice.originalName {
          let text = model.words.text(choice.isUsual ? SettingsText.usually : .inFile, original)
          Text(text).foregroundStyle(.secondary).padding(.leading, .cells(indentation(of: text)))
        }
        FocusReader { isFocused in
          if isFocused, let unavailableReason = choice.unavailableReason {
            Text(unavailableReason).padding(.leading, .cells(ValueColumn.indentation))
          }
        }
      }
    }
    .buttonStyle(RowButtonStyle())
    .onKeyPress(Key.left) { step(-1) }
    .onKeyPress(Key.right) { step(1) }
  }

  private var place: ValueColumn.Place {
    column.place(of: choice.currentName, name: choice.title)
  }

  /// Returns the indentation of the file's value: below the value if it fits there.
  private func indentation(of text: String) -> Int {
    guard case .beside(let columns) = place,
      columns + ValueColumn.gap + TextWidth.columns(text) <= column.width
    else { return ValueColumn.indentation }
    return columns + ValueColumn.gap
  }

  @ViewBuilder private var nameAndValue: some View {
    switch place {
    case .beside(let columns):
      HStack(alignment: .top, spacing: .cells(ValueColumn.gap)) {
        Text(choice.title).frame(width: .cells(columns), alignment: .leading)
        value
      }
    case .below:
      Text(choice.title)
      value.padding(.leading, .cells(ValueColumn.indentation))
    }
  }

  private var value: some View {
    Text(choice.currentName)
      .foregroundStyle(choice.originalName == nil ? .secondary : .badge)
  }

  private func open() {
    model.notices.remark = nil
    if let unavailableReason = choice.unavailableReason {
      model.notices.remark = unavailableReason
    } else if choice.isSwitch {
      choice.step(by: 1)
    } else {
      model.list(choice)
    }
  }

  private func step(_ step: Int) -> KeyPress.Result {
    model.notices.remark = choice.unavailableReason
    choice.step(by: direction == .rightToLeft ? -step : step)
    return .handled
  }
}

/// Content that depends on whether the control around it has the focus.
private struct FocusReader<Content: View>: View {
  @ViewBuilder let content: (Bool) -> Content
  @Environment(\.isFocused) private var isFocused

  var body: some View { content(isFocused) }
}
