import PurchaseFlow
import StoreModel

/// What the timeline found out about a history: made once, and kept until the history changes.
/// Not observed, since what reads it has read the history.
@MainActor
final class TimelineCache {
  private var life: CustomerLife?
  private var branches: OtherBranches?
  private var drawing: Drawing?
  private var shown: (life: Int, text: String, events: [Int])?
  /// How many lives were told: tells one from the one before.
  private(set) var livesTold = 0

  /// Strips as they were laid out last, and for what.
  private struct Drawing {
    let life: Int
    let window: TimeWindow
    let width: Int
    let room: Int?
    let strips: [DrawnStrip]
  }

  /// The customer's life up to the simulation's present.
  func life(of simulation: Simulation) -> CustomerLife {
    if let life, life.isWhole(of: simulation) { return life }
    let told = CustomerLife(of: simulation, knowing: life)
    life = told
    livesTold += 1
    return told
  }

  /// The places of the events that have a text, or of all where there is none.
  ///
  /// - Parameter line: What is read of the event at a place.
  func events(
    of simulation: Simulation,
    having text: String,
    line: (CustomerLife, Int) -> String
  ) -> [Int] {
    let life = life(of: simulation)
    if let shown, shown.life == livesTold, shown.text == text { return shown.events }
    let all = Array(life.events.indices)
    let events = text.isEmpty ? all : all.filter { line(life, $0).foldedForSearch.contains(text) }
    shown = (livesTold, text, events)
    return events
  }

  /// Strips in a window: those of the last time, where nothing has changed.
  func strips(
    in window: TimeWindow,
    width: Int,
    room: Int?,
    of simulation: Simulation,
    draw: (CustomerLife) -> [DrawnStrip]
  ) -> [DrawnStrip] {
    let life = life(of: simulation)
    if let drawing, drawing.life == livesTold, drawing.window == window, drawing.width == width,
      drawing.room == room
    {
      return drawing.strips
    }
    let strips = draw(life)
    drawing = Drawing(
      life: livesTold,
      window: window,
      width: width,
      room: room,
      strips: strips
    )
    return strips
  }

  /// The other ways that the history took.
  func branches(of simulation: Simulation) -> OtherBranches {
    if let branches, branches.isWhole(of: simulation) { return branches }
    let found = OtherBranches(of: simulation)
    branches = found
    return found
  }
}
