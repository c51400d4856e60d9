import Foundation
import PreviewChannel
import TerminalUI

/// A running previewed program. It receives keys and sends frames. Its crash does not affect the
/// previewer.
@MainActor
final class RunningProgram {
  /// An event of the program: a message, dropped output, or the end of the program.
  enum Event: Hashable {
    case message(PreviewedProgramMessage)
    /// The number of printed bytes that are missing in the log.
    case dropped(Int)
    /// The program ended. `words` are the last lines of its standard error.
    case ended(LimitedRun.Ending, words: [String])
  }

  private let child: ProgramProcess
  private var hasEnded = false
  private var reader = EnvelopeReader()
  private var waiting: [UInt8] = []
  private var listener: (@MainActor (Event, RunningProgram) -> Void)?
  /// The continuation that waits for the last message.
  private var whenRead: CheckedContinuation<Void, Never>?
  private var isRead = false

  /// Starts a program.
  init(
    _ program: URL,
    _ options: PreviewedProgramOptions,
    cleanup: CleanupProcess,
    listener: @escaping @MainActor (Event, RunningProgram) -> Void
  ) throws(PreviewError) {
    let drops = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
    child = try ProgramProcess(
      program,
      options,
      limits: [.standardMemory],
      cleanup: cleanup
    ) { drops.continuation.yield($0) }
    self.listener = listener
    _ = fcntl(child.input, F_SETFL, O_NONBLOCK)
    PipeReading.begin(child.output) { [self] in take($0) }
    Task { for await count in drops.stream { report(.dropped(count)) } }
    Task {
      let ending = await child.ending()
      drops.continuation.finish()
      await finish(ending)
    }
  }

  private func report(_ event: Event) { listener?(event, self) }

  private func take(_ bytes: [UInt8]?) {
    guard let bytes else {
      isRead = true
      return stopWaiting()
    }
    for message in reader.take(bytes).compactMap(PreviewedProgramMessage.init) {
      report(.message(message))
    }
    flush()
  }

  private func finish(_ ending: LimitedRun.Ending) async {
    hasEnded = true
    close(child.input)
    let deadline = DispatchTime.endOfPipes(after: ending)
    await waitForMessages(until: deadline)
    let child = child
    let (words, dropped) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: (
            child.errors.lines(until: deadline), child.printed.droppedCount(until: deadline)
          )
        )
      }
    }
    if dropped > 0 { report(.dropped(dropped)) }
    report(.ended(ending, words: words))
    listener = nil
  }

  private func stopWaiting() {
    whenRead?.resume()
    whenRead = nil
  }

  /// Waits until all messages are read, or until a deadline, because a daemon may keep the pipe
  /// open.
  private func waitForMessages(until deadline: DispatchTime) async {
    guard !isRead else { return }
    DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in
      MainActor.assumeIsolated { self?.stopWaiting() }
    }
    await withCheckedContinuation { whenRead = $0 }
  }

  /// Sends input to the program. If the program hangs and 1 MiB of input is unread, further input
  /// is dropped.
  func send(_ events: [InputEvent]) {
    guard !hasEnded, waiting.count < 1 << 20 else { return }
    waiting += PreviewerMessage.input(events).envelope.bytes
    flush()
  }

  private func flush() {
    while !waiting.isEmpty, !hasEnded {
      let count = waiting.withUnsafeBytes { write(child.input, $0.baseAddress, $0.count) }
      if count > 0 { waiting.removeFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Ends the program. No more events are reported.
  func end() {
    listener = nil
    child.send(SIGTERM)
    // Without this kill, a program that ignores the signal or is stopped would be left behind.
    let child = child
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { child.send(SIGKILL) }
  }

  /// Kills the program at once, because the previewer ends.
  func endAtOnce() {
    listener = nil
    child.send(SIGKILL)
  }

  /// Stops the program while the previewer is suspended.
  func suspend() { child.send(SIGSTOP) }

  /// Continues the program.
  func resume() { child.send(SIGCONT) }
}
