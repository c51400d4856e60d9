import Foundation
import PreviewChannel
import TerminalUI

/// The program that a file was built to, as it runs: keys go to it, frames come from it, and
/// however it ends nothing but it is lost.
@MainActor
final class StageProcess {
  /// What is told of the program.
  enum Event: Hashable {
    case message(StageMessage)
    /// It has ended, with the last lines that it wrote to standard error.
    case ended(ChildProcess.Ending, words: [String])
  }

  private let child: ChildProcess
  private let input: Int32
  private let words: LastWords
  private var isOpen = true
  private var reader = EnvelopeReader()
  private var waiting: [UInt8] = []
  private var listener: (@MainActor (Event, StageProcess) -> Void)?

  /// Starts a program.
  init(
    _ program: URL,
    _ options: StageOptions,
    listener: @escaping @MainActor (Event, StageProcess) -> Void
  ) throws(PreviewError) {
    let (toStage, fromStage, errors) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
    defer { for end in [toStage.reading, fromStage.writing, errors.writing] { close(end) } }
    child = try ChildProcess(
      program.path,
      [],
      environment: StageEnvironment.variables(with: options),
      streams: ChildProcess.Streams(
        input: toStage.reading,
        output: fromStage.writing,
        errors: errors.writing
      ),
      isApart: false
    )
    input = toStage.writing
    words = LastWords(errors.reading)
    self.listener = listener
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    PipeReading.begin(fromStage.reading) { [self] in take($0) }
  }

  private func take(_ bytes: [UInt8]?) {
    guard let bytes else { return finish() }
    for message in reader.take(bytes).compactMap(StageMessage.init) {
      listener?(.message(message), self)
    }
    flush()
  }

  private func finish() {
    isOpen = false
    close(input)
    let (child, words) = (child, words)
    Task {
      let ending = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: child.wait()) }
      }
      listener?(.ended(ending, words: words.lines()), self)
      listener = nil
    }
  }

  /// Tells the program what the person did. One that does not read any more, since it
  /// hangs, misses what goes beyond a limit of ours.
  func send(_ events: [InputEvent]) {
    guard isOpen, waiting.count < 1 << 20 else { return }
    waiting += PreviewerMessage.input(events).envelope.bytes
    flush()
  }

  private func flush() {
    while !waiting.isEmpty, isOpen {
      let count = waiting.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 { waiting.removeFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Ends the program; nothing more is told of it.
  func end() {
    guard isOpen else { return }
    listener = nil
    kill(child.pid, SIGTERM)
    // One that takes no notice of that, or is stopped, would be left behind.
    let pid = child.pid
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated {
        if self?.isOpen == true { _ = kill(pid, SIGKILL) }
      }
    }
  }

  /// Ends the program now, since the previewer ends.
  func endAtOnce() {
    guard isOpen else { return }
    listener = nil
    kill(child.pid, SIGTERM)
    kill(child.pid, SIGCONT)
  }
}
