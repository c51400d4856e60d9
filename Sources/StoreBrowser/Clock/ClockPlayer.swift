import Observation
import PurchaseFlow
import StoreViews
import TerminalUI

/// Plays and pauses the customer's clock.
///
/// Passing time is not recorded in the customer's history. Recorded are only the events that fall
/// due, each at its own time, and the clock's time when it is paused or an action is performed. A
/// killed program therefore loses at most the time since the last event. While the clock is paused,
/// there is no timer.
@MainActor @Observable
final class ClockPlayer {
  /// Whether the person started the clock.
  private(set) var isPlaying = false
  /// Whether the clock waits, because a sheet is open over the screen.
  private(set) var isHeld = false
  private var chosenSpeed: ClockSpeed?
  /// Whether the shown time changes while no event happens. Without these changes, the screen
  /// changes only at events.
  @ObservationIgnored var showsPassingTime = true
  /// The real time by which the clock plays.
  @ObservationIgnored var time: any RealTime = SystemTime()
  /// A function that is called after an event that fell due; `nil` if there is none.
  @ObservationIgnored var onEvent: (@MainActor () -> Void)?
  private let clock: CustomerClock
  @ObservationIgnored private var run: ClockRun?
  @ObservationIgnored private var timer: AnyCancellable?
  /// The real time at which the timer fires, in seconds; `nil` without a timer.
  @ObservationIgnored private var timerDue: Double?
  /// Whether an event is being performed. The event's own actions must not read the clock.
  @ObservationIgnored private var isPerforming = false

  /// The delay of a timer, in seconds, above which the program counts as stopped. Time in which it
  /// was stopped, for example with Ctrl-Z, does not pass for the customer. This project's choice.
  private static let longestDelay = 1.0

  init(clock: CustomerClock) { self.clock = clock }

  private var session: StoreSession { clock.session }

  /// Whether time passes now.
  var isRunning: Bool { isPlaying && !isHeld }

  /// The speed while the clock plays.
  var speed: ClockSpeed { chosenSpeed ?? ClockSpeed(at: session.account.store.renewalRate) }

  /// The texts for the speed, the longest first, such as "a day lasts 1 sec" and "1 s/s".
  var speedNames: [String] {
    speed.names(at: session.account.store.renewalRate, in: clock.words)
  }

  /// A notice that shows the speed.
  var speedNotice: String { clock.words.text(BrowserText.clockSpeed, speedNames[0]) }

  /// Starts the clock.
  func play() {
    guard !isPlaying else { return }
    isPlaying = true
    if !isHeld { start() }
  }

  /// Stops the clock and records its time. Without effect if the clock is paused.
  func pause() {
    guard isPlaying else { return }
    let wasRunning = isRunning
    isPlaying = false
    if wasRunning { stop() }
  }

  /// Holds the clock while a sheet is open, or releases it.
  func hold(_ holds: Bool) {
    guard holds != isHeld else { return }
    isHeld = holds
    guard isPlaying else { return }
    if holds { stop() } else { start() }
  }

  /// Changes the speed.
  func choose(_ speed: ClockSpeed) {
    if isRunning { readTime() }
    chosenSpeed = speed
    if isRunning { start() }
  }

  /// Continues from the customer's present time after an action moved it. A move into the past
  /// pauses the clock, because otherwise the undone events would happen again.
  func followMove(from before: Instant, to now: Instant) {
    if now < before { return pause() }
    if isRunning { start() }
  }

  private func start() {
    run = ClockRun(from: session.now, at: speed, uptime: time.uptime)
    session.readPassingTime = { [weak self] in self?.readTime() }
    schedule()
  }

  private func stop() {
    readTime()
    (run, timer, timerDue) = (nil, nil, nil)
    session.readPassingTime = nil
    session.recordPassedTime()
  }

  /// Sets a timer for the next event, or for the next change of the shown time if that is earlier.
  private func schedule() {
    (timer, timerDue) = (nil, nil)
    guard let run else { return }
    let uptime = time.uptime
    let waits = [
      session.simulation.nextEventInstant.map { run.wait(until: $0, at: uptime) },
      showsPassingTime ? run.waitForChange(at: uptime) : nil,
    ]
    guard let wait = waits.compactMap(\.self).min() else { return }
    timerDue = uptime + wait
    timer = time.after(wait) { [weak self] in self?.tick() }
  }

  private func tick() {
    let hadEvent = readTime()
    if run != nil { schedule() }
    if hadEvent { onEvent?() }
  }

  /// Shows the present time, or performs the next event if it is due.
  ///
  /// - Returns: Whether an event was performed.
  @discardableResult
  private func readTime() -> Bool {
    guard !isPerforming, var run else { return false }
    let uptime = time.uptime
    if let timerDue, uptime - timerDue > Self.longestDelay {
      run.skip(uptime - timerDue)
      (self.run, self.timerDue) = (run, uptime)
    }
    let instant = run.instant(at: uptime)
    if let due = session.simulation.nextEventInstant, due <= instant {
      performEvent(at: due)
      return true
    }
    session.passTime(to: run.shownInstant(at: uptime))
    if instant == .latest { pause() }
    return false
  }

  /// Performs the events of an instant at that instant, and continues from there. If they cannot be
  /// saved, the clock pauses.
  private func performEvent(at due: Instant) {
    isPerforming = true
    session.dropPassedTime()
    clock.advanceToNextEvent()
    isPerforming = false
    if session.now < due {
      (isPlaying, run, timer, timerDue) = (false, nil, nil, nil)
      session.readPassingTime = nil
    } else if run != nil {
      run = ClockRun(from: session.now, at: speed, uptime: time.uptime)
    }
  }
}
