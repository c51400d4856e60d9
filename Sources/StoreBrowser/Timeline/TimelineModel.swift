import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// What the timeline's screen remembers: what is listed, what is chosen there, and which
/// stretch of time is drawn.
@MainActor @Observable
final class TimelineModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let store: StoreScreenModel
  let account: AccountModel
  let keyBindings: KeyBindings
  @ObservationIgnored let cache = TimelineCache()

  init(store: StoreScreenModel, account: AccountModel, keyBindings: KeyBindings) {
    (self.store, self.account, self.keyBindings) = (store, account, keyBindings)
    (session, words, notices) = (store.session, store.words, store.notices)
  }

  /// What stands below the strips.
  enum Pane: Hashable, Sendable {
    /// What happened.
    case events
    /// The other ways that the history took.
    case branches
    /// The present way and another one, side by side.
    case comparison
  }

  var pane = Pane.events
  /// What the events are narrowed to.
  let filter = ListFilter()
  /// The place of the chosen event; `nil` for the last one, whichever that is.
  var event: Int?
  /// The place of the chosen way among the others.
  var branch = 0
  /// What is drawn; `nil` for the whole life.
  private(set) var stretch: Stretch?

  /// A part of the life that is drawn.
  struct Stretch: Hashable, Sendable {
    let window: TimeWindow
    /// Where the clock stood when it was chosen: once that has moved it is to be seen.
    let now: Instant
  }

  /// Has a part of the life drawn, or all of it.
  func draw(_ window: TimeWindow?) {
    stretch = window.map { Stretch(window: $0, now: session.now) }
  }
}
