import PurchaseFlow
import StoreModel
import StoreViews

extension TimelineModel {
  /// The customer's timeline up to now.
  var customerTimeline: CustomerTimeline { cache.customerTimeline(of: session.simulation) }

  /// The formatter of dates in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// The other branches of the history.
  var otherBranches: OtherBranches { cache.branches(of: session.simulation) }

  /// The indices of the events that match the filter.
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

  /// The index of the selected event; `nil` if no event is listed.
  var chosenEvent: Int? {
    let shown = shownEvents
    guard let last = shown.last, let chosen = event else { return shown.last }
    if !filter.isOpen { return min(chosen, last) }
    return shown.contains(chosen) ? chosen : last
  }

  /// The reason why the clock cannot go back to the selected event; `nil` if it can. Either no
  /// event is selected, or the event was entered later than its date.
  var eventUnavailableReason: String? {
    guard let index = chosenEvent else {
      return filter.isOpen
        ? words.text(FilterText.noMatch) : words.text(TimelineText.unavailableNoEvent)
    }
    let event = customerTimeline.events[index]
    let entry = customerTimeline.history.entries[max(event.actionCount - 1, 0)]
    guard event.event.instant < entry.instant else { return nil }
    return words.text(TimelineText.unavailableDatedBack, dates.moment(entry.instant))
  }

  /// Selects an event. If the last event is selected, the selection moves to events that are added
  /// later.
  func choose(event index: Int?) {
    event = index.flatMap { $0 >= customerTimeline.events.count - 1 ? nil : $0 }
  }

  /// Moves the clock back to the selected event.
  func goBackToEvent() {
    guard let index = chosenEvent else { return }
    let event = customerTimeline.events[index]
    self.event = nil
    session.goBack(to: event)
  }

  // MARK: The visible window

  /// The visible window: the window that the person chose. If the clock has moved out of that
  /// window, a window of the same length around the clock.
  var window: TimeWindow {
    let (whole, now) = (TimeWindow(whole: customerTimeline), session.now)
    guard let stretch, stretch.window.length < whole.length else {
      return whole
    }
    let window = stretch.window.kept(in: whole)
    if stretch.now == now || window.contains(now) { return window }
    return window.scaled(by: 1, around: now, in: whole) ?? whole
  }

  /// Changes the length of the window by a factor, around the selected event.
  func zoom(by factor: Double) {
    let middle = chosenEvent.map { customerTimeline.events[$0].event.instant } ?? session.now
    let window = window.scaled(by: factor, around: middle, in: TimeWindow(whole: customerTimeline))
    draw(window)
  }

  /// Moves the window by quarters of its length.
  func scrollTime(byQuarters count: Int64) {
    let window = window.moved(byQuarters: count, in: TimeWindow(whole: customerTimeline))
    draw(window)
  }

  /// The reason why the window cannot get shorter; `nil` if the window can get shorter.
  var shorterTimeUnavailableReason: String? {
    window.length <= TimeWindow.shortest ? words.text(TimelineText.unavailableShortest) : nil
  }

  /// The reason why the window cannot get longer or move; `nil` if the window can get longer.
  var longerTimeUnavailableReason: String? {
    window == TimeWindow(whole: customerTimeline)
      ? words.text(TimelineText.unavailableFullTimeline) : nil
  }

  // MARK: Other branches

  /// The reason why there is no branch to switch to; `nil` if there is a branch.
  var branchUnavailableReason: String? {
    session.simulation.branches.isEmpty ? words.text(TimelineText.unavailableNoBranches) : nil
  }

  /// The index of the selected branch; `nil` if there is none.
  var chosenBranch: Int? {
    let count = otherBranches.all.count
    return count == 0 ? nil : min(max(branch, 0), count - 1)
  }

  /// Switches between the list of branches and the list of events.
  func toggleBranches() {
    pane = pane == .events ? .branches : .events
  }

  /// Switches between the comparison and the list of branches.
  func toggleComparison() {
    pane = pane == .comparison ? .branches : .comparison
  }

  /// Switches the history to the selected branch.
  func switchToBranch() {
    guard let index = chosenBranch else { return }
    let branch = otherBranches.all[index]
    self.branch = 0
    pane = .events
    self.event = nil
    session.switchTo(branch)
    // The store's own notice says that the clock moved back. That would be wrong if the branch ends
    // later than now.
    notices.remark = words.text(TimelineText.tookBranch, dates.moment(session.now))
  }
}
