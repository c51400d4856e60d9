import Foundation
import Synchronization

/// A tool that runs beside the program: its words are kept, and it can be ended.
final class ToolRun: Sendable {
  /// What came of it.
  struct Outcome: Hashable, Sendable {
    let ending: ChildProcess.Ending
    /// What it wrote, on both of its streams.
    let text: String
  }

  private let child: ChildProcess
  private let output: Int32
  private let hasEnded = Mutex(false)

  /// Starts a tool.
  init(_ path: String, _ arguments: [String]) throws(PreviewError) {
    let pipe = try PipeEnds()
    defer { close(pipe.writing) }
    child = try ChildProcess(
      path,
      arguments,
      environment: ProcessInfo.processInfo.environment,
      streams: ChildProcess.Streams(output: pipe.writing, errors: pipe.writing),
      isApart: true
    )
    output = pipe.reading
  }

  /// Waits for the end. To be called once.
  func outcome() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(returning: self.finish())
        }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Ends the tool and what it has started.
  private func cancel() {
    hasEnded.withLock { hasEnded in
      if !hasEnded { kill(-child.pid, SIGKILL) }
    }
  }

  private func finish() -> Outcome {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count > 0 { text += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    close(output)
    let ending = hasEnded.withLock { hasEnded in
      hasEnded = true
      return child.wait()
    }
    return Outcome(ending: ending, text: String(decoding: text, as: UTF8.self))
  }
}
