import Foundation
import PreviewChannel
import ProgramLog

/// A previewed program as a process: the pipes to it, what it writes beside frames, and its end.
///
/// Its standard error is kept for what a crash says, and what it prints goes to its log.
struct StageChild: Sendable {
  /// The previewer's end of what the program reads. The program ends when this is closed.
  let input: Int32
  /// The previewer's end of what the program shows.
  let output: Int32
  let errors: StderrTail
  let printed: PrintedOutput
  private let child: ChildProcess
  private let run: LimitedRun

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - options: What it is to show, and how.
  ///   - limits: What it is killed for exceeding.
  ///   - cleanup: What ends it when the previewer has ended.
  ///   - noteDropped: Is called, on another thread, with the number of printed bytes that are not
  ///     in the log.
  /// - Throws: `PreviewError.refused`.
  init(
    _ program: URL,
    _ options: StageOptions,
    limits: [StageLimit],
    cleanup: CleanupProcess,
    noteDropped: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(PreviewError) {
    let pipes = [try PipeEnds(), try PipeEnds(), try PipeEnds(), try PipeEnds()]
    let (toStage, fromStage, errors, printed) = (pipes[0], pipes[1], pipes[2], pipes[3])
    defer {
      let others = [toStage.reading, fromStage.writing, errors.writing, printed.writing]
      for end in others { close(end) }
    }
    do {
      child = try ChildProcess(
        program.path,
        [],
        environment: StageEnvironment.variables(with: options),
        descriptors: [
          STDIN_FILENO: toStage.reading, STDOUT_FILENO: fromStage.writing,
          STDERR_FILENO: errors.writing, StageOptions.logDescriptor: printed.writing,
        ],
        cleanup: cleanup
      )
    } catch {
      let ours = [toStage.writing, fromStage.reading, errors.reading, printed.reading]
      for end in ours { close(end) }
      throw error
    }
    run = LimitedRun(child, limits: limits)
    (input, output) = (toStage.writing, fromStage.reading)
    self.errors = StderrTail(errors.reading)
    self.printed = PrintedOutput(printed.reading, to: Self.log(of: program), note: noteDropped)
  }

  /// The log that the program would have by itself.
  private static func log(of program: URL) -> ProgramLog {
    ProgramLog(
      url: ProgramLog.location(
        environment: ProcessInfo.processInfo.environment,
        program: program.lastPathComponent
      )
    )
  }

  /// Sends a signal to the program and to all that it has started.
  func send(_ signal: Int32) { child.send(signal) }

  /// Waits for the program's end. To be called once.
  func ending() async -> LimitedRun.Ending { await run.ending() }
}
