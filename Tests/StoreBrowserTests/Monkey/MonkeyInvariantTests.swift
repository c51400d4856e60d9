import Foundation
import PurchaseFlow
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("Invariants that the monkey test checks")
@MainActor
struct MonkeyInvariantTests {
  private func broken(_ change: (inout Frame) -> Void, usesASCII: Bool = false) throws -> String? {
    let robot = try Robot()
    var frame = robot.host.render()
    change(&frame)
    return ScreenInvariants.broken(by: frame, on: robot.host, usesASCII: usesASCII)
  }

  @Test("an intact screen breaks no invariant")
  func whole() throws {
    #expect(try broken { _ in } == nil)
    let robot = try Robot()
    var row = HintRow(browser: robot.browser)
    #expect(row.problem(in: robot.host.render(), of: robot.host) == nil)
  }

  @Test("half a wide character, a control character and a non-ASCII cell are reported")
  func cells() throws {
    let wide = Cell(text: "日", columns: 2, style: .plain)
    #expect(try broken { $0[3, 5] = wide } != nil)
    #expect(try broken { $0[79, 5] = wide } != nil)
    #expect(try broken { $0[3, 5] = Cell(text: "\u{7}", columns: 1, style: .plain) } != nil)
    #expect(try broken { $0[3, 5] = Cell(text: "\u{202E}", columns: 1, style: .plain) } != nil)
    #expect(try broken({ _ in }, usesASCII: true) != nil)
  }

  @Test("a frame of another size than the screen is reported")
  func size() throws {
    #expect(try broken { $0 = Frame(size: Size(width: 80, height: 23)) } != nil)
  }

  @Test("a missing focus is reported")
  func focus() throws {
    let robot = try Robot()
    let frame = robot.host.render()
    robot.host.focus(nil)
    #expect(ScreenInvariants.broken(by: frame, on: robot.host, usesASCII: false) != nil)
  }

  @Test("a cut hint, a wrong hint and a missing date are reported")
  func hints() throws {
    let robot = try Robot()
    var row = HintRow(browser: robot.browser)
    let frame = robot.host.render()
    let end = frame.text(row: 23).count - 1
    var cut = frame
    cut[end - 4, 23] = .blank  // Three blanks and an ellipsis follow the hint.
    #expect(row.problem(in: cut, of: robot.host) != nil)
    var dateless = frame
    for x in 0..<80 { dateless[x, 22] = .blank }
    #expect(row.problem(in: dateless, of: robot.host) != nil)
    robot.browser.model.navigation.screen = .settings
    #expect(row.problem(in: frame, of: robot.host) != nil)
  }

  @Test("an unexpected exit and a history that does not replay are reported")
  func game() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let game = try MonkeyGame(seed: 1, folder: folder)
    let model = game.browser.model
    await #expect(throws: MonkeyGame.Failure.self) {
      try await game.play(events: 20) { if $0 == 3 { model.navigation.exitCode = 0 } }
    }
    let robot = try Robot()
    robot.openTransactions()
    let simulation = robot.session.simulation
    let entries = simulation.history.entries
    #expect(MonkeyGame.replayProblem(simulation, simulation.history) == nil)
    #expect(MonkeyGame.replayProblem(simulation, History(entries: entries.dropLast())) != nil)
  }
}
