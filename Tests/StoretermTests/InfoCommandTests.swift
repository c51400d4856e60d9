import Foundation
import Testing

@Suite("storeterm info")
struct InfoCommandTests {
  private static let environment = [
    "HOME": "/home/someone", "TERM": "xterm-256color", "LANG": "de_DE.UTF-8", "NO_COLOR": "1",
  ]

  @Test("info prints every path, the versions and the terminal, without needing a terminal")
  func text() throws {
    let file = Program.config("StreamingPass")
    let outcome = try Program.run(["info", file], environment: Self.environment)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n").map {
      $0.components(separatedBy: "  ").filter { !$0.isEmpty }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let found = Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
    let state = "/home/someone/.local/state/storeterm"
    #expect(found["configuration"] == file)
    #expect(found["settings file"] == "/home/someone/.config/storeterm/settings.yaml")
    #expect(found["journals"] == state)
    #expect(found["journal of this file"]?.hasPrefix(state + "/StreamingPass-") == true)
    #expect(found["signing keys"]?.hasSuffix(".journal.keys") == true)
    #expect(found["log"] == state + "/storeterm.log")
    #expect(found["storeterm"]?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(found["ncurses"]?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(found["terminfo entry"]?.hasPrefix("xterm-256color, /") == true)
    #expect(found["colours"] == "none: NO_COLOR is set")
    #expect(found["UTF-8"] == "yes")
    #expect(found["locale"] == "de_DE.UTF-8")
    #expect(found["is a terminal"] == "no")
    #expect(found["mouse"] == "yes")
    #expect(found["pictures"] == "half blocks")
  }

  @Test(
    "info shows an error of the settings file, and a dash if the file is valid",
    arguments: [
      ("theme: pink", "1:8"), ("placement: leading", "1:12"), ("locale: xx", "1:9"),
      ("zone: Mars", "1:7"), ("storefront: ZZZ", "1:13"), ("button-label: blue", "1:15"),
    ]
  )
  func settings(text: String, place: String) throws {
    let folder = try Program.Folder()
    let config = folder.url.appending(path: "config/storeterm")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let environment = ["HOME": "/h", "XDG_CONFIG_HOME": folder.url.path + "/config"]
    let file = config.appending(path: "settings.yaml")
    try Data(text.utf8).write(to: file)
    let broken = try Program.run(["info"], environment: environment)
    #expect(broken.exitCode == 0)
    #expect(broken.output.contains("settings error"))
    #expect(broken.output.contains("\(file.path):\(place): error: "), "\(broken.output)")
    try Data("theme: dark\n".utf8).write(to: file)
    let right = try Program.run(["info"], environment: environment)
    #expect(right.output.contains(/settings error +-\n/), "\(right.output)")
  }

  @Test(
    "info shows the locale of the first variable that is set",
    arguments: [
      (["LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"], "C.UTF-8"),
      (["LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "C"], "ja_JP.UTF-8"),
      (["LANG": "de_DE@euro"], "de_DE@euro"),
    ]
  )
  func locale(variables: [String: String], name: String) throws {
    let environment = variables.merging(["HOME": "/h", "TERM": "xterm"]) { $1 }
    let outcome = try Program.run(["info", "--format", "json"], environment: environment)
    #expect(outcome.output.contains("\"locale\": \"\(name)\""), "\(outcome.output)")
    let report = try Program.run(["--bugreport"], environment: environment).output
    #expect(report.contains("| locale | `\(name)` |"), "\(report)")
  }

  @Test(
    "info shows the background scheme only if the environment provides it",
    arguments: [("", "not known"), ("0;15", "light"), ("15;0", "dark")]
  )
  func backgroundScheme(colors: String, told: String) throws {
    let environment = ["HOME": "/h", "TERM": "xterm", "COLORFGBG": colors]
    let outcome = try Program.run(["info", "--format", "json"], environment: environment)
    #expect(outcome.output.contains("\"ground\": \"\(told)\""), "\(outcome.output)")
  }

  #if os(Linux)
  @Test("info shows the folder of the preview cache")
  func cache() throws {
    let kept = try Program.run(["info"], environment: ["HOME": "/h", "XDG_CACHE_HOME": "/k"])
    #expect(kept.output.contains(" /k/storeterm/modules\n"))
    let usual = try Program.run(["info"], environment: ["HOME": "/h"])
    #expect(usual.output.contains(" /h/.cache/storeterm/modules\n"))
  }
  #endif

  @Test("info --format json has the same sections, with null for missing values")
  func json() throws {
    let outcome = try Program.run(["info", "--format", "json"], environment: [:])
    #expect(outcome.exitCode == 0)
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let parts = try #require(root as? [String: [String: Any]])
    #expect(Set(parts.keys) == ["paths", "versions", "terminal"])
    #expect(parts["paths"]?["configuration"] is NSNull)
    #expect(parts["terminal"]?["size"] is NSNull)
    #expect(parts["terminal"]?["mouse"] as? String == "no")
    #expect(parts["terminal"]?["pictures"] as? String == "half blocks")
    #expect(parts["versions"]?["swift"] is String)
  }

  @Test("XDG folders are used only if they are absolute")
  func folders() throws {
    let outcome = try Program.run(
      ["info"],
      environment: ["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative"]
    )
    #expect(outcome.output.contains(" /c/storeterm/settings.yaml\n"))
    #expect(outcome.output.contains(" /h/.local/state/storeterm\n"))
  }

  @Test("--bugreport prints a block of Markdown without paths or contents of files")
  func bugReport() throws {
    let outcome = try Program.run(
      ["--bugreport", "--control-style", "a|b"],
      environment: Self.environment
    )
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("### What happened\n"))
    #expect(outcome.output.contains("| storeterm | `"))
    #expect(outcome.output.contains("| TERM | `xterm-256color` |"))
    #expect(outcome.output.contains("| arguments | `--control-style a\\|b` |"))
    #expect(!outcome.output.contains("/home/someone"))
  }
}
