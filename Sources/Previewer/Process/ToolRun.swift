import Foundation

/// A run of a command-line tool. The output is stored, and the run can be cancelled.
struct ToolRun: Sendable {
  /// The result of a run.
  struct Outcome: Hashable, Sendable {
    let ending: ChildProcess.Ending
    /// The output on both standard streams.
    let text: String
  }

  /// The maximum number of stored bytes of output. The first errors are the most important. The
  /// number is this project's choice.
  private static let limit = 1 << 20

  private let child: ChildProcess
  private let content: PipeContent

  /// Starts a tool.
  ///
  /// - Parameter temporary: The folder for the tool's temporary files. The folder is removed when
  ///   the preview ends, because a killed tool does not remove its files.
  init(
    _ path: String,
    _ arguments: [String],
    temporary: String,
    cleanup: CleanupProcess
  ) throws(PreviewError) {
    let pipe = try PipeEnds()
    let ownFolder = ["TMPDIR": temporary]
    defer { close(pipe.writing) }
    do {
      child = try ChildProcess(
        path,
        arguments,
        environment: ProcessInfo.processInfo.environment.merging(ownFolder) { $1 },
        descriptors: [STDOUT_FILENO: pipe.writing, STDERR_FILENO: pipe.writing],
        cleanup: cleanup
      )
    } catch {
      close(pipe.reading)
      throw error
    }
    content = PipeContent(of: pipe.reading, keeping: .first, limit: Self.limit)
  }

  /// Waits for the end. Call this function once. Cancelling the task kills the tool and its
  /// descendants, and the text is then empty.
  func outcome() async -> Outcome {
    let ending = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: child.wait()) }
      }
    } onCancel: {
      child.send(SIGKILL)
    }
    if Task.isCancelled { return Outcome(ending: ending, text: "") }
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: Outcome(ending: ending, text: content.text()))
      }
    }
  }
}
