import Foundation
import PreviewChannel
import ProgramLog

/// The process of a previewed program with its pipes.
///
/// The last part of the program's standard error is stored for crash messages. The program's
/// printed output is copied to the program's log.
struct ProgramProcess: Sendable {
  /// The writing end of the program's input. The program ends when this end is closed.
  let input: Int32
  /// The reading end of the program's output.
  let output: Int32
  let errors: StderrTail
  let printed: PrintedOutput
  private let child: ChildProcess
  private let run: LimitedRun

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - options: The options of the previewed program.
  ///   - limits: The program is killed if it exceeds one of these limits.
  ///   - cleanup: The process that ends the program when the previewer has ended.
  ///   - noteDropped: Receives the number of printed bytes that are missing in the log, on another
  ///     thread.
  /// - Throws: `PreviewError.refused`.
  init(
    _ program: URL,
    _ options: PreviewedProgramOptions,
    limits: [ProgramLimit],
    cleanup: CleanupProcess,
    noteDropped: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(PreviewError) {
    let pipes = [try PipeEnds(), try PipeEnds(), try PipeEnds(), try PipeEnds()]
    let (toProgram, fromProgram, errors, printed) = (pipes[0], pipes[1], pipes[2], pipes[3])
    defer {
      let others = [toProgram.reading, fromProgram.writing, errors.writing, printed.writing]
      for end in others { close(end) }
    }
    do {
      child = try ChildProcess(
        program.path,
        [],
        environment: ProgramEnvironment.variables(with: options),
        descriptors: [
          STDIN_FILENO: toProgram.reading, STDOUT_FILENO: fromProgram.writing,
          STDERR_FILENO: errors.writing, PreviewedProgramOptions.logDescriptor: printed.writing,
        ],
        cleanup: cleanup
      )
    } catch {
      let ours = [toProgram.writing, fromProgram.reading, errors.reading, printed.reading]
      for end in ours { close(end) }
      throw error
    }
    run = LimitedRun(child, limits: limits)
    (input, output) = (toProgram.writing, fromProgram.reading)
    self.errors = StderrTail(errors.reading)
    self.printed = PrintedOutput(printed.reading, to: Self.log(of: program), note: noteDropped)
  }

  /// Returns the log that the program would use without the previewer.
  private static func log(of program: URL) -> ProgramLog {
    ProgramLog(
      url: ProgramLog.location(
        environment: ProcessInfo.processInfo.environment,
        program: program.lastPathComponent
      )
    )
  }

  /// Sends a signal to the program and its descendants.
  func send(_ signal: Int32) { child.send(signal) }

  /// Waits for the end of the program. Call this function once.
  func ending() async -> LimitedRun.Ending { await run.ending() }
}
