import CNcurses
import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension NcursesTerminal {
  /// Tells `listener` of all input. Who closes the terminal while it listens tells it
  /// that the terminal has gone.
  public func listen(_ listener: Listener?) {
    self.listener = listener
    guard listener != nil else { return stopWatching() }
    if hasGone || !pending.isEmpty { tellSoon() }
    guard watches.isEmpty, !hasGone else { return }
    watches.append(DescriptorWatch(input) { [weak self] in self?.readInput() })
    guard isGuarded, nc_notices() >= 0 else { return }
    watches.append(DescriptorWatch(nc_notices()) { [weak self] in self?.readNotices() })
  }

  /// Nothing more will come.
  func goAway() {
    hasGone = true
    stopWatching()
    tell()
  }

  private func stopWatching() {
    for watch in watches { watch.cancel() }
    watches = []
  }

  /// Takes in what has arrived.
  private func readInput() {
    guard !hasGone else { return }
    drain()
    if pending.isEmpty, nc_has_gone(screen) { goAway() } else { tell() }
  }

  /// Tells what has arrived, and then whether the terminal has gone. What arrives while
  /// the listener is at work, as the new size does after a suspension, is told after that.
  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while let listener, !pending.isEmpty {
      let events = pending
      pending = []
      for case .colorScheme(let scheme) in events { setGround(scheme) }
      listener(events)
    }
    if hasGone, let listener {
      self.listener = nil
      listener(nil)
    }
  }

  /// An answer that the terminal still owes would be typed to whoever reads from it next.
  func awaitGround() {
    guard decoder.awaitsGround, !hasGone else { return }
    var poller = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, Self.answerTime) > 0 else { return }
    drain()
    pending = []
  }

  /// How long a terminal is given to answer when the program ends, in milliseconds; ours.
  private static let answerTime: Int32 = 100

  func tellSoon() { Task { @MainActor in tell() } }

  private func drain() {
    decoder.begin(at: ContinuousClock.now)
    while true {
      let input = nc_read(screen)
      if input.kind == NC_INPUT_NONE { break }
      decoder.take(input)
    }
    pending += decoder.end()
  }

  /// Acts on the signals that were caught since.
  private func readNotices() {
    guard !hasGone else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(nc_notices(), &bytes, bytes.count)
    let notices = Set(bytes.prefix(max(0, count)).map(Int.init))
    if notices.contains(Int(NC_NOTICE_STOP)) {
      stop(group: false)
    } else if notices.contains(Int(NC_NOTICE_CONTINUE)) {
      nc_leave(screen)
      retake()
    } else if notices.contains(Int(NC_NOTICE_SIZE)) {
      followWindow()
    }
    tell()
  }

  /// Reads the window's size anew and reports it, so that the screen is drawn again.
  func followWindow() {
    nc_resize(screen)
    shown = nil
    pending.append(.resize(size))
  }
}
