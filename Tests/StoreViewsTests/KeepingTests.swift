import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("A history that cannot be used")
@MainActor
struct KeepingTests {
  /// A customer of whom nothing more can be kept.
  private struct Held: KeptCustomer {
    struct Failure: KeepingError {
      let keepingProblem: KeepingProblem
    }

    let present: Simulation
    let problem: KeepingProblem

    func simulation() -> Simulation { present }
    func perform(_ action: StoreAction) throws -> [StoreEvent] {
      throw Failure(keepingProblem: problem)
    }
    func advance(to instant: Instant) throws -> [StoreEvent] {
      throw Failure(keepingProblem: problem)
    }
    func move(_ move: ClockMove) throws -> [StoreEvent] { throw Failure(keepingProblem: problem) }
    func stepBack(_ count: Int) throws { throw Failure(keepingProblem: problem) }
    func stepBack(to instant: Instant) throws { throw Failure(keepingProblem: problem) }
    func stepBack(keeping count: Int, to instant: Instant) throws {
      throw Failure(keepingProblem: problem)
    }
    func stepForward() throws -> [StoreEvent]? { throw Failure(keepingProblem: problem) }
    func switchTo(_ branch: HistoryBranch) throws { throw Failure(keepingProblem: problem) }
  }

  @Test(
    "what was not done is told in the store's language, with what to do",
    arguments: [
      (KeepingProblem.inUse, "en_US", "Not done: another program holds your history."),
      (.damaged, "de", "Nicht ausgeführt: Die Datei deines Verlaufs ist beschädigt."),
      (.notWritten, "ja", "実行できません：履歴に書き込めません。"),
      (.newer, "ar", "لم يُنفَّذ: كتب السجلَّ إصدارٌ أحدث من storeterm."),
    ]
  )
  func told(problem: KeepingProblem, locale: String, line: String) throws {
    let open = try StoreSession.streaming(locale: locale)
    let customer = Held(present: open.simulation, problem: problem)
    let session = try StoreSession(catalog: open.catalog, customer: customer)
    session.move(.by(CalendarSpan(days: 1)))
    let notice = try #require(session.notice)
    let text = try #require(session.catalog.words.line(for: notice, in: session))
    #expect(text.hasPrefix(line), "\(text)")
    #expect(session.simulation == open.simulation)
  }

  @Test("each reason has a line of its own")
  func apart() throws {
    let words = try StoreSession.streaming().catalog.words
    let problems = KeepingProblem.allCases
    #expect(Set(problems.map { words.line(for: $0) }).count == problems.count)
  }
}
