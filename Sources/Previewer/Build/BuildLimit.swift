import Foundation
import StoreModel

/// The time limit of a build whose result is printed, from the reading of the files on. Reports now
/// and then that the build is not done.
@MainActor
public struct BuildLimit {
  /// When the first report comes, and how long it is to the next one. Most builds are done before
  /// the first; ours.
  private static let (firstReport, pause) = (Duration.seconds(5), Duration.seconds(10))

  private let limit: Duration
  private let start = ContinuousClock.now
  private let report: @MainActor (String) -> Void

  /// Creates a limit that begins now.
  ///
  /// - Parameters:
  ///   - limit: How long the build may take.
  ///   - report: Is called with a line now and then while the build takes long.
  public init(_ limit: Duration, report: @escaping @MainActor (String) -> Void) {
    (self.limit, self.report) = (limit, report)
  }

  /// Returns the result of work, or `nil` when the work was cancelled because the time was over.
  ///
  /// - Parameters:
  ///   - path: The path of what is built, for the reports.
  ///   - work: Work that does not keep the main thread from the clock.
  /// - Throws: What the work throws.
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
    // The reports of earlier work are not repeated.
    while start + next <= .now { next += Self.pause }
    while next < limit {
      try await Task.sleep(until: start + next, clock: .continuous)
      report("building \(name): \(next.secondsText) so far, at most \(limit.secondsText)")
      next += Self.pause
    }
    try await Task.sleep(until: start + limit, clock: .continuous)
    end()
  }

  /// What is printed of a build that was ended.
  public var exceeded: Previewer.PrintResult {
    let diagnostic = "the build took longer than \(limit.secondsText) and was "
    let advice = "stopped: allow more time with --build-timeout SECONDS\n"
    return Previewer.PrintResult(output: "", diagnostics: diagnostic + advice, exitCode: 1)
  }
}
