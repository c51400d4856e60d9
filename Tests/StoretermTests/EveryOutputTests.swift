import Foundation
import Testing

@Suite("External text in every output")
struct EveryOutputTests {
  /// A configuration in which each text ends with a marker that could break an output.
  private static func store(_ name: String, marker: String) throws -> Data {
    let data = try Data(contentsOf: URL(filePath: Program.config(name)))
    let root = try JSONSerialization.jsonObject(with: data)
    return try JSONSerialization.data(withJSONObject: marked(root, marker))
  }

  /// A value with the marker after each text, and with an additional marked key in each object.
  private static func marked(_ value: Any, _ marker: String) -> Any {
    switch value {
    case let object as [String: Any]:
      var result = object.mapValues { marked($0, marker) }
      for key in ["displayPrice", "type", "recurringSubscriptionPeriod", "locale", "_locale"] {
        result[key] = object[key]
      }
      result["odd" + marker] = "x" + marker
      return result
    case let list as [Any]: return list.map { marked($0, marker) }
    case let text as String: return text + marker
    default: return value
    }
  }

  private static let scenario = """
    store: "a.storekit"
    steps:
      - purchase: "\\e[2J\\u202e\\nforged.yaml:1:1: error: x"
    """

  /// Each command in each of its formats, for files called `a` and `b`.
  private static let commands: [[String]] =
    [
      ["check", "a.storekit"], ["check", "a.storekit", "--no-review", "--format", "json"],
      ["check", "a.storekit", "--format", "sarif"], ["check", "a.storekit", "--format", "text"],
      ["diff", "a.storekit", "b.storekit"], ["diff", "b.storekit", "a.storekit", "--ascii"],
      ["diff", "a.storekit", "b.storekit", "--format", "json"], ["fmt", "--check", "a.storekit"],
      ["simulate", "a.yaml"], ["simulate", "a.yaml", "--format", "jsonl"],
      ["simulate", "a.yaml", "--format", "junit"], ["info", "a.storekit"],
      ["info", "a.storekit", "--format", "json"], ["--bugreport", "a.storekit"],
      ["render", "a.storekit", "--cast"],
      ["render", "a.storekit", "--contact-sheet"], ["browse", "a.storekit", "--ephemeral"],
      ["browse", "a.storekit", "--accessible", "--ephemeral"],
    ]
    + ["text", "ansi", "svg", "html", "json", "spoken"].map {
      ["render", "a.storekit", "--format", $0]
    }
    + ["configuration", "account", "timeline", "settings", "transactions"].map {
      ["render", "a.storekit", "--screen", $0]
    }

  private static func expectSafe(_ arguments: [String], _ outcome: Program.LimitedOutcome) {
    let said = String(decoding: outcome.errors, as: UTF8.self)
    #expect(outcome.exitCode <= 2, "\(arguments.debugDescription) \(said)")
    let output = HostileText.complaint(
      about: outcome.output,
      hasColors: arguments.contains("ansi"),
      isScreen: ["render", "browse"].contains(arguments.first)
        && !arguments.contains("json")
    )
    #expect(output == nil, "\(arguments.debugDescription)")
    let errors = HostileText.complaint(about: outcome.errors)
    #expect(errors == nil, "\(arguments.debugDescription) \(said)")
  }

  @Test("names from a file stay within their line, in every format", arguments: commands)
  func names(arguments: [String]) throws {
    let folder = try Program.Folder()
    let marker = HostileText.marker
    try Self.store("Everything", marker: marker).write(to: folder.url.appending(path: "a.storekit"))
    try Self.store("StreamingPass", marker: "2" + marker)
      .write(to: folder.url.appending(path: "b.storekit"))
    try folder.file("a.yaml", Self.scenario)
    let outcome = try Program.runLimited(
      arguments,
      in: folder.url,
      environment: ["HOME": folder.url.path]
    )
    Self.expectSafe(arguments, outcome)
  }

  /// The commands that print most of a file, each in a format that omits nothing.
  private static let wholeCommands: [[String]] = [
    ["check", "a.storekit"], ["check", "a.storekit", "--no-review", "--format", "sarif"],
    ["diff", "a.storekit", "b.storekit"], ["diff", "b.storekit", "a.storekit", "--format", "json"],
    ["render", "a.storekit", "--format", "json"], ["simulate", "a.yaml", "--format", "junit"],
    ["render", "a.storekit", "--screen", "configuration", "--height", "400"],
    ["browse", "a.storekit", "--accessible", "--ephemeral"],
  ]

  @Test(
    "no output contains a private key, however it was pasted",
    arguments: HostileText.pastedKeys
  )
  func pastedKeys(key: String) throws {
    let folder = try Program.Folder()
    try Self.store("Everything", marker: key).write(to: folder.url.appending(path: "a.storekit"))
    try Self.store("StreamingPass", marker: "").write(to: folder.url.appending(path: "b.storekit"))
    for arguments in [
      ["check", "a.storekit"], ["diff", "a.storekit", "b.storekit"],
      ["diff", "b.storekit", "a.storekit", "--format", "json"],
      ["render", "a.storekit", "--format", "json"],
    ] {
      let outcome = try Program.runLimited(
        arguments,
        in: folder.url,
        environment: ["HOME": folder.url.path]
      )
      Self.expectSafe(arguments, outcome)
    }
  }

  @Test("a long store path in a scenario is cut, and a refused date is explained")
  func scenarioValues() throws {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "a.storekit")
    let long = String(repeating: "x", count: 500_000)
    try folder.file("a.yaml", "store: \"\(long)\"\nsteps: []\n")
    try folder.file("b.yaml", "store: a.storekit\nstart: 2026-02-30T00:00:00Z\nsteps: []\n")
    for arguments in [
      ["simulate", "a.yaml"], ["simulate", "a.yaml", "--format", "junit"],
      ["render", "a.storekit", "--scenario", "a.yaml"],
    ] {
      let outcome = try Program.runLimited(arguments, in: folder.url, environment: [:])
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.count + outcome.output.count < 1_500, "\(arguments)")
    }
    for arguments in [
      ["simulate", "b.yaml"], ["render", "a.storekit", "--start", "2026-02-30T00:00:00Z"],
      ["render", "a.storekit", "--start", "2026-02-30"],
    ] {
      let outcome = try Program.runLimited(arguments, in: folder.url, environment: [:])
      let said = String(decoding: outcome.errors, as: UTF8.self)
      #expect(said.contains("is a day that does not exist") && !said.contains("9999"), "\(said)")
    }
  }

  @Test("no output contains a private key that is in every field", arguments: wholeCommands)
  func keys(arguments: [String]) throws {
    let folder = try Program.Folder()
    let marker = HostileText.privateKey.joined(separator: "\n")
    try Self.store("Everything", marker: marker).write(to: folder.url.appending(path: "a.storekit"))
    try Self.store("StreamingPass", marker: "").write(to: folder.url.appending(path: "b.storekit"))
    let key = HostileText.privateKey.joined(separator: "\\n")
    try folder.file("a.yaml", "store: b.storekit\nsteps:\n  - purchase: \"\(key)\"\n")
    let outcome = try Program.runLimited(
      arguments,
      in: folder.url,
      environment: ["HOME": folder.url.path]
    )
    Self.expectSafe(arguments, outcome)
  }

  /// Command lines with `@` in place of a user's text.
  private static let written: [[String]] = [
    ["@"], ["render", "@"], ["check", "@"], ["diff", "@", "@"], ["fmt", "@"], ["simulate", "@"],
    ["info", "@"], ["help", "@"], ["render", "a.storekit", "@"], ["render", "a.storekit", "--@"],
    ["man", "@"], ["styles", "--@"], ["browse", "--journal", "@", "a.storekit"],
    ["render", "a.storekit", "--group", "@"], ["render", "a.storekit", "--select", "@"],
    ["render", "a.storekit", "--control-style", "@"], ["render", "a.storekit", "--placement", "@"],
    ["render", "a.storekit", "--group-style", "@"], ["render", "a.storekit", "--group-by", "@"],
    ["render", "a.storekit", "--button-label", "@"],
    ["render", "a.storekit", "--relationships", "@"],
    ["render", "a.storekit", "--marketing", "@"],
    ["render", "a.storekit", "--locale", "@"], ["render", "a.storekit", "--storefront", "@"],
    ["render", "a.storekit", "--start", "@"], ["render", "a.storekit", "--zone", "@"],
    ["render", "a.storekit", "--scenario", "@"], ["render", "a.storekit", "--screen", "@"],
    ["render", "a.storekit", "--format", "@"], ["render", "a.storekit", "--theme", "@"],
    ["render", "a.storekit", "--width", "@"], ["render", "a.storekit", "--press", "@"],
    ["check", "a.storekit", "--control-style", "@"], ["check", "a.storekit", "--placement", "@"],
    ["simulate", "a.yaml", "--environment", "@"], ["simulate", "a.yaml", "--app-apple-id", "@"],
    ["simulate", "a.yaml", "--signed", "--export-root", "/nowhere/@"], ["preview", "@"],
    ["preview", "a.swift", "--placement", "@"], ["--bugreport", "@"],
    ["preview", "a.swift", "--default-isolation", "@"],
    ["--generate-completion-script", "@"],
  ]

  @Test("an argument is quoted within its line, and a long one is cut", arguments: written)
  func arguments(arguments: [String]) throws {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "a.storekit")
    try folder.file("a.yaml", "store: a.storekit\nsteps: []\n")
    let text = HostileText.marker + String(repeating: "n", count: 60_000)
    let outcome = try Program.runLimited(
      arguments.map { $0.replacing("@", with: text) },
      in: folder.url,
      environment: ["HOME": folder.url.path]
    )
    Self.expectSafe(Array(arguments.prefix(1)), outcome)
    let isWhole = ["--bugreport", "info"].contains(arguments[0]) || arguments.contains("--journal")
    #expect(isWhole || outcome.errors.count < 10_000, "\(arguments)")
  }

  @Test(
    "no message quotes a private key that is an argument",
    arguments: [
      ["--bugreport", "@"], ["info", "--@"], ["render", "a.storekit", "--group", "@"],
      ["render", "a.storekit", "--locale", "@"], ["@"],
    ]
  )
  func keyArguments(arguments: [String]) throws {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "a.storekit")
    let outcome = try Program.runLimited(
      arguments.map { $0.replacing("@", with: HostileText.privateKey[0]) },
      in: folder.url,
      environment: ["HOME": folder.url.path]
    )
    Self.expectSafe(arguments, outcome)
  }

  @Test(
    "a path with the beginning of a private key is withheld, in every format",
    arguments: [
      ["check", "@.storekit", "--no-review"], ["check", "@.storekit", "--format", "json"],
      ["check", "@.storekit", "--format", "sarif"], ["check", "@/../@.storekit"],
      ["check", "@/../@.storekit", "--format", "sarif"],
      ["diff", "a.storekit", "@.storekit"], ["diff", "@.storekit", "a.storekit"],
      ["diff", "@.storekit", "a.storekit", "--format", "json"],
      ["fmt", "@.storekit"], ["fmt", "--check", "@.storekit"],
      ["info", "@.storekit"], ["info", "@.storekit", "--format", "json"],
      ["info", "a.storekit", "--journal", "@"],
      ["simulate", "@.yaml"], ["simulate", "@.yaml", "--format", "jsonl"],
      ["simulate", "@.yaml", "--format", "junit"],
      ["simulate", "a.yaml", "--signed", "--export-root", "@/a"],
      ["render", "@.storekit", "--format", "json"],
      ["render", "a.storekit", "--scenario", "@.yaml"],
      ["render", "a.storekit", "--contact-sheet", "@/a.svg"],
      ["browse", "@.storekit", "--accessible", "--ephemeral"],
      ["browse", "a.storekit", "--accessible", "--journal", "@/j"],
    ],
    [true, false]
  )
  func keyPaths(arguments: [String], exists: Bool) throws {
    let key = HostileText.privateKey[0]
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "a.storekit")
    try folder.file("a.yaml", Self.scenario)
    if exists {
      try folder.add("Everything", as: "\(key).storekit")
      try folder.file("\(key).yaml", Self.scenario)
    }
    let outcome = try Program.runLimited(
      arguments.map { $0.replacing("@", with: key) },
      in: folder.url,
      environment: ["HOME": folder.url.path]
    )
    Self.expectSafe(arguments, outcome)
  }

  @Test("preview names are listed within their lines, without keys, and long names are cut")
  func previewNames() throws {
    let folder = try Program.Folder()
    let names = [
      "\u{1B}[31mred", "turned\u{202E}round", HostileText.privateKey[0],
      String(repeating: "n", count: 50_000), #"forged\nforged: error"#,
    ]
    let previews = names.map { "#Preview(\"\($0)\") { Text(\"tea\") }\n" }.joined()
    try folder.file("Shop.swift", "import SwiftUI\n" + previews)
    let arguments = ["preview", "--list", "Shop.swift"]
    let outcome = try Program.runLimited(arguments, in: folder.url, environment: [:])
    Self.expectSafe(arguments, outcome)
    #expect(outcome.output.count < 1_000)
  }

  @Test("the path of a journal is shown, although its name looks random")
  func journalPath() throws {
    let folder = try Program.Folder()
    for number in 0..<40 {
      let place = folder.url.appending(path: "App\(number)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try folder.add("StreamingPass", as: "App\(number)/A.storekit")
    }
    for number in 0..<40 {
      let outcome = try Program.runLimited(
        ["info", "App\(number)/A.storekit"],
        in: folder.url,
        environment: ["HOME": folder.url.path]
      )
      #expect(!String(decoding: outcome.output, as: UTF8.self).contains("(withheld)"))
    }
  }

  @Test("an environment variable is shown within its line")
  func variables() throws {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "a.storekit")
    let names = [
      "TERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM", "COLORFGBG",
      "LC_ALL", "LANG", "LC_MESSAGES", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "STORETERM_LOG", "TZ",
    ]
    let values = names.map { ($0, ($0.hasPrefix("XDG") ? "/" : "") + HostileText.marker) }
    let environment = Dictionary(uniqueKeysWithValues: values + [("HOME", folder.url.path)])
    for arguments in [["info"], ["info", "--format", "json"], ["--bugreport"], ["browse"]] {
      let outcome = try Program.runLimited(arguments, in: folder.url, environment: environment)
      Self.expectSafe(arguments, outcome)
    }
  }
}
