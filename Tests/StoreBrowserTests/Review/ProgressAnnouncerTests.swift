import StoreModel
import Testing

@testable import StoreBrowser

@Suite("Progress of long operations")
@MainActor
struct ProgressAnnouncerTests {
  @Test("progress is announced after a second, then once a second")
  func onceASecond() {
    var now = ContinuousClock.now
    var lines: [String] = []
    var announcer = ProgressAnnouncer(clock: { now }, write: { lines.append($0) })
    for step in 1...10 {
      now += .milliseconds(300)
      announcer.announce("\(step) of 10")
    }
    #expect(lines == ["4 of 10\n", "8 of 10\n"])
  }

  @Test("progress is not announced for work of less than a second")
  func quick() {
    let now = ContinuousClock.now
    var lines: [String] = []
    var announcer = ProgressAnnouncer(clock: { now }, write: { lines.append($0) })
    for step in 1...10 { announcer.announce("\(step) of 10") }
    #expect(lines == [])
  }

  @Test("a review reports each plan and the total number")
  func review() throws {
    let review = try StoreReview()
    var reports: [StoreReview.Progress] = []
    _ = review.diagnostics(of: try StoreFile.streaming.configuration()) { reports.append($0) }
    let done = reports.map(\.done)
    #expect(done == done.sorted() && done.first == 1)
    #expect(reports.allSatisfy { $0.total == done.last })
  }
}
