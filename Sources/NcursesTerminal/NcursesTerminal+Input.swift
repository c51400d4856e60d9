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
    if isClosed || !pending.isEmpty { deliverSoon() }
    guard watches.isEmpty, !isClosed else { return }
    watches.append(DescriptorWatch(input) { [weak self] in self?.readInput() ?? false })
    guard isGuarded, nc_notices() >= 0 else { return }
    watches.append(
      DescriptorWatch(nc_notices()) { [weak self] in
        self?.readNotices()
        return false
      }
    )
  }

  /// Nothing more will come.
  func endInput() {
    isClosed = true
    stopWatching()
    overdue?.cancel()
    deliverEvents()
  }

  private func stopWatching() {
    for watch in watches { watch.cancel() }
    watches = []
  }

  /// Takes in what has arrived, as much of it as one turn may take.
  ///
  /// - Returns: Whether there may be more.
  private func readInput() -> Bool {
    guard !isClosed else { return false }
    let hasMore = !drain()
    if !hasMore, pending.isEmpty, nc_has_gone(screen) { endInput() } else { deliverEvents() }
    lastRead = ContinuousClock.now
    if overdue == nil, decoder.isUnfinished { endWhenOverdue() }
    return hasMore && !isClosed
  }

  /// Ends a paste or an answer whose end was lost, when nothing has come for a while.
  private func endWhenOverdue() {
    overdue = Task { [weak self] in
      while let self, decoder.isUnfinished, !isClosed, !Task.isCancelled {
        let left = decoder.timeout - (ContinuousClock.now - lastRead)
        if left > .zero {
          try? await Task.sleep(for: left)
        } else if hasInput(within: 0) {
          _ = readInput()
        } else {
          nc_give_up_paste(screen)
          decoder.begin()
          decoder.flushIncomplete()
          pending += decoder.end()
          deliverEvents()
        }
      }
      self?.overdue = nil
    }
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, milliseconds) > 0
  }

  /// Tells what has arrived, and then whether the terminal has gone. What arrives while
  /// the listener is at work, as the new size does after a suspension, is told after that.
  private func deliverEvents() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let listener, !pending.isEmpty {
      let events = pending
      pending = []
      for case .colorScheme(let scheme) in events { setBackgroundScheme(scheme) }
      listener(events)
    }
    if isClosed, let listener {
      self.listener = nil
      listener(nil)
    }
  }

  /// An answer that the terminal still owes would be typed to whoever reads from it next.
  func awaitBackgroundColor() {
    guard decoder.awaitsBackgroundColor, !isClosed else { return }
    guard hasInput(within: Self.answerTime) else { return }
    _ = drain()
    pending = []
  }

  /// How long a terminal is given to answer when the program ends, in milliseconds; ours.
  private static let answerTime: Int32 = 100

  func deliverSoon() { Task { @MainActor in deliverEvents() } }

  /// The most things that are read in one turn. Who sends more without end, as a file that is
  /// pasted where the terminal does not mark pastes, must not keep frames from being drawn.
  private static let turnLength = 4096
  /// What a read of pasted text counts for: 64 of them, 256 KiB, take some milliseconds.
  private static let pasteCost = 64

  /// Reads what has arrived.
  ///
  /// - Returns: Whether that was all.
  private func drain() -> Bool {
    decoder.begin()
    var left = Self.turnLength
    while left > 0 {
      left -= decoder.isPasting ? Self.pasteCost : 1
      if decoder.isPasting ? readPaste() : readKey() { continue }
      pending += decoder.end()
      return true
    }
    pending += decoder.end(isComplete: false)
    return false
  }

  private func readKey() -> Bool {
    let input = nc_read(screen)
    if input.kind == NC_INPUT_NONE { return false }
    decoder.take(input)
    return true
  }

  private func readPaste() -> Bool {
    var hasEnded = false
    var isThere = true
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(NC_PASTE_ROOM)) { room, count in
      // C's `char` has the size and alignment of `UInt8`.
      let read = room.withMemoryRebound(to: CChar.self) {
        nc_read_paste(screen, $0.baseAddress, &hasEnded)
      }
      isThere = read >= 0
      count = max(0, read)
    }
    guard isThere else { return false }
    decoder.takePasted(bytes)
    if hasEnded { decoder.take(nc_input(kind: NC_INPUT_PASTE_END, value: 0, x: 0, y: 0)) }
    return true
  }

  /// Acts on the signals that were caught since.
  private func readNotices() {
    guard !isClosed else { return }
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
    deliverEvents()
  }

  /// Reads the window's size anew and reports it, so that the screen is drawn again.
  func followWindow() {
    nc_resize(screen)
    shown = nil
    pending.append(.resize(size))
  }
}
