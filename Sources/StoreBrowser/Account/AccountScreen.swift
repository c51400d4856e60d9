import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The account's screen: the states to put the customer into, the present one marked, and
/// what there is to know of them; beside one another where the width allows.
struct AccountScreen: View {
  let model: BrowserModel

  /// The width in cells from which on the two parts stand beside one another; ours.
  static let minimumWidth = 76
  /// The width of the list of states beside the facts, in cells.
  static let stateColumn = 32

  var body: some View {
    GeometryReader { proxy in
      if proxy.cells.width >= Self.minimumWidth {
        HStack(alignment: .top, spacing: .cells(2)) {
          ScrollView { CustomerStateList(model: model) }
            .frame(width: .cells(Self.stateColumn))
          ScrollView { FactList(model: model).clearOfScrollMarks() }
        }
        .padding(.leading, .cells(1))
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: .cells(1)) {
            CustomerStateList(model: model)
            FactList(model: model)
          }
          .clearOfScrollMarks()
        }
        .padding(.leading, .cells(1))
      }
    }
  }
}

/// The states, to be pressed; one that can't be reached says why.
private struct CustomerStateList: View {
  let model: BrowserModel
  @FocusState private var focused: CustomerState?

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.words.text(AccountText.statesTitle)).bold()
      if model.session.catalog.groups.count > 1, let group = model.group {
        Text(group.displayName).foregroundStyle(.secondary)
      }
      if model.group == nil {
        Text(model.words.text(AccountText.obstacleNoGroup)).foregroundStyle(.secondary)
      } else {
        ForEach(CustomerState.allCases, id: \.self) { state in
          CustomerStateRow(model: model, state: state, isPresent: state == model.customerState)
            .focused($focused, equals: state)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .defaultFocus($focused, model.customerState)
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

/// What there is to know, of each group and of everything.
private struct FactList: View {
  let model: BrowserModel
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let sections = sections
    let column = labelColumn(of: sections.flatMap(\.facts))
    VStack(alignment: .leading, spacing: .cells(1)) {
      ForEach(sections) { section in
        FactSection(section: section, words: model.words, labelColumn: column)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var sections: [TitledFacts] {
    let facts = model.facts
    let groups = model.session.catalog.groups.map { group in
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

  var body: some View {
    VStack(alignment: .leading) {
      Text(section.title).bold()
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
}
