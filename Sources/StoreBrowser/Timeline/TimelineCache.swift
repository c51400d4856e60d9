import PurchaseFlow
import StoreModel

/// The computed timeline of a history, cached until the history changes. The cache is not
/// observable, because its readers observe the history.
@MainActor
final class TimelineCache {
  private var customerTimeline: CustomerTimeline?
  private var branches: OtherBranches?
  private var drawing: Drawing?
  private var shown: (customerTimeline: Int, text: String, events: [Int])?
  /// The number of timelines computed so far. The number identifies the present timeline.
  private(set) var timelineRevision = 0

  /// The rows of the last drawing, with their inputs.
  private struct Drawing {
    let customerTimeline: Int
    let window: TimeWindow
    let width: Int
    let room: Int?
    let timelines: [TimelineRow]
  }

  /// Returns the customer's timeline up to the simulation's present.
  func customerTimeline(of simulation: Simulation) -> CustomerTimeline {
    if let customerTimeline, customerTimeline.isWhole(of: simulation) { return customerTimeline }
    let updated = CustomerTimeline(of: simulation, knowing: customerTimeline)
    customerTimeline = updated
    timelineRevision += 1
    return updated
  }

  /// Returns the indices of the events whose line contains a text, or of all events for an empty
  /// text.
  ///
  /// - Parameter line: Returns the line of the event at an index.
  func events(
    of simulation: Simulation,
    having text: String,
    line: (CustomerTimeline, Int) -> String
  ) -> [Int] {
    let customerTimeline = customerTimeline(of: simulation)
    if let shown, shown.customerTimeline == timelineRevision, shown.text == text {
      return shown.events
    }
    let all = Array(customerTimeline.events.indices)
    let events =
      text.isEmpty ? all : all.filter { line(customerTimeline, $0).foldedForSearch.contains(text) }
    shown = (timelineRevision, text, events)
    return events
  }

  /// Returns the rows of a window, from the cache if no input changed.
  func timelines(
    in window: TimeWindow,
    width: Int,
    room: Int?,
    of simulation: Simulation,
    draw: (CustomerTimeline) -> [TimelineRow]
  ) -> [TimelineRow] {
    let customerTimeline = customerTimeline(of: simulation)
    if let drawing, drawing.customerTimeline == timelineRevision, drawing.window == window,
      drawing.width == width,
      drawing.room == room
    {
      return drawing.timelines
    }
    let timelines = draw(customerTimeline)
    drawing = Drawing(
      customerTimeline: timelineRevision,
      window: window,
      width: width,
      room: room,
      timelines: timelines
    )
    return timelines
  }

  /// Returns the other branches of the history.
  func branches(of simulation: Simulation) -> OtherBranches {
    if let branches, branches.isWhole(of: simulation) { return branches }
    let found = OtherBranches(of: simulation)
    branches = found
    return found
  }
}
