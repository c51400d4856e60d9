import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The other ways that the history took: where each leaves the present one, how much it has
/// of its own, and how it ends.
struct WayList: View {
  let model: TimelineModel

  var body: some View {
    let ways = model.otherWays
    VStack(alignment: .leading) {
      Text(model.words.text(TimelineText.waysTitle)).bold()
      if ways.all.isEmpty {
        let keys = (
          model.keyBindings.key(of: "clock.undo"), model.keyBindings.key(of: "timeline.go-back")
        )
        Text(model.words.text(TimelineText.waysNone, keys.0, keys.1)).foregroundStyle(.secondary)
      } else {
        List(selection: selection) {
          ForEach(0..<ways.all.count, id: \.self) { index in
            WayRow(model: model, ways: ways, index: index)
          }
        }
        .rows(by: Int.self, run: "timeline.take-way")
      }
    }
  }

  private var selection: Binding<Int?> {
    Binding {
      model.chosenWay
    } set: {
      model.way = $0 ?? 0
    }
  }
}

private struct WayRow: View {
  let model: TimelineModel
  let ways: OtherWays
  let index: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(ending)
      Text(place).foregroundStyle(.secondary)
    }
  }

  /// How it ends: the state of the group that is looked at.
  private var ending: String {
    let end = ways.end(of: index)
    let facts = model.account.facts(of: end)
    guard let group = model.store.group else { return facts.paidInAll }
    let known = facts.facts(of: group).prefix(2).map(\.value)
    return known.joined(separator: ", ")
  }

  private var place: String {
    let way = ways.all[index]
    let entries = way.history.entries
    let fork = entries[max(min(way.shared, entries.count) - 1, 0)].instant
    let end = entries.last?.instant ?? fork
    let line = model.words.text(
      TimelineText.wayLine,
      model.dates.day(fork),
      model.dates.day(end)
    )
    let own = model.words.count(TimelineText.wayActions, entries.count - way.shared)
    return "\(line) · \(own)"
  }
}
