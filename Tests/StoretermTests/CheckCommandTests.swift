import Foundation
import TestSupport
import Testing

@Suite("storeterm check")
struct CheckCommandTests {
  private static let fine = """
    { "products" : [ ], "version" : { "major" : 4, "minor" : 0 } }
    """
  private static let doubtful = """
    { "products" : "none", "version" : { "major" : 4, "minor" : 0 } }
    """

  /// Writes files into a new directory, which is removed afterwards.
  private static func withFiles(
    _ contents: [String],
    _ body: ([String]) throws -> Void
  ) throws {
    let directory = NSTemporaryDirectory() + "storeterm-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let paths = contents.indices.map { directory + "/\($0).storekit" }
    for (path, content) in zip(paths, contents) {
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    }
    try body(paths)
  }

  @Test("a file without findings prints only the summary")
  func fineFile() throws {
    try Self.withFiles([Self.fine]) { paths in
      let outcome = try Program.run(["check"] + paths)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.withoutReviewProgress == "1 file: 0 errors, 0 warnings, 0 notes\n")
      #expect(outcome.exitCode == 0)
    }
  }

  @Test("findings go to stdout, and warnings fail only a strict check")
  func warnings() throws {
    try Self.withFiles([Self.doubtful, Self.fine]) { paths in
      let outcome = try Program.run(["check"] + paths)
      let message = "expected an array, found a string; ignored (products)"
      #expect(outcome.output == "\(paths[0]):1:16: warning: \(message)\n")
      #expect(outcome.errors.withoutReviewProgress == "2 files: 0 errors, 1 warning, 0 notes\n")
      #expect(outcome.exitCode == 0)
      #expect(try Program.run(["check", "--strict"] + paths).exitCode == 1)
    }
  }

  @Test("a refused file exits with 1, and an unreadable file with 2, which takes precedence")
  func exitCodes() throws {
    try Self.withFiles(["{ \"products\" : [ }"]) { paths in
      #expect(try Program.run(["check"] + paths).exitCode == 1)
      let outcome = try Program.run(["check"] + paths + ["/nowhere/A.storekit"])
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.split(separator: "\n").count == 2)
      #expect(outcome.errors.withoutReviewProgress == "2 files: 2 errors, 0 warnings, 0 notes\n")
    }
  }

  @Test("JSON output is one document on stdout")
  func json() throws {
    try Self.withFiles([Self.doubtful]) { paths in
      let outcome = try Program.run(["check", "--format", "json"] + paths)
      let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let files = try #require((root as? [String: Any])?["files"] as? [[String: Any]])
      #expect(files[0]["file"] as? String == paths[0])
      #expect((files[0]["counts"] as? [String: Any])?["version"] as? String == "4.0")
      let finding = try #require((files[0]["diagnostics"] as? [[String: Any]])?.first)
      #expect(Set(finding.keys) == ["severity", "line", "column", "message", "keyPath"])
      #expect(outcome.exitCode == 0)
    }
  }

  @Test("SARIF output has rules with help and positions relative to the current folder")
  func sarif() throws {
    let folder = try Program.Folder()
    try folder.file("A b.storekit", Self.doubtful)
    let outcome = try Program.run(
      ["check", "--format", "sarif", "A b.storekit"],
      in: folder.url,
      environment: [:]
    )
    #expect(outcome.exitCode == 0)
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(root?["version"] as? String == "2.1.0")
    let run = try #require((root?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.allSatisfy { $0["helpUri"] is String && $0["help"] is [String: String] })
    #expect(rules.contains { $0["id"] as? String == "billed-amount" })
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(result["level"] as? String == "warning")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(place["artifactLocation"]?["uri"] as? String == "A%20b.storekit")
    #expect(place["artifactLocation"]?["uriBaseId"] as? String == "%SRCROOT%")
    #expect(place["region"]?["startLine"] as? Int == 1)
    #expect(place["region"]?["startColumn"] as? Int == 16)
  }

  @Test(
    "findings of a package directory name the file inside it",
    arguments: ["Pk.storekit/", "Pk.storekit"]
  )
  func package(path: String) throws {
    let folder = try Program.Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Pk.storekit"),
      withIntermediateDirectories: true
    )
    for content in [Self.doubtful, "{"] {
      try folder.file("Pk.storekit/Configuration.storekit", content)
      for (format, place) in [
        ("text", "Pk.storekit/Configuration.storekit:1:"),
        ("json", "\"file\": \"Pk.storekit/Configuration.storekit\","),
        ("sarif", "\"uri\": \"Pk.storekit/Configuration.storekit\","),
      ] {
        let outcome = try Program.run(
          ["check", "--no-review", "--format", format, path],
          in: folder.url,
          environment: [:]
        )
        #expect(outcome.output.contains(place), "\(outcome)")
      }
    }
  }

  @Test(
    "SARIF paths are normalized, and absolute for files outside the current folder",
    arguments: [
      ("a/../a/x.storekit", "a/x.storekit"), ("./a/./x.storekit", "a/x.storekit"),
      ("b/../../%/a/x.storekit", "a/x.storekit"), ("../%/a//x.storekit", "a/x.storekit"),
    ]
  )
  func places(path: String, uri: String) throws {
    let folder = try Program.Folder()
    for name in ["a", "b", "c"] {
      let url = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    try folder.file("a/x.storekit", Self.doubtful)
    func uris(_ path: String, in place: URL) throws -> Set<String> {
      let outcome = try Program.run(
        ["check", "--format", "sarif", "--no-review", path],
        in: place,
        environment: [:]
      )
      return Set(outcome.output.matches(of: /"uri": "([^"]*)"/).map { String($0.1) })
    }
    let own = path.replacing("%", with: folder.url.lastPathComponent)
    #expect(try uris(own, in: folder.url) == [uri])
    let elsewhere = try uris("../\(uri)", in: folder.url.appendingPathComponent("c"))
    #expect(elsewhere.count == 1)
    #expect(elsewhere.first?.hasPrefix("file:///") == true)
    #expect(elsewhere.first?.hasSuffix("/\(folder.url.lastPathComponent)/\(uri)") == true)
  }

  @Test("App Review findings name the position, and --no-review omits them")
  func review() throws {
    let file = Program.config("FlowerMovie")
    let folder = try Program.Folder()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let bare = text.replacingOccurrences(of: "\"appPolicies\"", with: "\"noPolicies\"")
    try #require(bare != text)
    let path = try folder.file("A.storekit", bare).path
    let outcome = try Program.run(["check", path])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(": note: the file has no terms of use and no privacy policy"))
    #expect(outcome.output.contains("(subscriptionGroups[0]) [policy-links]\n"))
    // A note does not fail a strict check. This file has no warning, and no terms of use.
    #expect(try Program.run(["check", "--strict", file]).exitCode == 0)
    let silent = try Program.run(["check", "--no-review", path])
    #expect(!silent.output.contains("policy-links"))
    #expect(try Program.run(["check", "--control-style", "no", path]).exitCode == 2)
  }

  @Test(
    "a usage error exits with 2 and is reported on stderr",
    arguments: [
      ["check"], ["check", "--format", "xml", "a"], ["check", "--format"],
      ["check", "--strict=1", "a"],
    ]
  )
  func usageErrors(arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Usage:"))
  }

  @Test("a pipe without a reader ends the program without a message")
  func closedPipe() throws {
    try Self.withFiles([Self.doubtful]) { paths in
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let errors = Pipe()
      let exitCode = try Program.launch(
        ["check", "--format", "json"] + paths,
        output: pipe.fileHandleForWriting,
        errors: errors
      )
      #expect(exitCode == 0)
      let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(said.withoutReviewProgress == "1 file: 0 errors, 1 warning, 0 notes\n")
    }
  }

  @Test(
    "a full disk is reported and exits with 2",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func fullDisk() throws {
    try Self.withFiles([Self.doubtful]) { paths in
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let errors = Pipe()
      let exitCode = try Program.launch(["check"] + paths, output: full, errors: errors)
      #expect(exitCode == 2)
      let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(said.withoutReviewProgress.hasPrefix("storeterm: cannot write to stdout: "))
    }
  }

  @Test("no control character of a path or option reaches the terminal")
  func harmless() throws {
    let nasty = "\u{1B}[31m\u{9B}\u{202E}"
    for arguments in [["check", nasty], ["check", "--format", nasty, "a"], [nasty]] {
      let outcome = try Program.run(arguments)
      #expect(outcome.exitCode == 2)
      let said = outcome.output + outcome.errors
      #expect(
        !said.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
      )
      #expect(!said.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test(
    "a pipe in place of a file does not block the program",
    .timeLimit(.minutes(LongTest.minutes(30)))
  )
  func fifo() throws {
    try Self.withFiles([]) { _ in
      let path = NSTemporaryDirectory() + "storeterm-" + UUID().uuidString
      try #require(mkfifo(path, 0o600) == 0)
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(try Program.run(["check", path]).exitCode == 2)
    }
  }
}
