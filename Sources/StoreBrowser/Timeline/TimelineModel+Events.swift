import PurchaseFlow
import StoreModel
import StoreViews

extension TimelineModel {
  /// The customer's life up to now.
  var customerTimeline: CustomerTimeline { cache.customerTimeline(of: session.simulation) }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// The other ways that the history took.
  var otherBranches: OtherBranches { cache.branches(of: session.simulation) }

  /// The places of the events that are listed.
  var shownEvents: [Int] {
    let facts = account.facts
    return cache.events(
      of: session.simulation,
      having: filter.text.foldedForSearch
    ) { [words, dates] customerTimeline, index in
      let event = customerTimeline.events[index]
      let line = words.line(for: event, facts)
      return "\(line) \(dates.day(event.event.instant))"
    }
  }

  /// The place of the chosen event; `nil` where nothing is listed.
  var chosenEvent: Int? {
    let shown = shownEvents
    guard let last = shown.last, let chosen = event else { return shown.last }
    if !filter.isOpen { return min(chosen, last) }
    return shown.contains(chosen) ? chosen : last
  }

  /// Why the clock cannot go back to the chosen event: there is none, or it was entered later
  /// than it is dated.
  var noEventObstacle: String? {
    guard let index = chosenEvent else {
      return filter.isOpen
        ? words.text(FilterText.noMatch) : words.text(TimelineText.obstacleNoEvent)
    }
    let event = customerTimeline.events[index]
    let entry = customerTimeline.history.entries[max(event.actionCount - 1, 0)]
    guard event.event.instant < entry.instant else { return nil }
    return words.text(TimelineText.obstacleDatedBack, dates.moment(entry.instant))
  }

  /// Chooses an event; the last one stays chosen when others follow.
  func choose(event index: Int?) {
    event = index.flatMap { $0 >= customerTimeline.events.count - 1 ? nil : $0 }
  }

  /// Sets the clock back to the chosen event.
  func goBackToEvent() {
    guard let index = chosenEvent else { return }
    let event = customerTimeline.events[index]
    self.event = nil
    session.goBack(to: event)
  }

  // MARK: What is drawn

  /// The stretch of time that is drawn: the one that was chosen, or one as long around the
  /// clock, if that has left it since.
  var window: TimeWindow {
    let (whole, now) = (TimeWindow(whole: customerTimeline), session.now)
    guard let stretch, stretch.window.length < whole.length else {
      return whole
    }
    let window = stretch.window.kept(in: whole)
    if stretch.now == now || window.contains(now) { return window }
    return window.scaled(by: 1, around: now, in: whole) ?? whole
  }

  /// Shows so many times as much time, around the chosen event.
  func zoom(by factor: Double) {
    let middle = chosenEvent.map { customerTimeline.events[$0].event.instant } ?? session.now
    let window = window.scaled(by: factor, around: middle, in: TimeWindow(whole: customerTimeline))
    draw(window)
  }

  /// Shows other times, by quarters of what is drawn.
  func scrollTime(byQuarters count: Int64) {
    let window = window.moved(byQuarters: count, in: TimeWindow(whole: customerTimeline))
    draw(window)
  }

  /// Why no shorter time can be shown.
  var shortestTimeObstacle: String? {
    window.length <= TimeWindow.shortest ? words.text(TimelineText.obstacleShortest) : nil
  }

  /// Why no other times can be shown.
  var fullTimelineObstacle: String? {
    window == TimeWindow(whole: customerTimeline)
      ? words.text(TimelineText.obstacleFullTimeline) : nil
  }

  // MARK: Other ways

  /// Why there is no way to take.
  var branchesObstacle: String? {
    session.simulation.branches.isEmpty ? words.text(TimelineText.obstacleNoBranches) : nil
  }

  /// The place of the chosen way; `nil` where there is none.
  var chosenBranch: Int? {
    let count = otherBranches.all.count
    return count == 0 ? nil : min(max(branch, 0), count - 1)
  }

  /// Lists the other ways, or the events again.
  func toggleBranches() {
    pane = pane == .events ? .branches : .events
  }

  /// Compares the chosen way with the present one, or lists the ways again.
  func toggleComparison() {
    pane = pane == .comparison ? .branches : .comparison
  }

  /// Leaves the present way for the chosen one.
  func switchToBranch() {
    guard let index = chosenBranch else { return }
    let branch = otherBranches.all[index]
    self.branch = 0
    pane = .events
    self.event = nil
    session.switchTo(branch)
    // What is told of a move back would not be true of one that leads on.
    notices.remark = words.text(TimelineText.tookBranch, dates.moment(session.now))
  }
}
