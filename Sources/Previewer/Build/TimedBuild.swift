import Foundation
import StoreModel

/// A build with a time limit, which reports now and then that it is not done.
@MainActor
struct TimedBuild {
  /// When the first report comes, and how long it is to the next one. Most builds are done before
  /// the first; ours.
  private static let (firstReport, pause) = (Duration.seconds(5), Duration.seconds(10))

  let build: PreviewBuild
  /// How long it may take.
  let limit: Duration
  let report: @MainActor (String) -> Void

  /// Builds, and returns `nil` when the build was ended because it took too long.
  ///
  /// - Throws: ``PreviewError``.
  func outcome() async throws -> PreviewBuild.Outcome? {
    let building = Task { try await build.build() }
    let timer = Task { try await wait { building.cancel() } }
    defer { timer.cancel() }
    do {
      return try await building.value
    } catch is CancellationError {
      return nil
    }
  }

  private func wait(_ end: () -> Void) async throws {
    let start = ContinuousClock.now
    let name = PathText.shownName(of: build.files[0])
    var next = Self.firstReport
    while next < limit {
      try await Task.sleep(until: start + next, clock: .continuous)
      report("building \(name): \(next.secondsText) so far, at most \(limit.secondsText)")
      next += Self.pause
    }
    try await Task.sleep(until: start + limit, clock: .continuous)
    end()
  }
}
