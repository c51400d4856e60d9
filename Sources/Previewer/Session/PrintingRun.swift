import Foundation
import PreviewChannel

/// A previewed program that prints once and ends.
struct PrintingRun: Sendable {
  private let child: ChildProcess
  private let output: Int32
  private let words: LastWords

  /// Starts the program.
  init(_ program: URL, _ options: StageOptions) throws(PreviewError) {
    let (toHere, errors) = (try PipeEnds(), try PipeEnds())
    defer { for end in [toHere.writing, errors.writing] { close(end) } }
    child = try ChildProcess(
      program.path,
      [],
      environment: StageEnvironment.variables(with: options),
      streams: ChildProcess.Streams(output: toHere.writing, errors: errors.writing),
      isApart: false
    )
    output = toHere.reading
    words = LastWords(errors.reading)
  }

  /// Waits for the end: what the program printed, and its words on standard error.
  func outcome() async -> (output: String, words: [String], ending: ChildProcess.Ending) {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let handle = FileHandle(fileDescriptor: output, closeOnDealloc: true)
        let data = (try? handle.readToEnd()) ?? Data()
        let ending = child.wait()
        continuation.resume(
          returning: (String(decoding: data, as: UTF8.self), words.lines(), ending)
        )
      }
    }
  }
}
