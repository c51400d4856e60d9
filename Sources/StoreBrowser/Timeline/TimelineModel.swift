import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// What the timeline's screen remembers: what is listed, what is chosen there, and which
/// stretch of time is drawn.
@MainActor @Observable
final class TimelineModel {
  /// What stands below the strips.
  enum Pane: Hashable, Sendable {
    /// What happened.
    case events
    /// The other ways that the history took.
    case ways
    /// The present way and another one, side by side.
    case comparison
  }

  var pane = Pane.events
  /// What the events are narrowed to.
  let filter = ListFilter()
  /// The place of the chosen event; `nil` for the last one, whichever that is.
  var event: Int?
  /// The place of the chosen way among the others.
  var way = 0
  /// What is drawn; `nil` for the whole life.
  private(set) var stretch: Stretch?

  /// A part of the life that is drawn.
  struct Stretch: Hashable, Sendable {
    let window: TimeWindow
    /// Where the clock stood when it was chosen: once that has moved it is to be seen.
    let now: Instant
  }

  /// Has a part of the life drawn, or all of it.
  func draw(_ window: TimeWindow?, now: Instant) {
    stretch = window.map { Stretch(window: $0, now: now) }
  }

  // Made once for a history: what reads them has read the history.
  @ObservationIgnored private var life: CustomerLife?
  @ObservationIgnored private var ways: OtherWays?
  @ObservationIgnored private var drawing: Drawing?
  @ObservationIgnored private var shown: (life: Int, text: String, events: [Int])?
  /// How many lives were told: tells one from the one before.
  @ObservationIgnored private(set) var livesTold = 0

  /// Strips as they were laid out last, and for what.
  private struct Drawing {
    let life: Int
    let window: TimeWindow
    let width: Int
    let room: Int?
    let strips: [DrawnStrip]
  }

  /// The customer's life up to now.
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
  func ways(of simulation: Simulation) -> OtherWays {
    if let ways, ways.isWhole(of: simulation) { return ways }
    let found = OtherWays(of: simulation)
    ways = found
    return found
  }
}

/// The other ways of a history, with where each ends; that is found out when it is asked for.
@MainActor
final class OtherWays {
  private let history: History
  private let branches: HistoryBranches
  let all: [HistoryWay]
  private var ends: [Int: Account] = [:]

  init(of simulation: Simulation) {
    history = simulation.history
    branches = simulation.branches
    all = simulation.otherWays
  }

  /// Whether these are the ways of a simulation.
  func isWhole(of simulation: Simulation) -> Bool {
    history == simulation.history && branches == simulation.branches
  }

  /// The customer at the end of a way.
  func end(of index: Int) -> Account {
    if let known = ends[index] { return known }
    let account = all[index].account()
    ends[index] = account
    return account
  }
}
