import Foundation
import TestSupport
import Testing

@testable import PurchaseFlow

@Suite("YAML files that would be too expensive to read")
struct YAMLLimitsTests {
  /// The content of a file with a text, or its error.
  private func read(_ text: String) throws -> Result<YAMLNode, YAMLFileError> {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    try Data(text.utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    do throws(YAMLFileError) {
      return .success(try YAMLNode(file: place.path, whenEmpty: "Write a: b."))
    } catch {
      return .failure(error)
    }
  }

  private func message(_ text: String) throws -> String? {
    switch try read(text) {
    case .success: nil
    case .failure(let error): error.message
    }
  }

  /// The processor time of this thread in seconds, which excludes other work on the machine.
  private func work(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  /// `levels` levels of lists, each with ten aliases of the list below.
  private static func laughs(_ levels: Int) -> String {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1...levels {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return text
  }

  @Test("nested aliases are counted before they are expanded, also in keys")
  func laughs() throws {
    let keys = Self.laughs(11) + "? *a11\n: 1\n? *a11\n: 2\n"
    let texts = [keys, Self.laughs(11), Self.laughs(200), "? [\(Self.laughs(2))]\n: 1"]
    for text in texts {
      var said: String?
      let time = try work { said = try message(text) }
      #expect(said != nil)
      #expect(time < 1, "\(time) s")
    }
    let said = try message(Self.laughs(11))
    #expect(said?.hasPrefix("The aliases up to here expand to more than 10000") == true)
    #expect(try message(Self.laughs(3)) == nil)
  }

  @Test("10,000 aliases are accepted and one more is refused, wherever they are")
  func expansions() throws {
    let aliases = { (count: Int) in Array(repeating: "*a", count: count).joined(separator: ",") }
    #expect(try message("a: &a x\nb: [\(aliases(10_000))]") == nil)
    #expect(try message("a: &a x\nb: [\(aliases(10_001))]") != nil)
    // The list has 99 values and 100 aliases: 99 + 100 × (1 + 99).
    let nested = "a: &a x\nb: &b [\(aliases(99))]\nc: [\(aliases(98).replacing("a", with: "b")),*b"
    #expect(try message(nested + "]") == nil)
    #expect(try message(nested + ",*b,*b]") != nil)
  }

  @Test("a few aliases of a long list are refused at 1,000,000 values")
  func values() throws {
    let items = Array(repeating: "x", count: 10_000).joined(separator: ",")
    let text = { (count: Int) in
      "a: &a [\(items)]\nb: [\(Array(repeating: "*a", count: count).joined(separator: ","))]"
    }
    #expect(try message(text(90)) == nil)
    #expect(try message(text(101))?.hasPrefix("There are more than 1000000 values") == true)
  }

  @Test(
    "64 levels are accepted and one more is refused, also through an alias",
    arguments: ["[", "{a: ", "- "]
  )
  func depth(opening: String) throws {
    let nested = { (count: Int) in
      let closing = opening == "- " ? "" : opening == "[" ? "]" : "}"
      return String(repeating: opening, count: count) + "x"
        + String(repeating: closing, count: count)
    }
    #expect(try message(nested(64)) == nil)
    #expect(try message(nested(65))?.hasPrefix("Values are nested more than 64 levels") == true)
    #expect(try message(String(repeating: opening, count: 20_000))?.isEmpty == false)
    let around = { (count: Int) in
      "a: &a \(String(repeating: "[", count: 40))x\(String(repeating: "]", count: 40))\n"
        + "b: \(String(repeating: "[", count: count))*a\(String(repeating: "]", count: count))\n"
    }
    #expect(try message(around(23)) == nil)
    #expect(try message(around(24)) != nil)
  }

  @Test(
    "levels beyond the limit of libyaml get the same error",
    arguments: ["[", "{a: "]
  )
  func depthOfLibrary(opening: String) throws {
    for count in [900, 1_001, 100_000] {
      #expect(
        try message("z: " + String(repeating: opening, count: count))
          == "Values are nested more than 64 levels deep here. Nest them less.",
        "\(count)"
      )
    }
  }

  @Test(
    "16 directives are accepted and one more is refused before libyaml compares them",
    arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"]
  )
  func directives(end: String) throws {
    let text = { (count: Int) in
      (0..<count).map { "%TAG !t\($0)! !\(end)" }.joined() + "---\(end)a: 50%\n"
    }
    #expect(try message(text(16)) == nil)
    let excess = "There are more than 16 lines that begin with %. Remove this one."
    #expect(try message(text(17)) == excess)
    #expect(try message("a: b\n...\n" + text(17)) == excess)
    let long = text(40_000)
    var said: Result<YAMLNode, YAMLFileError>?
    let time = try work { said = try read(long) }
    #expect(throws: YAMLFileError.self) { try said?.get() }
    if case .failure(let error) = said, end == "\n" {
      #expect(error.line == 17 && error.column == 1)
    }
    #expect(time < 0.1, "\(time) s")
  }

  /// Files of about a megabyte, each with one construct.
  private static let megabytes: [String] = {
    let long = String(repeating: "x", count: 1_000_000)
    return [
      long, "\(long): 1", "? \(long)\n: 1\n? \(long)y\n: 1", "*\(long)", "a: *\(long)",
      "a: &\(long) 1",
      "a: !\(long) 1", "a: !<\(long)> 1", "a: \"\(long)", "%\(long)", "%TAG !\(long)! b\n---\na",
      "a:\(String(repeating: " ", count: 1_000_000))b",
      "a: \(String(repeating: "1", count: 1_000_000))",
      "a: 2026-01-01\(String(repeating: " ", count: 900_000))T00:00:00Z",
      String(repeating: "%", count: 1_000_000), String(repeating: "#\n", count: 500_000) + "a: b",
      String(repeating: "\n", count: 1_000_000) + "a: b",
      "a: |\n" + String(repeating: " x\n", count: 300_000),
      (0..<1_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
      "[" + (0..<70_000).map { "&a\($0) x" }.joined(separator: ", ") + "]",
      String(repeating: "a\n---\n", count: 150_000), String(repeating: "? ", count: 500_000),
    ]
  }()

  @Test(
    "a megabyte of any construct is read or refused within 1.5 seconds",
    arguments: megabytes.indices
  )
  func megabyte(index: Int) throws {
    let text = Self.megabytes[index]
    let time = try work {
      switch try read(text) {
      case .failure(let error): #expect("\(error)".utf8.count < 2_000)
      case .success(let root):
        let value = (try? root.entries().first?.value) ?? root
        do throws(YAMLFileError) {
          _ = try? value.bool()
          _ = try? value.decimal()
          _ = try? value.duration()
          _ = try? value.int()
          _ = try? value.text()
          _ = try value.instant(in: .utc)
        } catch {
          #expect("\(error)".utf8.count < 2_000)
        }
      }
    }
    #expect(time < 1.5, "\(text.prefix(40).debugDescription): \(time) s")
  }

  @Test("1 MiB is accepted and one more byte is refused before parsing")
  func size() throws {
    let text = { (count: Int) in "a: b\n#" + String(repeating: "x", count: count - 6) }
    #expect(try message(text(1_048_576)) == nil)
    var said: String?
    let long = text(1_048_577)
    let time = try work { said = try message(long) }
    #expect(
      said == "The file has 1048577 bytes, more than the limit of 1048576 (1 MiB). "
        + "Name another file."
    )
    #expect(time < 0.2, "\(time) s")
  }

  @Test("a pipe and a device are refused at once")
  func pipes() throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [pipe, "/dev/zero", "/dev/tty"] where FileManager.default.fileExists(atPath: path) {
      let report = ScenarioReport(files: [path])
      #expect(report.exitCode == 2)
      #expect(report.summary == "1 file did not finish")
    }
  }

  @Test(
    "an alias, a list and a mapping are refused as keys",
    arguments: ["a: &a x\n*a : 1", "? [a]\n: 1", "? {a: b}\n: 1", "{[a]: b}", "[? [a] : b]"]
  )
  func keys(text: String) throws {
    #expect(
      try message(text) == "A key cannot be an alias, a list or a mapping. Write a word."
    )
  }

  @Test("an alias of an unknown anchor, or of its own parent, is refused")
  func unknownAlias() throws {
    for text in ["a: *b", "a: &b [*b]", "a: &b {c: *b}"] {
      #expect(try message(text)?.hasPrefix("Unknown anchor \"b\".") == true)
    }
  }

  @Test("an anchor name can be reused, and an alias refers to the last definition before it")
  func anchors() throws {
    let root = try read("a: &x 1\nb: *x\nc: &x {d: &x 2}\ne: *x").get()
    let entries = try root.entries()
    #expect(entries.map(\.key) == ["a", "b", "c", "e"])
    #expect(try entries[1].value.word() == "1")
    #expect(entries[3].value.isMapping)
  }

  @Test("random files are read or refused within a second")
  func random() throws {
    var random = SeededRandom.forTest()
    let words = [
      "&a ", "&b ", "*a", "*b", "[", "]", "{", "}", ",", ": ", "? ", "- ", "\n", "\n  ", "\n    ",
      "a", "b", "'", "\"", "|\n", ">-\n", "#", "---\n", "...\n", "!!str ", "!", "%YAML 1.2\n", "<<",
      "%TAG !a! b\n", "%TAG !b! tag:yaml.org,2002:\n", "%YAML 1.1\n", "\n%", "!a!b ", "\r",
      "\u{2029}",
      "\u{0}", "\u{FEFF}", "\u{85}", "\u{2028}", "\\x1b", "\t", "~", "@", "`", "é",
    ]
    for _ in 0..<random.rounds(of: 100_000) {
      let count = Int.random(in: 1...60, using: &random)
      let repeated = Int.random(in: 0..<20, using: &random) == 0 ? 500 : 1
      let part = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      let text = String(repeating: part, count: repeated)
      let time = try work { _ = try message(text) }
      #expect(time < 1, "\(text.prefix(400).debugDescription), \(time) s, seed \(random.seed)")
    }
  }
}
