import Foundation
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("The store as accessible lines")
@MainActor
struct AccessibleTests {
  private func session(_ options: BrowserOptions = BrowserOptions()) throws -> AccessibleSession {
    AccessibleSession(try Browser(try StoreFile.streaming.configuration(), options: options))
  }

  /// The number of the first line that contains a text.
  private func number(of text: String, in lines: [String]) throws -> String {
    let line = try #require(lines.first { $0.contains(text) && $0.first?.isNumber == true })
    return String(line.prefix { $0.isNumber })
  }

  @Test("the first lines describe the screen, number its controls and explain the input")
  func start() throws {
    let lines = try session().start()
    for text in ["Premium Yearly", "$99.99", "Subscribe", "Restore", "not subscribed"] {
      #expect(lines.contains { $0.contains(text) }, "\(text) of \(lines)")
    }
    #expect(lines.last?.contains("Type a number") == true)
    let numbers = lines.compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(numbers.filter { $0 > 0 }.count >= 6)
  }

  @Test("every gallery style has a numbered line")
  func gallery() throws {
    let session = try session()
    _ = session.start()
    let lines = session.take("2")
    let appearances = lines.filter { $0.contains(" · ") }
    #expect(appearances.count >= GalleryModel.styles.count, "\(appearances)")
    #expect(appearances.allSatisfy { $0.first?.isNumber == true }, "\(appearances)")
  }

  @Test("a number activates its element, and only changes are announced")
  func choosing() throws {
    let session = try session()
    let all = session.start()
    let said = session.take(try number(of: "Basic Monthly", in: all))
    #expect(said.contains { $0.contains("Basic Monthly") && $0.contains("selected") })
    #expect(said.count < all.count / 2, "\(said)")
    #expect(!said.contains { $0.contains("Restore") })
  }

  @Test("a customer can subscribe, lapse and quit with lines alone")
  func customerTimeline() throws {
    let session = try session()
    let sheet = session.take("")
    #expect(sheet.contains { $0.contains("Confirm") }, "\(sheet)")
    let bought = session.take("enter")
    #expect(bought.contains { $0.contains("Subscribed to Premium Yearly") }, "\(bought)")
    #expect(session.take("a").contains { $0.contains("Auto-renew turned off") })
    let ended = session.take("t")
    #expect(ended.contains { $0.contains("Win-back offer") }, "\(ended)")
    #expect((ended + session.take("escape")).contains { $0.contains("expired") })
    #expect(session.exitCode == nil)
    _ = session.take("q")
    #expect(session.exitCode == 0)
  }

  @Test("a command whose answer is the same as before is answered again")
  func repeated() throws {
    let session = try session()
    _ = session.start()
    for line in ["z", "t", "r"] {
      let first = session.take(line)
      #expect(!first.isEmpty, "\(line)")
      let again = session.take(line)
      #expect(!again.isEmpty && Set(again).isSubset(of: Set(first)), "\(line): \(again)")
    }
    let here = session.take("left")
    #expect(here.count == 1, "\(here)")
  }

  @Test("a filter announces all remaining rows, on a screen and in the palette")
  func narrowed() throws {
    let session = try session()
    _ = session.start()
    _ = session.take("7")
    _ = session.take("/")
    let settings = session.take("grace")
    for name in ["Grace period", "Grace period length", "Grace period for"] {
      #expect(settings.contains { $0.contains(name) }, "\(settings)")
    }
    #expect(!settings.contains { $0.contains("not subscribed") }, "\(settings)")
    _ = session.take("escape")
    _ = session.take("ctrl-p")
    let commands = session.take("restore")
    #expect(commands.contains { $0.contains("Restore purchases") }, "\(commands)")
  }

  @Test("the help line names the user's own keys")
  func ownKeys() throws {
    let session = try session(BrowserOptions(keys: ["program.quit": [.function(2)]]))
    #expect(session.start().last?.hasSuffix("F2 quits.") == true)
  }

  @Test("unknown input is reported, and a full stop repeats the whole screen")
  func unknown() throws {
    let session = try session()
    let all = session.start()
    #expect(session.take("999").first?.contains("There is no 999 here") == true)
    #expect(session.take("xyzzy").first?.contains("There is no xyzzy here") == true)
    #expect(session.take(".").count == all.count)
  }

  @Test(
    "a number without an element is reported, whatever its size",
    arguments: ["0", "-1", "\(Int.min)", "\(Int.max)", "99999999999999999999"]
  )
  func oddNumbers(line: String) throws {
    let session = try session()
    _ = session.start()
    #expect(session.take(line).first?.contains("There is no \(line) here") == true)
  }

  @Test("an announced number keeps its element, even if new elements appear above it")
  func keptNumbers() throws {
    let session = try session()
    _ = session.start()
    _ = session.take("enter")
    let style = try number(of: "s style", in: session.take("enter"))
    let said = session.take("a")
    #expect(said.contains { $0.contains("Subscribe, button") }, "\(said)")
    #expect(!said.contains { $0.contains("s style") }, "\(said)")
    let used = session.take(style)
    #expect(used.contains { $0.contains("Style: picker") }, "\(used)")
  }

  @Test("in a field a number replaces the text, and Tab leaves the field")
  func numbersAsText() throws {
    let session = try session()
    for line in ["enter", "enter", "5"] { _ = session.take(line) }
    #expect(session.take("p").contains { $0.contains("100.99, text field, here") })
    let written = session.take("120")
    #expect(written.contains { $0.contains("120, text field, here") }, "\(written)")
    #expect(session.take("7").contains { $0.contains(" 7, text field, here") })
    let out = session.take("tab")
    let consent = try number(of: "Needs the customer’s consent", in: out)
    #expect(session.take(consent).contains { $0.contains("switch, off") }, "\(out)")
  }

  @Test("code is announced line by line with its indentation")
  func code() throws {
    let session = try session()
    let said = session.take("c")
    let start = try #require(said.firstIndex(of: "import StoreKit"), "\(said)")
    let text = "struct Store: View {\n  var body: some View {\n    SubscriptionStoreView("
    #expect(said[start...].joined(separator: "\n").contains(text), "\(said)")
    #expect(said[start...].contains("}"))
  }

  @Test("a line is typed into a text field that has the focus")
  func typing() throws {
    let session = try session()
    _ = session.take("ctrl-p")
    let found = session.take("next control")
    #expect(found.contains { $0.contains("next control") }, "\(found)")
    let done = session.take("enter")
    #expect(done.contains { $0.contains("Style: picker") }, "\(done)")
  }

  @Test("no line of any style contains a box-drawing glyph, whatever the customer's state")
  func plain() throws {
    for style in ControlStyleList.names {
      let session = try session(BrowserOptions(appearance: StoreAppearance(controlStyle: style)))
      var lines = session.start()
      // Moves between plans, then subscribes to a trial, lets it renew and lapse.
      for line in ["down", "down", ".", "up", ".", "", "enter", "t", ".", "t", "a", "t", "."] {
        lines += session.take(line)
      }
      for line in lines {
        #expect(line.drawnGlyphs.isEmpty && !line.contains("\u{1B}"), "\(style): \(line)")
      }
    }
  }

  @Test("the page number and the number of pages are announced for a plan")
  func pages() throws {
    let session = try session(
      BrowserOptions(appearance: StoreAppearance(controlStyle: "pagedPicker"))
    )
    #expect(session.start().contains("page 1 of 4"))
    #expect(session.take("right").contains("page 2 of 4"))
  }

  @Test(
    "a change of the file is announced at once, and the list shows the new price",
    .timeLimit(.minutes(LongTest.minutes(60)))
  )
  func watching() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Store.storekit")
    let old = try String(contentsOfFile: StoreFile.path(of: "StreamingPass"), encoding: .utf8)
    try old.write(to: file, atomically: true, encoding: .utf8)
    let browser = try Browser(
      StoreConfiguration(path: file.path),
      options: BrowserOptions(path: file.path)
    )
    let session = AccessibleSession(browser)
    #expect(session.start().contains { $0.contains("$99.99 / year") })
    let (news, told) = AsyncStream.makeStream(of: [String].self)
    let watch = try #require(session.watchFile { told.yield($0) })
    defer { watch.end() }
    var arrived = news.makeAsyncIterator()
    try old.replacing("\"99.99\"", with: "\"89.99\"")
      .write(to: file, atomically: true, encoding: .utf8)
    let said = try #require(await arrived.next())
    #expect(said.contains { $0.contains("$99.99/year is now $89.99/year") }, "\(said)")
    #expect(said.contains { $0.contains("Premium Yearly $89.99 / year") }, "\(said)")
    #expect(!session.take(".").contains { $0.contains("Premium Yearly $99.99") })
    try FileManager.default.removeItem(at: file)
    let gone = try #require(await arrived.next())
    #expect(gone.contains { $0.contains("Store.storekit") }, "\(gone)")
  }

  @Test(
    "unknown input is repeated with escaped control characters",
    arguments: [
      ("\u{1B}[A", "\\u{1B}[A"), ("\u{1B}]0;evil\u{7}", "\\u{1B}]0;evil\\u{7}"),
      ("xyz\u{9B}2Jzy", "xyz\\u{9B}2Jzy"),
    ]
  )
  func harmless(line: String, told: String) throws {
    let said = try session().take(line)
    #expect(said.count == 1 && said[0].contains("There is no \(told) here."), "\(said)")
  }

  @Test("escape sequences in a typed line are removed")
  func typedArrows() throws {
    let session = try session()
    _ = session.take("ctrl-p")
    let found = session.take("next\u{1B}[D\u{1B}OC con\u{1B}[1;5Dtrol")
    #expect(found.contains { $0.contains("next control") }, "\(found)")
    #expect(TypedLine.text(of: "a\u{1B}]0;title\u{1B}\\b\u{1B}[200~c\u{8}d") == "abcd")
    #expect(TypedLine.text(of: "\u{1B}[").isEmpty && TypedLine.text(of: "\u{1B}").isEmpty)
  }

  @Test("lines contain only ASCII if the terminal is limited to ASCII")
  func plainLetters() throws {
    let session = try session(BrowserOptions(usesASCII: true))
    let lines = session.start() + session.take("naïve") + session.take("?") + session.take("4")
    #expect(lines.contains { $0.contains("Up/Down choose") }, "\(lines)")
    #expect(lines.contains { $0.contains("Enter subscribe") }, "\(lines)")
    for line in lines { #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)") }
  }
}
