import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The store line by line")
@MainActor
struct AccessibleTests {
  private func session(_ options: BrowserOptions = BrowserOptions()) throws -> AccessibleSession {
    AccessibleSession(try Browser(try StoreFile.streaming.configuration(), options: options))
  }

  /// The number of the first line that has a text.
  private func number(of text: String, in lines: [String]) throws -> String {
    let line = try #require(lines.first { $0.contains(text) && $0.first?.isNumber == true })
    return String(line.prefix { $0.isNumber })
  }

  @Test("everything is said at first, what can be used with a number, and what to write")
  func start() throws {
    let lines = try session().start()
    for text in ["Premium Yearly", "$99.99", "Subscribe", "Restore", "not subscribed"] {
      #expect(lines.contains { $0.contains(text) }, "\(text) of \(lines)")
    }
    #expect(lines.last?.contains("Write a number") == true)
    let numbers = lines.compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(numbers.filter { $0 > 0 }.count >= 6)
  }

  @Test("a number uses what it stands before, and only what changed is said")
  func choosing() throws {
    let session = try session()
    let all = session.start()
    let said = session.take(try number(of: "Basic Monthly", in: all))
    #expect(said.contains { $0.contains("Basic Monthly") && $0.contains("selected") })
    #expect(said.count < all.count / 2, "\(said)")
    #expect(!said.contains { $0.contains("Restore") })
  }

  @Test("a customer subscribes, lapses and leaves by lines alone")
  func life() throws {
    let session = try session()
    let sheet = session.take("")
    #expect(sheet.contains { $0.contains("Confirm") }, "\(sheet)")
    let bought = session.take("enter")
    #expect(bought.contains { $0.contains("Subscribed to Premium Yearly") }, "\(bought)")
    #expect(session.take("a").contains { $0.contains("Auto-renew turned off") })
    #expect(session.take("t").contains { $0.contains("expired") })
    #expect(session.exitCode == nil)
    _ = session.take("q")
    #expect(session.exitCode == 0)
  }

  @Test("what there is not is told, and a full stop says everything again")
  func unknown() throws {
    let session = try session()
    let all = session.start()
    #expect(session.take("999").first?.contains("There is no 999 here") == true)
    #expect(session.take("xyzzy").first?.contains("There is no xyzzy here") == true)
    #expect(session.take(".").count == all.count)
  }

  @Test("text is typed where it is asked for")
  func typing() throws {
    let session = try session()
    _ = session.take("ctrl-p")
    let found = session.take("next control")
    #expect(found.contains { $0.contains("next control") }, "\(found)")
    let done = session.take("enter")
    #expect(done.contains { $0.contains("Style: picker") }, "\(done)")
  }

  @Test("no line has a glyph that draws boxes or marks")
  func plain() throws {
    for line in try session().start() {
      #expect(!line.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) }, "\(line)")
      #expect(!line.contains("\u{1B}"))
    }
  }
}
