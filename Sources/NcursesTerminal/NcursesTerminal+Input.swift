import CNcurses
import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension NcursesTerminal {
  /// Waits until there is input and returns all of it that has arrived, in order; an
  /// empty array when the terminal has gone, it was woken, the task was cancelled or
  /// somebody else began to wait. The main actor is free while it waits.
  public func nextEvents() async -> [InputEvent] {
    if !hasGone { drain() }
    if !pending.isEmpty || hasGone || isWoken || Task.isCancelled {
      // Whoever else waits for the main actor has its turn even while a key is held.
      await Task.yield()
      return takePending()
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        endWait()
        waiting = continuation
      }
    } onCancel: {
      Task { @MainActor in endWait() }
    }
  }

  private func takePending() -> [InputEvent] {
    defer { pending = [] }
    isWoken = false
    return pending
  }

  /// Ends the wait with what there is, or makes the next one return at once.
  public func wake() {
    isWoken = waiting == nil
    endWait()
  }

  /// Ends a wait with what there is.
  func endWait() {
    guard let waiting else { return }
    self.waiting = nil
    waiting.resume(returning: takePending())
  }

  /// Takes in what has arrived.
  func readInput() {
    if nc_has_gone(screen) {
      drain()
      hasGone = true
      stopListening()
      endWait()
      return
    }
    drain()
    if !pending.isEmpty { endWait() }
  }

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
  func readNotices() {
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
    endWait()
  }

  /// Reads the window's size anew and reports it, so that the screen is drawn again.
  func followWindow() {
    nc_resize(screen)
    shown = nil
    pending.append(.resize(size))
  }
}
