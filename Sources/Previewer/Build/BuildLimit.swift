import Foundation
import StoreModel

/// The time limit for building a printed preview, including reading the files. This type also
/// reports the progress of long builds.
///
/// ```swift
/// import Previewer
///
/// @MainActor
/// func names(in path: String) async throws -> PreviewNames? {
///   let limit = BuildLimit(.seconds(60)) { print($0) }
///   return try await PreviewNames.read([path], within: limit)
/// }
/// ```
@MainActor
public struct BuildLimit {
  /// The time of the first report, and the interval between further reports. Most builds end before
  /// the first report. The numbers are this project's choice.
  private static let (firstReport, pause) = (Duration.seconds(5), Duration.seconds(10))

  private let limit: Duration
  private let start = ContinuousClock.now
  private let report: @MainActor (String) -> Void

  /// Creates a limit that starts now.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration.
  ///   - report: Receives a line of progress at each report.
  public init(_ limit: Duration, report: @escaping @MainActor (String) -> Void) {
    (self.limit, self.report) = (limit, report)
  }

  /// Returns the result of work; `nil` if it exceeded the limit and was cancelled.
  ///
  /// - Parameters:
  ///   - path: The path of the built file, for the reports.
  ///   - work: The work. It must not block the main thread.
  /// - Throws: The error of the work.
  func result<Value: Sendable>(
    of path: String,
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value? {
    let working = Task { try await work() }
    let timer = Task { try await wait(for: PathText.shownName(of: path)) { working.cancel() } }
    defer { timer.cancel() }
    do {
      return try await working.value
    } catch is CancellationError {
      return nil
    }
  }

  private func wait(for name: String, _ end: () -> Void) async throws {
    var next = Self.firstReport
    // Skips the reports whose times passed during earlier work.
    while start + next <= .now { next += Self.pause }
    while next < limit {
      try await Task.sleep(until: start + next, clock: .continuous)
      report("building \(name): \(next.secondsText) so far, at most \(limit.secondsText)")
      next += Self.pause
    }
    try await Task.sleep(until: start + limit, clock: .continuous)
    end()
  }

  /// The result of `preview --print` if the build exceeded the time limit. The exit code is 1.
  public var exceeded: Previewer.PrintResult {
    let diagnostic = "the build took longer than \(limit.secondsText) and was "
    let advice = "stopped: allow more time with --build-timeout SECONDS\n"
    return Previewer.PrintResult(output: "", diagnostics: diagnostic + advice, exitCode: 1)
  }
}
