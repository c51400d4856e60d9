import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The account's screen: the states to put the customer into, the present one marked, and
/// what there is to know of them; beside one another where the width allows.
struct AccountScreen: View {
  let model: BrowserModel
  @FocusState private var focused: AccountPart?

  /// The width in cells from which on the two parts stand beside one another; ours.
  static let minimumWidth = 76
  /// The width of the list of states beside the facts, in cells.
  static let stateColumn = 32

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if model.group != nil {
        FilterLine(
          model: model,
          filter: model.stateFilter,
          prompt: model.words.text(FilterText.statesPrompt),
          found: model.shownStates.count,
          count: CustomerState.allCases.count
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
    .defaultFocus($focused, model.customerState.map(AccountPart.state))
    .onChange(of: focused) {
      if case .state(let state)? = focused { model.meantState = state }
    }
    .onChange(of: model.stateFilter.rowRequests) { focused = .state(state) }
    .onKeyPress(.tab) {
      focused = focused == .facts ? .state(state) : .facts
      return .handled
    }
  }

  /// The state that the focus comes to.
  private var state: CustomerState {
    let (shown, meant) = (model.shownStates, model.meantState ?? model.customerState)
    return shown.first { $0 == meant } ?? shown.first ?? .never
  }

  private var states: some View { CustomerStateList(model: model, focused: $focused) }

  private var facts: some View {
    FactList(model: model, isFocused: focused == .facts)
      .readingArea(model.words.text(AccountText.factsTitle))
      .focused($focused, equals: .facts)
  }
}

/// What can have the focus on the account's screen.
private enum AccountPart: Hashable {
  case state(CustomerState)
  case facts
}

/// The states, to be pressed; one that can't be reached says why.
private struct CustomerStateList: View {
  let model: BrowserModel
  let focused: FocusState<AccountPart?>.Binding

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.words.text(AccountText.statesTitle)).bold()
      if model.session.catalog.groups.count > 1, let group = model.group {
        Text(group.displayName).foregroundStyle(.secondary)
      }
      if model.group == nil {
        Text(model.words.text(AccountText.obstacleNoGroup)).foregroundStyle(.secondary)
      } else {
        ForEach(model.shownStates, id: \.self) { state in
          CustomerStateRow(model: model, state: state, isPresent: state == model.customerState)
            .focused(focused, equals: .state(state))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct CustomerStateRow: View {
  let model: BrowserModel
  let state: CustomerState
  let isPresent: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let obstacle = isPresent ? nil : model.obstacle(to: state)
    Button {
      model.put(into: state)
    } label: {
      VStack(alignment: .leading) {
        HStack(spacing: .cells(1)) {
          Text(mark).accessibilityHidden(true)
          Text(model.words.text(state.text))
        }
        .foregroundStyle(obstacle == nil ? .primary : .secondary)
        if let obstacle {
          Text(obstacle).foregroundStyle(.secondary).padding(.leading, .cells(2))
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isPresent ? .isSelected : [])
    .accessibilityHint(obstacle ?? "")
  }

  private var mark: String { isPresent ? (usesASCII ? "*" : "●") : " " }
}

/// What there is to know, of each group and of everything; the group that is looked at comes
/// first, as it is the one that the states are of.
private struct FactList: View {
  let model: BrowserModel
  /// Whether the keys go here.
  let isFocused: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let sections = sections
    let column = labelColumn(of: sections.flatMap(\.facts))
    VStack(alignment: .leading, spacing: .cells(1)) {
      ForEach(sections) { section in
        FactSection(
          section: section,
          words: model.words,
          labelColumn: column,
          isMarked: isFocused && section.id == sections.first?.id
        )
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var sections: [TitledFacts] {
    let facts = model.facts
    let (all, chosen) = (model.session.catalog.groups, model.group?.position)
    let ordered = all.filter { $0.position == chosen } + all.filter { $0.position != chosen }
    let groups = ordered.map { group in
      TitledFacts(id: group.position, title: group.displayName, facts: facts.facts(of: group))
    }
    let title = model.words.text(AccountText.customerTitle)
    return groups + [TitledFacts(id: -1, title: title, facts: facts.ofCustomer)]
  }

  private func labelColumn(of facts: [CustomerFacts.Fact]) -> Int {
    let labels = facts.map { model.words.text($0.label) }
    return labels.map { TextWidth.columns($0, asciiOnly: usesASCII) }.max() ?? 0
  }
}

private struct TitledFacts: Identifiable {
  let id: Int
  let title: String
  let facts: [CustomerFacts.Fact]
}

/// Facts below a title, their values in one column.
private struct FactSection: View {
  let section: TitledFacts
  let words: Words
  let labelColumn: Int
  /// Whether the focus is shown before the title.
  let isMarked: Bool
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: .cells(1)) {
        if isMarked { Text(mark).foregroundStyle(.accent).accessibilityHidden(true) }
        Text(section.title).bold()
      }
      ForEach(section.facts) { fact in
        HStack(alignment: .top, spacing: .cells(2)) {
          Text(words.text(fact.label))
            .foregroundStyle(.secondary)
            .frame(width: .cells(labelColumn), alignment: .leading)
          Text(fact.value).foregroundStyle(fact.isAlarming ? .warning : .standard)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  private var mark: String {
    if direction == .rightToLeft { return usesASCII ? "<" : "◂" }
    return usesASCII ? ">" : "▸"
  }
}
