import TerminalUI
import Testing

@testable import NcursesTerminal

@Suite("Terminal environment")
struct TerminalEnvironmentTests {
  private func environment(
    _ variables: [String: String],
    isTerminal: Bool = true
  ) -> TerminalEnvironment {
    TerminalEnvironment(variables: variables, isTerminal: isTerminal)
  }

  @Test(
    "the colour level follows the first variable that sets it",
    arguments: [
      (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm"], .sixteen),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/s"], .trueColor),
      (["TERM": "vt100"], .none),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      ([:], .none),
      (["TERM": "xterm", "NO_COLOR": "1"], .none),
      (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "3"], .none),
      (["TERM": "xterm", "FORCE_COLOR": "0"], .none),
      (["TERM": "xterm", "FORCE_COLOR": "3"], .trueColor),
      (["TERM": "dumb", "FORCE_COLOR": "2"], .palette),
      (["TERM": "dumb", "FORCE_COLOR": "1"], .sixteen),
      (["TERM": "xterm", "FORCE_COLOR": ""], .sixteen),
      (["TERM": "xterm", "FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .sixteen),
      (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "CLICOLOR": "0"], .palette),
      (["TERM": "xterm", "CLICOLOR_FORCE": "0", "CLICOLOR": "0"], .none),
      (["TERM": "xterm", "CLICOLOR": "0"], .none),
      (["TERM": "xterm", "CLICOLOR": "1"], .sixteen),
    ] as [([String: String], TerminalEnvironment.ColorLevel)]
  )
  func colour(variables: [String: String], level: TerminalEnvironment.ColorLevel) {
    #expect(environment(variables).colorLevel == level)
  }

  @Test(
    "COLORFGBG sets a light or dark background, by default dark",
    arguments: [
      (nil, .dark), ("", .dark), ("15;0", .dark), ("0;15", .light), ("0;7", .light),
      ("0;default;15", .light), ("15;default;0", .dark), ("7;8", .dark), ("0;default", .dark),
      ("12;9", .light), ("0;99", .dark),
    ] as [(String?, ColorScheme)]
  )
  func backgroundScheme(value: String?, scheme: ColorScheme) {
    let variables = value.map { ["COLORFGBG": $0] } ?? [:]
    #expect(environment(variables).colorScheme == scheme)
  }

  @Test(
    "output to a file has colours only if they are forced",
    arguments: [
      (["TERM": "xterm-256color"], .none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "CLICOLOR": "1"], .none),
      (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .palette),
      (["FORCE_COLOR": "2"], .palette),
      (["FORCE_COLOR": "2", "NO_COLOR": "x"], .none),
    ] as [([String: String], TerminalEnvironment.ColorLevel)]
  )
  func colourElsewhere(variables: [String: String], level: TerminalEnvironment.ColorLevel) {
    #expect(environment(variables, isTerminal: false).colorLevel == level)
  }

  @Test(
    "the language comes from the first locale variable that is set",
    arguments: [
      (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"], "ja_JP"),
      (["LC_MESSAGES": "de_CH.UTF-8", "LANG": "fr_FR.UTF-8"], "de_CH"),
      (["LC_ALL": "", "LANG": "fr_FR.UTF-8"], "fr_FR"),
      (["LC_CTYPE": "de_DE.UTF-8"], nil),
      (["LC_ALL": "C", "LANG": "fr_FR.UTF-8"], nil),
      (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), ([:], nil),
      (["LANG": "sr_RS.UTF-8@latin"], "sr_RS"), (["LANG": "de"], "de"),
    ] as [([String: String], String?)]
  )
  func language(variables: [String: String], language: String?) {
    #expect(environment(variables).language == language)
  }

  @Test(
    "Unicode is used unless the locale excludes it",
    arguments: [
      ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "en_US.utf8"], true),
      (["LANG": "C.UTF-8"], true), (["LANG": "C"], false), (["LANG": "POSIX"], false),
      (["LANG": "de_DE"], false), (["LANG": "de_DE@euro"], false),
      (["LANG": "de_DE.ISO-8859-1"], false), (["LANG": "sr_RS.UTF-8@latin"], true),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "en_US.UTF-8", "LC_CTYPE": "C"], true),
      (["LC_MESSAGES": "C", "LANG": "en_US.UTF-8"], true),
    ]
  )
  func unicode(variables: [String: String], isUnicode: Bool) {
    #expect(environment(variables).isUnicode == isUnicode)
  }

  @Test("the terminal options follow the environment")
  func options() {
    let plain = NcursesTerminal.Options(environment(["TERM": "xterm", "NO_COLOR": "1"]))
    #expect(plain == .init(colorLevel: .none, usesMouse: true, isUnicode: true))
    let ascii = NcursesTerminal.Options(
      environment(["TERM": "xterm", "LANG": "C"]),
      usesMouse: false
    )
    #expect(
      ascii
        == .init(
          colorLevel: .sixteen,
          usesMouse: false,
          queriesBackgroundColor: true,
          isUnicode: false
        )
    )
  }
}

@Suite("Reason for the colour level")
struct ColorDecisionTests {
  @Test(
    "the reason names the variable with the highest precedence",
    arguments: [
      (["NO_COLOR": "1", "FORCE_COLOR": "3"], "NO_COLOR is set"),
      (["FORCE_COLOR": "3", "CLICOLOR": "0"], "FORCE_COLOR is set"),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], "CLICOLOR_FORCE is set"),
      (["CLICOLOR": "0", "COLORTERM": "truecolor"], "CLICOLOR is 0"),
      (["COLORTERM": "truecolor", "TERM": "xterm"], "COLORTERM promises it"),
      (["TERM": "xterm-256color"], "TERM promises it"),
    ]
  )
  func reasons(variables: [String: String], reason: String) {
    let environment = TerminalEnvironment(variables: variables, isTerminal: true)
    #expect(environment.colorDecision.reason == reason)
    #expect(environment.colorDecision.level == environment.colorLevel)
  }

  @Test("without a terminal or forced colours, the reason is the missing terminal")
  func noTerminal() {
    let environment = TerminalEnvironment(variables: ["TERM": "xterm"], isTerminal: false)
    #expect(environment.colorDecision.level == .none)
    #expect(environment.colorDecision.reason == "standard output is no terminal")
  }
}
