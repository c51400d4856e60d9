import Foundation
import ProgramLog
import TestSupport
import Testing

@testable import OSLog

@Suite("Logger")
struct LoggerTests {
  /// Returns what a logger writes, without dates.
  private static func entries(_ write: (Logger) -> Void) throws -> [String] {
    try inTemporaryFolder { folder in
      let log = ProgramLog(url: folder.appending(path: "deep/er/a.log"))
      write(Logger(subsystem: "org.example", category: "store", log: log))
      let text = try String(contentsOf: log.url, encoding: .utf8)
      return text.split(separator: "\n").map { line in
        String(line).replacing(#/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /#, with: "")
      }
    }
  }

  @Test("entries of every level contain their source")
  func levels() throws {
    let entries = try Self.entries { logger in
      logger.trace("a")
      logger.debug("a")
      logger.info("a")
      logger.log("a")
      logger.notice("a")
      logger.warning("a")
      logger.error("a")
      logger.critical("a")
      logger.fault("a")
      logger.log(level: .error, "a")
    }
    let words = [
      "trace", "debug", "info", "notice", "notice", "warning", "error", "critical", "fault",
      "error",
    ]
    #expect(entries == words.map { "[org.example:store] \($0): a" })
  }

  @Test("continuation lines are indented, and control characters are escaped")
  func lines() throws {
    let entries = try Self.entries { $0.log("one\ntwo \u{1B}[31m\tred\u{202E}") }
    #expect(
      entries == ["[org.example:store] notice: one", "    two \\u{1B}[31m\\u{9}red\\u{202E}"]
    )
  }

  @Test("the log is appended to, and a log that is too large is rotated")
  func files() throws {
    try inTemporaryFolder { folder in
      let url = folder.appending(path: "a.log")
      try "before\n".write(to: url, atomically: true, encoding: .utf8)
      ProgramLog(url: url).write("after\n")
      #expect(try String(contentsOf: url, encoding: .utf8) == "before\nafter\n")
      try Data(count: 5 << 20).write(to: url)
      ProgramLog(url: url).write("new\n")
      #expect(try String(contentsOf: url, encoding: .utf8) == "new\n")
      #expect(try Data(contentsOf: folder.appending(path: "a.log.1")).count == 5 << 20)
    }
  }

  @Test("only the owner may read the log file")
  func permissions() throws {
    try inTemporaryFolder { folder in
      let log = ProgramLog(url: folder.appending(path: "a.log"))
      log.write("a")
      let attributes = try FileManager.default.attributesOfItem(atPath: log.url.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(
    "environment variables set the path of the log",
    arguments: [
      (["STORETERM_LOG": "/a/b.txt", "XDG_STATE_HOME": "/s"], "/a/b.txt"),
      (["STORETERM_LOG": "", "XDG_STATE_HOME": "/s"], "/s/storeterm/shelf.log"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/storeterm/shelf.log"),
      (["HOME": "/h"], "/h/.local/state/storeterm/shelf.log"),
    ]
  )
  func location(environment: [String: String], path: String) {
    #expect(ProgramLog.location(environment: environment, program: "shelf").path == path)
  }
}

@Suite("Log messages")
struct OSLogMessageTests {
  @Test("private values are omitted, and other values are logged")
  func privacy() {
    let name = "Ada"
    #expect(("\(name)" as OSLogMessage).text == "Ada")
    #expect(("\(name, privacy: .public)" as OSLogMessage).text == "Ada")
    #expect(("\(name, privacy: .private)" as OSLogMessage).text == "<private>")
    #expect(("\(7, privacy: .sensitive)" as OSLogMessage).text == "<private>")
    let masked = ("\(name, privacy: .private(mask: .hash))" as OSLogMessage).text
    #expect(masked == ("\("Ada", privacy: .sensitive(mask: .hash))" as OSLogMessage).text)
    #expect(masked.hasPrefix("<mask.hash: ") && !masked.contains("Ada"))
  }

  @Test("numbers, conditions and columns are formatted")
  func formats() {
    let messages: [(OSLogMessage, String)] = [
      ("\(255, format: .hex)", "ff"),
      ("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))", "0x00FF"),
      ("\(-8, format: .octal)", "-10"),
      ("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 2))", "+05"),
      ("\(1.5)", "1.500000"),
      ("\(Float(1.25), format: .fixed(precision: 1))", "1.2"),
      ("\(true) \(false, format: .answer)", "true no"),
      ("[\("a", align: .right(columns: 3))\("b", align: .left(columns: 3))]", "[  ab  ]"),
      (
        "\([1, 2]) \(Int.self) \(CancellationError() as any Error)",
        "[1, 2] Int CancellationError()"
      ),
      ("\(UInt64.max) \(Int8.min)", "18446744073709551615 -128"),
    ]
    for (message, text) in messages { #expect(message.text == text) }
  }

  @Test(
    "values are inserted into C formats",
    arguments: [
      ("%@ and %d%%", ["a", "5"], "a and 5%"),
      ("%{public}@ %{private}@ %{public, mask.hash}lld", ["a", "b", "c"], "a <private> c"),
      ("%-5.2f|%@", ["1"], "1|%"),
      ("100%", [], "100%"),
    ]
  )
  func cFormats(format: String, values: [String], text: String) {
    #expect(FormatText(format: format, values: values).text == text)
  }
}
