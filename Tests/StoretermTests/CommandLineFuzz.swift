import Foundation
import TestSupport

/// Generates random command lines, with the files that they name and their environment.
struct CommandLineFuzz {
  private(set) var damage: TextDamage
  private let folder: URL
  private let stores: [String]
  private let scenarios: [String]

  /// Creates a generator that writes its files into a folder.
  init(random: SeededRandom, folder: URL) throws {
    damage = TextDamage(random: random)
    self.folder = folder
    stores = try ["Everything", "FlowerMovie", "StreamingPass"].map {
      try String(contentsOfFile: Program.config($0), encoding: .utf8)
    }
    let files = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PurchaseFlowTests/Scenarios/Files")
    try FileManager.default.copyItem(
      at: files.appending(path: "Flow.storekit"),
      to: folder.appending(path: "Flow.storekit")
    )
    scenarios = try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
      .filter { $0.hasSuffix(".yaml") }
      .map { try String(contentsOf: files.appending(path: $0), encoding: .utf8) }
  }

  /// The arguments and the environment of one run.
  struct Line {
    var arguments: [String]
    var environment: [String: String]
    /// Whether the output contains the program's own escape sequences.
    var hasColors: Bool { arguments.contains("ansi") }
    /// The file on the standard input.
    var input: URL?
    /// Whether the output is a screen, on which a name with several lines takes several lines.
    var isScreen: Bool {
      ["render", "browse"].contains(arguments.first) && !arguments.contains("json")
    }
    /// Whether the output is the text of a file.
    var isFileText: Bool { arguments.first == "fmt" && arguments.contains("-") }
  }

  /// The next command line. Its files replace those of the previous one.
  mutating func next() throws -> Line {
    let choice = Int.random(in: 0..<13, using: &damage.random)
    var arguments: [String] =
      switch choice {
      case 0, 1, 2: try simulate()
      case 3, 4: try check()
      case 5:
        try ["diff", store("old"), store("new")] + format(["text", "json"])
          + (oneIn(3) ? ["--ascii"] : [])
      case 6: oneIn(2) ? try ["fmt", "--check", store("store")] : ["fmt", "-"]
      case 7, 8, 9: try render()
      case 10: try info()
      case 11: ["styles"]
      default:
        ["man", "styles", "--help", "--version", "--bugreport", "help"].shuffled(
          using: &damage.random
        ).dropLast(4) + [argument()]
      }
    if oneIn(6) { arguments = damaged(arguments) }
    let input = folder.appending(path: try store("input"))
    return Line(arguments: arguments, environment: try environment(), input: input)
  }

  // MARK: Commands

  private mutating func simulate() throws -> [String] {
    let file = try scenario()
    let signed = oneIn(4) ? ["--signed"] : []
    let customer = oneIn(4) ? ["--customer", oneIn(2) ? "ada" : "\u{1B}"] : []
    return ["simulate", file] + signed + customer + format(["text", "jsonl", "junit"])
  }

  private mutating func check() throws -> [String] {
    let review = oneIn(3) ? [] : ["--no-review"]
    return try ["check", store("store")] + review + format(["text", "json", "sarif"])
  }

  private mutating func render() throws -> [String] {
    var arguments = ["render", try store("store")]
    let options = [
      ("--screen", ["store", "configuration", "account", "timeline", "settings", "help", "x"]),
      ("--format", ["text", "ansi", "svg", "html", "json", "spoken", "x"]),
      ("--width", ["1", "20", "80", "200", "0", "-1", "99999999999999999999"]),
      ("--height", ["1", "5", "24", "100", "1001"]),
      ("--press", ["enter", "down", "tab", "t", "?", "x", "\u{1B}", "f5", "ctrl-k"]),
      ("--locale", ["ja", "de_DE", "ar", "simplifiedchinese", "en@x=y", "\u{202E}", "zz"]),
      ("--storefront", ["JPN", "USA", "XXX", "\n"]), ("--group", ["Pro", "\u{1B}"]),
      ("--start", ["2026-01-01", "10000-01-01", "P1M", "9999-12-31T00:00:00Z"]),
      ("--zone", ["Europe/Berlin", "UTC", "../etc", "Zone\n"]),
      ("--placement", ["leading", "x\r"]),
      ("--control-style", ["buttons", "picker", "pagedPicker", "\u{85}"]),
    ]
    for _ in 0..<Int.random(in: 0...4, using: &damage.random) {
      guard let (name, values) = options.randomElement(using: &damage.random) else { continue }
      arguments += [name, values.randomElement(using: &damage.random) ?? ""]
    }
    if oneIn(8) { arguments += ["--scenario", try scenario()] }
    if oneIn(6) { arguments += ["--marketing", try marketing()] }
    if oneIn(6) { arguments.append("--ascii") }
    return arguments
  }

  private mutating func info() throws -> [String] {
    let config = folder.appending(path: "config/storeterm")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let settings = "theme: light\nlocale: ja\nkeys:\n  clock.next-event: [n, f5]\nzone: UTC\n"
    try damage.damaged(settings).write(to: config.appending(path: "settings.yaml"))
    return ["info"] + (oneIn(2) ? [try store("store")] : []) + format(["text", "json"])
  }

  // MARK: Files and arguments

  private mutating func scenario() throws -> String {
    let text = scenarios.randomElement(using: &damage.random) ?? ""
    return try write(damage.damaged(text), "scenario", "yaml")
  }

  private mutating func marketing() throws -> String {
    let text = """
      # A *title*

      Text with **emphasis**, [a link](https://example.com) and ![a picture](p.png).

      - One
        1. Two

      > Said
      ```
      code
      ```
      """
    return try write(damage.damaged(text), "page", "md")
  }

  private mutating func store(_ name: String) throws -> String {
    let text = stores.randomElement(using: &damage.random) ?? ""
    return try write(damage.damaged(text), name, "storekit")
  }

  private mutating func write(_ data: Data, _ name: String, _ end: String) throws -> String {
    let odd = ["", "", "", "é", "\n", "\u{1B}[2J", "\u{202E}", " ", "全", "-", "'", "%s"]
    let file = "\(name)\(odd.randomElement(using: &damage.random) ?? "").\(end)"
    try data.write(to: folder.appending(path: file))
    return file
  }

  private mutating func format(_ formats: [String]) -> [String] {
    oneIn(3) ? [] : ["--format", formats.randomElement(using: &damage.random) ?? ""]
  }

  private mutating func damaged(_ arguments: [String]) -> [String] {
    var arguments = arguments
    let index = Int.random(in: 0..<arguments.count, using: &damage.random)
    let word = argument()
    switch Int.random(in: 0..<3, using: &damage.random) {
    case 0: arguments.remove(at: index)
    case 1: arguments.insert(word, at: index)
    default: arguments[index] += word
    }
    return arguments
  }

  /// A hostile word without a null byte, of at most 100,000 bytes.
  private mutating func argument() -> String {
    let word = damage.word().replacing("\u{0}", with: "")
    // An argument that is not an option is a path, and a path may look random. In a path the
    // program withholds a private key only from its beginning.
    let beginning = HostileText.privateKey[0]
    let isRestOfKey =
      !word.contains(beginning) && HostileText.privateKey.dropFirst().contains(where: word.contains)
    let chosen = isRestOfKey ? beginning : word
    return String(decoding: chosen.utf8.prefix(100_000), as: UTF8.self)
  }

  private mutating func environment() throws -> [String: String] {
    var environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.appending(path: "config").path,
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let values: [String: [String]] = [
      "LC_ALL": Self.locales, "LANG": Self.locales, "LC_MESSAGES": Self.locales,
      "LANGUAGE": ["de:en", "simplifiedchinese", ":::", "\u{1B}"],
      "TERM": ["xterm-256color", "dumb", "vt100", "", "\n", "../../etc/passwd", "x\u{202E}"],
      "COLUMNS": ["0", "-1", "80", "99999999999999999999", "x"], "LINES": ["0", "24", "\n"],
      "NO_COLOR": ["1", ""], "FORCE_COLOR": ["3", "\u{1B}"], "COLORTERM": ["truecolor", "\n"],
      "COLORFGBG": ["0;15", ";", "999999999999999999999"], "TZ": ["UTC", "Nowhere/\n", ":"],
      "XDG_STATE_HOME": ["relative", folder.path], "STORETERM_LOG": ["", folder.path],
    ]
    for (name, choices) in values.sorted(by: { $0.key < $1.key }) where oneIn(3) {
      environment[name] = choices.randomElement(using: &damage.random)
    }
    return environment
  }

  private static let locales = [
    "C", "POSIX", "en_US.UTF-8", "de_DE", "ja_JP.UTF-8", "ar", "simplifiedchinese",
    "simplifiedchinese.UTF-8", "en_US@" + String(repeating: "a", count: 200), "\u{202E}", "\n", ".",
    String(repeating: "en_", count: 100), "x-" + String(repeating: "a", count: 20), "@", "_",
  ]

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &damage.random) == 0
  }
}
