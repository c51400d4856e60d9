import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Unusable history files")
@MainActor
struct PersistenceTests {
  /// A customer whose changes cannot be saved.
  private struct Held: PersistentCustomer {
    struct Failure: PersistenceError {
      let persistenceErrorReason: PersistenceErrorReason
    }

    let present: Simulation
    let problem: PersistenceErrorReason

    func simulation() -> Simulation { present }
    func perform(_ action: StoreAction) throws -> [StoreEvent] {
      throw Failure(persistenceErrorReason: problem)
    }
    func advance(to instant: Instant) throws -> [StoreEvent] {
      throw Failure(persistenceErrorReason: problem)
    }
    func move(_ move: ClockMove) throws -> [StoreEvent] {
      throw Failure(persistenceErrorReason: problem)
    }
    func stepBack(_ count: Int) throws { throw Failure(persistenceErrorReason: problem) }
    func stepBack(to instant: Instant) throws { throw Failure(persistenceErrorReason: problem) }
    func stepBack(keeping count: Int, to instant: Instant) throws {
      throw Failure(persistenceErrorReason: problem)
    }
    func stepForward() throws -> [StoreEvent]? { throw Failure(persistenceErrorReason: problem) }
    func switchTo(_ branch: HistoryBranch) throws { throw Failure(persistenceErrorReason: problem) }
  }

  @Test(
    "a refused action is explained in the store's language, with the next step",
    arguments: [
      (PersistenceErrorReason.inUse, "en_US", "Not done: another program holds your history."),
      (.damaged, "de", "Nicht ausgeführt: Die Datei deines Verlaufs ist beschädigt."),
      (.notWritten, "ja", "実行できません：履歴に書き込めません。"),
      (.newer, "ar", "لم يُنفَّذ: كتب السجلَّ إصدارٌ أحدث من storeterm."),
    ]
  )
  func told(problem: PersistenceErrorReason, locale: String, line: String) throws {
    let open = try StoreSession.streaming(locale: locale)
    let customer = Held(present: open.simulation, problem: problem)
    let session = try StoreSession(catalog: open.catalog, customer: customer)
    session.move(.by(CalendarSpan(days: 1)))
    let notice = try #require(session.notice)
    let text = try #require(session.catalog.words.line(for: notice, in: session))
    #expect(text.hasPrefix(line), "\(text)")
    #expect(session.simulation == open.simulation)
  }

  @Test("each persistence problem has its own line")
  func apart() throws {
    let words = try StoreSession.streaming().catalog.words
    let problems = PersistenceErrorReason.allCases
    #expect(Set(problems.map { words.line(for: $0) }).count == problems.count)
  }
}
