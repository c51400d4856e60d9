import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// The model of the timeline's screen: the open pane, the selected event and branch, and the
/// visible window.
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

  /// The content below the timeline rows.
  enum Pane: Hashable, Sendable {
    /// The list of events.
    case events
    /// The list of the other branches.
    case branches
    /// The present branch and another branch, side by side.
    case comparison
  }

  var pane = Pane.events
  /// The filter of the events.
  let filter = ListFilter()
  /// The index of the selected event; `nil` for the last event, even after events are added.
  var event: Int?
  /// The index of the selected branch.
  var branch = 0
  /// The chosen part of the timeline; `nil` for the whole timeline.
  private(set) var stretch: Stretch?

  /// A chosen part of the timeline.
  struct Stretch: Hashable, Sendable {
    let window: TimeWindow
    /// The clock's time when the part was chosen. After the clock moves, the window must include
    /// the clock.
    let now: Instant
  }

  /// Shows a part of the timeline; `nil` shows all of it.
  func draw(_ window: TimeWindow?) {
    stretch = window.map { Stretch(window: $0, now: session.now) }
  }
}
