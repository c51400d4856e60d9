import PurchaseFlow
import StoreModel

/// What the timeline found out about a history: made once, and kept until the history changes.
/// Not observed, since what reads it has read the history.
@MainActor
final class TimelineCache {
  private var customerTimeline: CustomerTimeline?
  private var branches: OtherBranches?
  private var drawing: Drawing?
  private var shown: (customerTimeline: Int, text: String, events: [Int])?
  /// How many lives were told: tells one from the one before.
  private(set) var timelineRevision = 0

  /// Strips as they were laid out last, and for what.
  private struct Drawing {
    let customerTimeline: Int
    let window: TimeWindow
    let width: Int
    let room: Int?
    let timelines: [TimelineRow]
  }

  /// The customer's life up to the simulation's present.
  func customerTimeline(of simulation: Simulation) -> CustomerTimeline {
    if let customerTimeline, customerTimeline.isWhole(of: simulation) { return customerTimeline }
    let told = CustomerTimeline(of: simulation, knowing: customerTimeline)
    customerTimeline = told
    timelineRevision += 1
    return told
  }

  /// The places of the events that have a text, or of all where there is none.
  ///
  /// - Parameter line: What is read of the event at a place.
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

  /// Strips in a window: those of the last time, where nothing has changed.
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

  /// The other ways that the history took.
  func branches(of simulation: Simulation) -> OtherBranches {
    if let branches, branches.isWhole(of: simulation) { return branches }
    let found = OtherBranches(of: simulation)
    branches = found
    return found
  }
}
