import Foundation
import Synchronization
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The log of the browser")
@MainActor
struct LogTests {
  /// A destination for log lines that keeps them in memory.
  private final class LoggedLines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private func logged(_ level: BrowserLog.Level) async throws -> [String] {
    let logged = LoggedLines()
    let options = BrowserOptions(
      path: "/nowhere/A.storekit",
      log: BrowserLog(level) { logged.add($0) }
    )
    let browser = try Browser(try StoreFile.streaming.configuration(), options: options)
    let terminal = MemoryTerminal(
      size: Size(width: 80, height: 24),
      input: [[.key(.character("s")), .key(.character("8")), .key(.character("r"))]]
        + [[.key(.character("q"))]]
    )
    _ = await browser.run(on: terminal)
    let screen = terminal.frames.flatMap(\.lines).joined()
    for line in logged.all { #expect(!screen.contains(line.dropLast())) }
    return logged.all
  }

  @Test("each log level writes more lines than the previous one")
  func levels() async throws {
    #expect(try await logged(.off).isEmpty)
    let errors = try await logged(.error)
    #expect(errors.count == 1)
    #expect(errors.first?.contains(" [browser] error: ") == true, "\(errors)")
    #expect(errors.first?.contains("/nowhere/A.storekit") == true)
    let notices = try await logged(.notice)
    #expect(notices.first?.contains("notice: opened /nowhere/A.storekit") == true, "\(notices)")
    #expect(notices.last?.contains("notice: ended with 0") == true)
    let infos = try await logged(.info)
    for name in ["look.next-style", "screen.configuration", "configuration.read", "program.quit"] {
      #expect(infos.contains { $0.contains("info: \(name)") }, "\(name)")
    }
    let all = try await logged(.debug)
    #expect(all.contains { $0.contains("debug: Style: picker") })
    #expect(all.count > infos.count && infos.count > notices.count)
  }

  @Test("each customer action is logged once, with the message that the screen shows")
  func actions() throws {
    let logged = LoggedLines()
    let options = BrowserOptions(log: BrowserLog(.debug) { logged.add($0) })
    let robot = try Robot(options: options)
    var seen = 0
    func take() -> [String] {
      let lines = logged.all.dropFirst(seen).map { $0.split(separator: "] ").last ?? "" }
      seen = logged.all.count
      return lines.map { $0.trimmingCharacters(in: .newlines) }
    }
    robot.press("enter", "enter")
    let bought = take()
    #expect(bought.filter { $0.hasPrefix("info: customer: purchase com.example") }.count == 1)
    #expect(bought.filter { $0.hasPrefix("debug: Subscribed to Premium Yearly") }.count == 1)
    robot.press("7")
    #expect(take() == ["info: screen.settings"])
    robot.press("down", "enter")
    #expect(take() == ["info: customer: open asksToBuy: true"])
    robot.press("3")
    #expect(take() == ["info: screen.account"])
    robot.press("end", "enter")
    let put = take()
    #expect(put.contains { $0.hasPrefix("info: customer: ") }, "\(put)")
    #expect(put.filter { $0.contains("Ask to Buy pending") }.count == 1, "\(put)")
  }

  @Test("the log shows the screen size in columns and rows")
  func size() async throws {
    #expect(try await logged(.notice).first?.contains(" at 80×24") == true)
  }

  @Test("a log line begins with a timestamp and ends with one line break")
  func form() async throws {
    for line in try await logged(.debug) {
      #expect(line.hasSuffix("\n") && line.first?.isNumber == true)
      #expect(line.contains(/^\d{4}-\d\d-\d\dT/))
    }
  }
}
