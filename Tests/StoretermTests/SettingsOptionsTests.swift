import Foundation
import Testing

@Suite("Settings of the settings file in the program")
struct SettingsOptionsTests {
  /// A setting in the file, an option with another value, and the texts that show each value.
  struct Setting: Sendable, CustomTestStringConvertible {
    let text: String
    let shown: String
    let option: [String]
    let shownOtherwise: String

    var testDescription: String { text.replacing("\n", with: ", ") }

    init(_ text: String, _ shown: String, _ option: [String], _ shownOtherwise: String) {
      (self.text, self.shown) = (text, shown)
      (self.option, self.shownOtherwise) = (option, shownOtherwise)
    }

    static let all = [
      Setting("theme: light", "Colours light", ["--theme", "dark"], "Colours dark"),
      Setting(
        "theme: forest\nthemes:\n  forest:\n    accent: green",
        "Colours forest",
        ["--theme", "dark"],
        "Colours dark"
      ),
      Setting(
        "control-style: pagedPicker",
        "Control style pagedPicker",
        ["--control-style", "buttons"],
        "Control style buttons"
      ),
      Setting(
        "control-style: picker\nplacement: scrollView",
        "Placement scrollView",
        ["--placement", "buttonsInBottomBar"],
        "Placement buttonsInBottomBar"
      ),
      Setting(
        "group-by: level",
        "Grouped by level",
        ["--group-by", "period"],
        "Grouped by period"
      ),
      Setting(
        "group-style: tabs",
        "Group style tabs",
        ["--group-style", "links"],
        "Group style links"
      ),
      Setting(
        "button-label: price",
        "Button label price",
        ["--button-label", "action"],
        "Button label action"
      ),
      Setting("locale: de", "Premium jährlich", ["--locale", "ja"], "プレミアム（年額）"),
      Setting("storefront: JPN", "¥100 / year", ["--storefront", "USA"], "$99.99 / year"),
      Setting(
        "zone: Asia/Tokyo",
        "Thu, Jan 1, 2026 09:00",
        ["--zone", "America/New_York"],
        "Wed, Dec 31, 2025 19:00"
      ),
    ]
  }

  /// Runs the browser with a settings file, without a terminal, and opens the appearance panel.
  private func browse(
    _ settings: String,
    _ arguments: [String] = [],
    state: URL? = nil,
    input: String = "v\nq\n"
  ) throws -> Program.Outcome {
    let folder = try Program.Folder()
    let place = folder.url.appending(path: "storeterm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: place.appending(path: "settings.yaml"))
    let file = Program.config("StreamingPass")
    return try Program.run(
      ["browse", file, "--ephemeral", "--start", "2026-01-01T00:00:00Z"] + arguments,
      environment: [
        "HOME": "/nowhere", "XDG_CONFIG_HOME": folder.url.path, "TERM": "xterm",
        "XDG_STATE_HOME": (state ?? folder.url).path,
      ],
      input: input
    )
  }

  @Test("each setting takes effect, and an option overrides it", arguments: Setting.all)
  func each(_ setting: Setting) throws {
    let settings = "accessible: true\n" + setting.text
    let plain = try browse(settings)
    #expect(plain.exitCode == 0, "\(plain.errors)")
    #expect(plain.output.contains(setting.shown), "\(plain.output)")
    #expect(!plain.output.contains(setting.shownOtherwise), "\(plain.output)")
    let other = try browse(settings, setting.option)
    #expect(other.exitCode == 0, "\(other.errors)")
    #expect(other.output.contains(setting.shownOtherwise), "\(other.output)")
    #expect(!other.output.contains(setting.shown), "\(other.output)")
  }

  @Test("accessible: true in the file writes lines, and false needs a terminal")
  func accessible() throws {
    let lines = try browse("accessible: true")
    #expect(lines.exitCode == 0 && lines.output.contains("Premium Yearly"))
    let drawn = try browse("accessible: false")
    #expect(drawn.exitCode == 2 && drawn.errors.contains("not a terminal"))
    #expect(try browse("accessible: false", ["--accessible"]).exitCode == 0)
  }

  @Test("ascii: true in the file writes ASCII only")
  func ascii() throws {
    func isASCII(_ settings: String, _ arguments: String...) throws -> Bool {
      let lines = try browse("accessible: true\n" + settings, ["--locale", "ja"] + arguments).output
      #expect(lines.count > 100, "\(lines)")
      return lines.utf8.allSatisfy { $0 < 0x80 }
    }
    #expect(try isASCII("ascii: true"))
    #expect(try !isASCII("ascii: false"))
    #expect(try isASCII("ascii: false", "--ascii"))
  }

  @Test("log-level in the file sets the log level, and an option overrides it")
  func logLevel() throws {
    for (arguments, isKept) in [([], true), (["--log-level", "off"], false)] {
      let state = try Program.Folder()
      let settings = "accessible: true\nlog-level: info"
      let outcome = try browse(settings, arguments, state: state.url, input: "s\nq\n")
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      let log = state.url.appending(path: "storeterm/storeterm.log")
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      #expect(text.contains("info: look.next-style") == isKept, "\(text)")
    }
  }
}
