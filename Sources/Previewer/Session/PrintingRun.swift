import Foundation
import PreviewChannel

/// A previewed program that prints once and ends.
struct PrintingRun: Sendable {
  /// What came of it.
  struct Outcome: Hashable, Sendable {
    /// The screen as text; empty where the program did not end by itself.
    let output: String
    /// The last lines on standard error.
    let words: [String]
    /// How many bytes of what the program printed are not in its log.
    let droppedCount: Int
    let ending: LimitedRun.Ending
  }

  /// The most that is read of a screen, in bytes. The largest screen has a million cells. Ours.
  private static let limit = 64 << 20

  private let child: StageChild
  private let output: PipeContent

  /// Starts the program.
  init(
    _ program: URL,
    _ options: StageOptions,
    limits: [StageLimit],
    cleanup: CleanupProcess
  ) throws(PreviewError) {
    child = try StageChild(program, options, limits: limits, cleanup: cleanup)
    output = PipeContent(of: child.output, keeping: .first, limit: Self.limit)
  }

  /// Waits for the end. To be called once.
  func outcome() async -> Outcome {
    let ending = await child.ending()
    close(child.input)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let deadline = DispatchTime.endOfPipes(after: ending)
        // Up to 64 MiB, which nobody reads of a program that was ended.
        let bytes = output.bytes(until: deadline)
        let isWhole = if case .code = ending { true } else { false }
        continuation.resume(
          returning: Outcome(
            output: isWhole ? String(decoding: bytes, as: UTF8.self) : "",
            words: child.errors.lines(until: deadline),
            droppedCount: child.printed.droppedCount(until: deadline),
            ending: ending
          )
        )
      }
    }
  }
}
