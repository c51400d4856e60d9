import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The account's screen: the list of states, with a mark at the present state, and the facts about
/// the customer. The two are side by side if the screen is wide enough, in a centred column like the
/// store's.
struct AccountScreen: View {
  let model: AccountModel
  @FocusState private var focused: AccountPart?

  /// The minimum width in cells at which the two parts are side by side; this project's choice.
  static let minimumWidth = 76
  /// The width of the list of states beside the facts, in cells.
  static let stateColumn = 32

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if model.store.group != nil {
        FilterLine(
          words: model.words,
          filter: model.filter,
          prompt: model.words.text(FilterText.statesPrompt),
          found: model.shownStates.count,
          count: model.states.count
        )
      }
      GeometryReader { proxy in
        if proxy.cells.width >= Self.minimumWidth {
          HStack(alignment: .top, spacing: .cells(2)) {
            ScrollView { states }
              .frame(width: .cells(Self.stateColumn))
            ScrollView { facts.clearOfScrollMarks() }
          }
        } else {
          ScrollView {
            VStack(alignment: .leading, spacing: .cells(1)) {
              states
              facts
            }
            .clearOfScrollMarks()
          }
        }
      }
    }
    .padding(.leading, .cells(1))
    .frame(maxWidth: .cells(BrowserView.readableWidth))
    .frame(maxWidth: .infinity)
    .defaultFocus($focused, model.customerState.map(AccountPart.state))
    .onChange(of: focused, initial: true) {
      model.isInFacts = focused == .facts
      if case .state(let state)? = focused { model.selected = state }
    }
    .onChange(of: model.filter.rowRequests) { focused = .state(state) }
    .onKeyPress(.tab) {
      focused = focused == .facts ? .state(state) : .facts
      return .handled
    }
  }

  /// The state that gets the focus.
  private var state: CustomerState {
    let (shown, selected) = (
      model.shownStates, model.selected ?? model.customerState
    )
    return shown.first { $0 == selected } ?? shown.first ?? .never
  }

  private var states: some View {
    CustomerStateList(
      model: model,
      focused: $focused,
      left: focused == .facts ? state : nil
    )
  }

  private var facts: some View {
    FactList(model: model, isFocused: focused == .facts)
      .readingArea(model.words.text(AccountText.factsTitle))
      .focused($focused, equals: .facts)
  }
}

/// A part of the account's screen that can have the focus.
private enum AccountPart: Hashable {
  case state(CustomerState)
  case facts
}

/// The states that can be chosen. An unreachable state shows the reason.
private struct CustomerStateList: View {
  let model: AccountModel
  let focused: FocusState<AccountPart?>.Binding
  /// The state that gets the focus when the focus leaves the facts.
  let left: CustomerState?

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.words.text(AccountText.statesTitle)).bold()
      if model.session.catalog.groups.count > 1, let group = model.store.group {
        Text(model.facts.title(of: group)).foregroundStyle(.secondary)
      }
      if model.store.group == nil {
        Text(model.words.text(AccountText.unavailableNoGroup)).foregroundStyle(.secondary)
      } else {
        let (common, present) = (model.statesUnavailableReason, model.customerState)
        let unavailableReasons = model.unavailableReasons
        if let common { Text(common).foregroundStyle(.secondary) }
        ForEach(model.shownStates, id: \.self) { state in
          CustomerStateRow(
            model: model,
            state: state,
            isPresent: state == present,
            isLeft: state == left,
            unavailableReason: state == present ? nil : unavailableReasons[state],
            showsReason: common == nil
          )
          .focused(focused, equals: .state(state))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A state. Moving the focus to it changes nothing, so that a person can read the reasons first.
private struct CustomerStateRow: View {
  let model: AccountModel
  let state: CustomerState
  let isPresent: Bool
  let isLeft: Bool
  /// The reason why the state cannot be reached; `nil` if it can be reached.
  let unavailableReason: String?
  /// Whether the row shows its reason; otherwise the list shows one reason for all rows.
  let showsReason: Bool

  var body: some View {
    OptionButton(isSelected: isPresent, choosesByFocus: false) {
      model.moveCustomer(into: state)
    } label: {
      CustomerStateLabel(
        name: model.words.text(state.text),
        isPresent: isPresent,
        isLeft: isLeft,
        isReachable: unavailableReason == nil,
        unavailableReason: showsReason ? unavailableReason : nil
      )
    }
    .accessibilityHint(unavailableReason ?? "")
  }
}

/// A state's mark and name, with the reason below.
private struct CustomerStateLabel: View {
  let name: String
  let isPresent: Bool
  /// Whether this row had the focus last and gets it again.
  let isLeft: Bool
  let isReachable: Bool
  /// The reason why the state cannot be reached; `nil` if there is none or it is shown elsewhere.
  let unavailableReason: String?
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    RowLabel(isLeft ? .chosen : nil) {
      VStack(alignment: .leading) {
        HStack(spacing: .cells(1)) {
          Text(mark).accessibilityHidden(true)
          Text(name).foregroundStyle(isReachable ? .standard : .secondary)
        }
        if let unavailableReason {
          Text(unavailableReason).foregroundStyle(.secondary).padding(.leading, .cells(2))
        }
      }
    }
  }

  private var mark: String { isPresent ? (usesASCII ? "*" : "●") : " " }
}

/// The facts about each group and about the customer in general. The selected group is first,
/// because the states are states of that group. Only visible sections are formatted.
private struct FactList: View {
  let model: AccountModel
  /// Whether the focus is in this list.
  let isFocused: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let subjects = subjects
    let column = labelColumn(of: subjects)
    LazyVStack(alignment: .leading, spacing: Points.points(1, along: .vertical)) {
      ForEach(subjects) { subject in
        FactSection(
          model: model,
          subject: subject,
          labelColumn: column,
          isMarked: isFocused && subject.id == subjects.first?.id
        )
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var subjects: [FactSubject] {
    let (all, chosen) = (model.facts.subjects, model.store.group?.position)
    return all.filter { $0.id == chosen } + all.filter { $0.id != chosen }
  }

  private func labelColumn(of subjects: [FactSubject]) -> Int {
    let labels = model.facts.labels(about: subjects).map { model.words.text($0) }
    return labels.map { TextWidth.columns($0, asciiOnly: usesASCII) }.max() ?? 0
  }
}

/// A title with facts below it. The values start in the same column.
private struct FactSection: View {
  let model: AccountModel
  let subject: FactSubject
  let labelColumn: Int
  /// Whether the focus mark is before the title.
  let isMarked: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: .cells(1)) {
        if isMarked { FocusMark().foregroundStyle(.accentRole) }
        Text(subject.title).bold()
      }
      ForEach(model.facts.facts(about: subject)) { fact in
        HStack(alignment: .top, spacing: .cells(2)) {
          Text(model.words.text(fact.label))
            .foregroundStyle(.secondary)
            .frame(width: .cells(labelColumn), alignment: .leading)
          Text(fact.value).foregroundStyle(fact.isAlarming ? .warning : .standard)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}
