import CNcurses
import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension NcursesTerminal {
  /// Starts to report all input to `listener`; `nil` stops. If the terminal closes, the listener
  /// receives `nil`.
  public func listen(_ listener: Listener?) {
    self.listener = listener
    guard listener != nil else { return stopWatching() }
    if isClosed || !pending.isEmpty { deliverSoon() }
    guard watches.isEmpty, !isClosed else { return }
    watches.append(DescriptorWatch(input) { [weak self] in self?.readInput() ?? false })
    guard isGuarded, nc_signal_pipe() >= 0 else { return }
    watches.append(
      DescriptorWatch(nc_signal_pipe()) { [weak self] in
        self?.readNotices()
        return false
      }
    )
  }

  /// Ends the input permanently and reports this to the listener.
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

  /// Reads the available input, at most ``turnLength`` items.
  ///
  /// - Returns: Whether there may be more input.
  private func readInput() -> Bool {
    guard !isClosed else { return false }
    let hasMore = !drain()
    takePictureReplies()
    if !hasMore, pending.isEmpty, nc_has_gone(screen) { endInput() } else { deliverEvents() }
    lastRead = ContinuousClock.now
    if overdue == nil, decoder.isUnfinished { endWhenOverdue() }
    return hasMore && !isClosed
  }

  /// Ends an unfinished paste or reply after the decoder's timeout without input.
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

  /// Reports the pending events. After them, reports the end of the input if the terminal has
  /// closed. Events that arrive while the listener runs, such as the size after a suspension, are
  /// reported afterwards.
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

  /// Waits for missing replies to the queries of the background and of pictures. Otherwise they
  /// would arrive after the program ends or stops, and the shell would read them as typed text.
  ///
  /// - Parameter keepsInput: Whether the keys that arrive meanwhile are kept.
  func awaitReplies(keepsInput: Bool = false) {
    let end = ContinuousClock.now + Self.answerTime
    while decoder.awaitsBackgroundColor || decoder.awaitsPictures, !isClosed {
      let left = max(0, (end - ContinuousClock.now) / .milliseconds(1))
      guard hasInput(within: Int32(left)), !nc_has_gone(screen) else { return }
      _ = drain()
      if !keepsInput { pending = [] }
      if decoder.takePictureReplies().contains(where: \.isLast) { decoder.awaitsPictures = false }
      if left == 0 { return }
    }
  }

  /// The maximum time to wait for replies at the end of the program; this project's choice.
  private static let answerTime = Duration.milliseconds(100)

  func deliverSoon() { Task { @MainActor in deliverEvents() } }

  /// The maximum number of items that one call of `readInput()` reads. An endless stream of input,
  /// such as an unmarked paste of a file, must not block drawing.
  private static let turnLength = 4096
  /// One read of pasted text counts as this many keys. 64 reads, or 256 KiB, take milliseconds.
  private static let pasteCost = 64

  /// Reads the available input.
  ///
  /// - Returns: Whether all available input was read.
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

  /// Handles the signals that arrived since the last call.
  private func readNotices() {
    guard !isClosed else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(nc_signal_pipe(), &bytes, bytes.count)
    let notices = Set(bytes.prefix(max(0, count)).map(Int.init))
    if notices.contains(Int(NC_SIGNAL_STOP)) {
      stop(group: false)
    } else if notices.contains(Int(NC_SIGNAL_CONTINUE)) {
      erasePictures()
      nc_leave(screen)
      retake()
    } else if notices.contains(Int(NC_SIGNAL_SIZE)) {
      followWindow()
    }
    deliverEvents()
  }

  /// Reads the window's size again and reports it, so that the screen is redrawn.
  func followWindow() {
    nc_resize(screen)
    shown = nil
    followWindowWithPictures()
    pending.append(.resize(size))
  }
}
