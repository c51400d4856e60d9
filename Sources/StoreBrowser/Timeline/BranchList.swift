import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The other branches of the history. Each row shows the dates when the branch forked and ended,
/// the number of actions after the fork, and the customer's state at the end.
struct BranchList: View {
  let model: TimelineModel

  var body: some View {
    let branches = model.otherBranches
    VStack(alignment: .leading) {
      Text(model.words.text(TimelineText.branchesTitle)).bold()
      if branches.all.isEmpty {
        let keys = (
          model.keyBindings.key(of: "clock.undo"), model.keyBindings.key(of: "timeline.go-back")
        )
        Text(model.words.text(TimelineText.branchesNone, keys.0, keys.1)).foregroundStyle(
          .secondary
        )
      } else {
        List(selection: selection) {
          ForEach(0..<branches.all.count, id: \.self) { index in
            BranchRow(model: model, branches: branches, index: index)
          }
        }
        .rows(by: Int.self, run: "timeline.take-way")
      }
    }
  }

  private var selection: Binding<Int?> {
    Binding {
      model.chosenBranch
    } set: {
      model.branch = $0 ?? 0
    }
  }
}

private struct BranchRow: View {
  let model: TimelineModel
  let branches: OtherBranches
  let index: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(ending)
      Text(place).foregroundStyle(.secondary)
    }
  }

  /// The state of the selected group at the end of the branch.
  private var ending: String {
    let end = branches.end(of: index)
    let facts = model.account.facts(of: end)
    guard let group = model.store.group else { return facts.paidInAll }
    let known = facts.facts(of: group).prefix(2).map(\.value)
    return model.words.enumeration(known)
  }

  private var place: String {
    let branch = branches.all[index]
    let entries = branch.history.entries
    let fork = entries[max(min(branch.shared, entries.count) - 1, 0)].instant
    let end = entries.last?.instant ?? fork
    let line = model.words.text(
      TimelineText.branchLine,
      model.dates.day(fork),
      model.dates.day(end)
    )
    let own = model.words.count(TimelineText.branchActions, entries.count - branch.shared)
    return "\(line) · \(own)"
  }
}
