import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The list of events, each with its date and its amount. One event is selected.
struct TimelineEventList: View {
  let model: TimelineModel
  let width: Int

  var body: some View {
    let customerTimeline = model.customerTimeline
    if customerTimeline.events.isEmpty {
      Text(model.words.text(TimelineText.unavailableNoEvent)).foregroundStyle(.secondary)
    } else {
      let (shown, filter) = (model.shownEvents, model.filter)
      FilterLine(
        words: model.words,
        filter: filter,
        prompt: model.words.text(FilterText.eventsPrompt),
        found: shown.count,
        count: customerTimeline.events.count
      )
      let column = width < Self.minimumWidth ? nil : dateColumn(customerTimeline)
      List(selection: selection) {
        ForEach(shown, id: \.self) { index in
          TimelineEventRow(
            model: model,
            event: customerTimeline.events[index],
            dateColumn: column
          )
        }
      }
      .rows(by: Int.self, run: "timeline.go-back")
      // A new identity rebuilds the list, so that the focus moves to its selected event.
      .id(
        TimelineMoment(
          events: customerTimeline.events.count,
          now: customerTimeline.now,
          requests: filter.rowRequests
        )
      )
      .frame(maxWidth: .cells(BrowserView.readableWidth), alignment: .leading)
    }
  }

  /// The minimum width in cells at which an event takes one line; this project's choice.
  static let minimumWidth = 58

  /// The identity of a list.
  private struct TimelineMoment: Hashable {
    let events: Int
    let now: Instant
    /// The number of requests to move the focus to the selected event.
    let requests: Int
  }

  private var selection: Binding<Int?> {
    Binding {
      model.chosenEvent
    } set: {
      model.choose(event: $0)
    }
  }

  /// Returns the width of the widest date in columns.
  private func dateColumn(_ customerTimeline: CustomerTimeline) -> Int {
    model.dates.dayColumns(of: customerTimeline.events.lazy.map(\.event.instant))
  }
}

private struct TimelineEventRow: View {
  let model: TimelineModel
  let event: TimelineEvent
  /// The columns of the date; `nil` if the date is on a separate line.
  let dateColumn: Int?

  var body: some View {
    if let dateColumn {
      HStack(alignment: .top, spacing: .cells(2)) {
        date.frame(width: .cells(dateColumn), alignment: .leading)
        what.frame(maxWidth: .infinity, alignment: .leading)
        amount
      }
      .padding(.trailing, .cells(1))
    } else {
      VStack(alignment: .leading) {
        HStack(spacing: .cells(2)) {
          date.frame(maxWidth: .infinity, alignment: .leading)
          amount
        }
        what
      }
      .padding(.trailing, .cells(1))
    }
  }

  private var date: some View {
    Text(model.dates.day(event.event.instant)).foregroundStyle(.secondary)
  }

  private var what: some View {
    Text(model.words.line(for: event, model.account.facts))
  }

  @ViewBuilder private var amount: some View {
    if let amount = event.amount, let currency = event.currency {
      Text(model.session.catalog.money(amount, in: currency)).foregroundStyle(.price)
    }
  }
}
