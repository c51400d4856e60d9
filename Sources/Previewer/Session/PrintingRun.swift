import Foundation
import PreviewChannel

/// A run of a previewed program that prints one screen and ends.
struct PrintingRun: Sendable {
  /// The result of a run.
  struct Outcome: Hashable, Sendable {
    /// The screen as text; empty if the program was killed or crashed.
    let output: String
    /// The last lines on standard error.
    let words: [String]
    /// The number of printed bytes that are missing in the log.
    let droppedCount: Int
    let ending: LimitedRun.Ending
  }

  /// The maximum number of bytes that are read of a printed screen. The largest screen has a
  /// million cells. The number is this project's choice.
  private static let limit = 64 << 20

  private let child: ProgramProcess
  private let output: PipeContent

  /// Starts the program.
  init(
    _ program: URL,
    _ options: PreviewedProgramOptions,
    limits: [ProgramLimit],
    cleanup: CleanupProcess
  ) throws(PreviewError) {
    child = try ProgramProcess(program, options, limits: limits, cleanup: cleanup)
    output = PipeContent(of: child.output, keeping: .first, limit: Self.limit)
  }

  /// Waits for the end. Call this function once.
  func outcome() async -> Outcome {
    let ending = await child.ending()
    close(child.input)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let deadline = DispatchTime.endOfPipes(after: ending)
        // The bytes can be up to 64 MiB, so they are not decoded if the program was killed.
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
