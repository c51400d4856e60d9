import Foundation

/// A tool that runs beside the program: what it writes is kept, and it can be ended.
struct ToolRun: Sendable {
  /// What came of it.
  struct Outcome: Hashable, Sendable {
    let ending: ChildProcess.Ending
    /// What it wrote, on both of its streams.
    let text: String
  }

  /// How much of what a tool writes is kept, in bytes: the first errors are what matters. Ours.
  private static let limit = 1 << 20

  private let child: ChildProcess
  private let content: PipeContent

  /// Starts a tool.
  ///
  /// - Parameter temporary: The folder for the tool's temporary files, which goes with the preview:
  ///   a tool that is killed leaves them behind.
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

  /// Waits for the end. To be called once; ends the tool, and what it has started, when the task
  /// is cancelled. The text of a tool that was ended is left out.
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
