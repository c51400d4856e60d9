import Foundation
import Testing

@Suite("storeterm diff")
struct DiffCommandTests {
  private static let file = Program.config("StreamingPass")

  /// A copy of a configuration with one text replaced.
  private static func copy(_ text: String, _ other: String) throws -> (Program.Folder, String) {
    let folder = try Program.Folder()
    let content = try String(contentsOfFile: file, encoding: .utf8)
    try #require(content.contains(text))
    let new = try folder.file("New.storekit", content.replacingOccurrences(of: text, with: other))
    return (folder, new.path)
  }

  @Test("diff describes each change and exits with 1")
  func words() throws {
    let (folder, new) = try Self.copy("\"99.99\"", "\"89.99\"")
    defer { withExtendedLifetime(folder) {} }
    let outcome = try Program.run(["diff", Self.file, new])
    #expect(
      outcome.output == """
        Group Streaming Pass
          Premium Yearly: $99.99 → $89.99

        """
    )
    #expect(outcome.errors.isEmpty)
    #expect(outcome.exitCode == 1)
    let ascii = try Program.run(["diff", "--ascii", Self.file, new]).output
    #expect(ascii.contains("$99.99 -> $89.99"))
    // JSON also has the billing plan, which repeats the price twice.
    let json = try Program.run(["diff", "--format", "json", Self.file, new])
    #expect(json.exitCode == 1)
    let root = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((root?["differences"] as? [[String: Any]])?.count == 3)
  }

  @Test("diff shows unknown keys and exits with 1")
  func unknownKeys() throws {
    let (folder, new) = try Self.copy("\"settings\" : {", "\"settings\" : { \"_foo\" : [ 1 ],")
    defer { withExtendedLifetime(folder) {} }
    let outcome = try Program.run(["diff", Self.file, new])
    #expect(
      outcome.output == """
        Settings
          unknown keys: none → _foo

        """
    )
    #expect(outcome.exitCode == 1)
    let json = try Program.run(["diff", "--format", "json", Self.file, new])
    #expect(json.output.contains("\"old\": {}, \"new\": {\"_foo\": [1]}"))
    #expect(json.exitCode == 1)
  }

  @Test("diff prints nothing and exits with 0 if the files are the same")
  func same() throws {
    let outcome = try Program.run(["diff", Self.file, Self.file])
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(outcome.exitCode == 0)
    let json = try Program.run(["diff", "--format", "json", Self.file, Self.file])
    #expect(json.output == "{\n  \"differences\": []\n}\n")
    #expect(json.exitCode == 0)
  }

  @Test("an unreadable file exits with 2 and an error")
  func unreadable() throws {
    for arguments in [[Self.file, "/nowhere/A.storekit"], ["/nowhere/A.storekit", Self.file]] {
      let outcome = try Program.run(["diff"] + arguments)
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("there is no such file"))
    }
    #expect(try Program.run(["diff", Self.file]).exitCode == 2)
  }
}
