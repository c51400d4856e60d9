import ExternalInput
import Foundation
import TerminalUI

/// The environment's variables about the terminal and its user.
///
/// Because this type is a value, tests can check the precedence of variables. ``current`` is the
/// environment of the process.
///
/// ```swift
/// import NcursesTerminal
///
/// let environment = TerminalEnvironment(
///   variables: ["TERM": "xterm-256color", "NO_COLOR": "1"],
///   isTerminal: true
/// )
/// let hasColors = environment.colorLevel != .none
/// ```
public struct TerminalEnvironment: Hashable, Sendable {
  /// The number of colours that may be used.
  public typealias ColorLevel = TerminalUI.ColorLevel

  /// The environment's variables by name.
  public let variables: [String: String]
  /// Whether the output is a terminal.
  public let isTerminal: Bool

  /// Creates an environment.
  public init(variables: [String: String], isTerminal: Bool) {
    self.variables = variables
    self.isTerminal = isTerminal
  }

  /// The environment of the process and its standard output.
  public static var current: TerminalEnvironment {
    TerminalEnvironment(
      variables: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) == 1
    )
  }

  /// The terminal's name, from `TERM`; empty if it is not set.
  public var terminalName: String { variables["TERM"] ?? "" }

  private func value(of name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  private func first(of names: String...) -> String? {
    names.lazy.compactMap(value(of:)).first
  }
}

// MARK: - Language and characters

extension TerminalEnvironment {
  /// The language of messages as a locale identifier (`ja`, `de_CH`), from the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set. `nil` if none is set, or if the value is `C`, `POSIX` or
  /// not a locale name.
  public var language: String? {
    guard let locale = messageLocale else { return nil }
    let identifier = locale.prefix { $0 != "." && $0 != "@" }
    let isNamed = identifier != "POSIX" && LocaleName.isWellFormed(String(identifier))
    return isNamed ? String(identifier) : nil
  }

  /// The locale of messages. Default: American English if ``language`` is `nil`.
  package var locale: Locale { Locale(identifier: language ?? "en_US") }

  /// The name of the locale of messages, such as `de_CH.UTF-8` or `C`, from the first of `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` that is set.
  package var messageLocale: String? { first(of: "LC_ALL", "LC_MESSAGES", "LANG") }

  /// Whether the terminal shows Unicode. The value is `true` if none of `LC_ALL`, `LC_CTYPE` and
  /// `LANG` is set, or if the first that is set names UTF-8. Otherwise only ASCII is safe.
  public var isUnicode: Bool {
    guard let locale = first(of: "LC_ALL", "LC_CTYPE", "LANG") else { return true }
    let codeset = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      .first?.split(separator: ".", maxSplits: 1).dropFirst().first
    return ["utf-8", "utf8"].contains(codeset?.lowercased())
  }
}

// MARK: - Colour

extension TerminalEnvironment {
  /// The number of colours to use.
  ///
  /// The first applicable rule decides; the order is this project's choice.
  ///
  /// 1. `NO_COLOR` is not empty: none.
  /// 2. `FORCE_COLOR`: 0 or `false` means none, 2 the palette, 3 true colour, any other text
  ///   sixteen.
  /// 3. `CLICOLOR_FORCE` is not 0: at least sixteen.
  /// 4. `CLICOLOR` is 0: none.
  /// 5. The output is not a terminal, or `TERM` is missing or `dumb`: none.
  /// 6. Otherwise `COLORTERM` and `TERM` determine the number.
  public var colorLevel: ColorLevel { colorDecision.level }

  /// The number of colours to use, and the reason in a few words.
  package var colorDecision: (level: ColorLevel, reason: String) {
    if value(of: "NO_COLOR") != nil { return (.none, "NO_COLOR is set") }
    if let forced = forcedLevel { return (forced, "FORCE_COLOR is set") }
    if let forced = value(of: "CLICOLOR_FORCE"), forced != "0" {
      return (max(.sixteen, promisedLevel), "CLICOLOR_FORCE is set")
    }
    if variables["CLICOLOR"] == "0" { return (.none, "CLICOLOR is 0") }
    if !isTerminal { return (.none, "standard output is no terminal") }
    return (promisedLevel, isTrueColorPromised ? "COLORTERM promises it" : "TERM promises it")
  }

  private var forcedLevel: ColorLevel? {
    guard let forced = value(of: "FORCE_COLOR") else { return nil }
    switch forced {
    case "0", "false": return ColorLevel.none
    case "2": return .palette
    case "3": return .trueColor
    default: return .sixteen
    }
  }

  /// Whether `COLORTERM` names true colour. Inside GNU Screen, the variable describes the terminal
  /// outside: Screen 4 reads the parts of a 24-bit colour as other attributes, such as blinking.
  private var isTrueColorPromised: Bool {
    let isScreen = terminalName.hasPrefix("screen") && value(of: "TMUX") == nil
    return !isScreen && ["truecolor", "24bit"].contains(variables["COLORTERM"])
  }

  private var promisedLevel: ColorLevel {
    let name = terminalName
    if name.isEmpty || name == "dumb" || name == "unknown" { return .none }
    if isTrueColorPromised || name.hasSuffix("-direct") { return .trueColor }
    if name.contains("256color") { return .palette }
    return name.hasPrefix("vt") || name.hasSuffix("-m") || name.hasSuffix("-mono")
      ? .none : .sixteen
  }
}

extension TerminalEnvironment {
  /// The colour scheme of the terminal's background, from the last number of `COLORFGBG`, which
  /// some terminals set. White and the bright colours are light. Default: dark.
  public var colorScheme: ColorScheme { backgroundScheme ?? .dark }

  /// The colour scheme of the background from `COLORFGBG`; `nil` if it is not set.
  public var backgroundScheme: ColorScheme? {
    guard
      let backgroundScheme = value(of: "COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) })
    else { return nil }
    return backgroundScheme == 7 || (9...15).contains(backgroundScheme) ? .light : .dark
  }
}

extension TerminalEnvironment {
  /// Whether the terminal may support sequences with strings (OSC). The Linux console and old
  /// terminals do not, and some of them print the string.
  public var takesStrings: Bool {
    let old = ["linux", "vt", "ansi", "dumb", "cons", "unknown"]
    return !terminalName.isEmpty && !old.contains { terminalName.hasPrefix($0) }
  }

  /// Whether a multiplexer is between the program and the terminal.
  var isMultiplexed: Bool {
    let isNamed = ["screen", "tmux"].contains { terminalName.hasPrefix($0) }
    return isNamed || value(of: "TMUX") != nil || value(of: "STY") != nil
  }

  /// Whether the terminal may receive the query for the kitty graphics protocol. tmux and GNU
  /// Screen would use its text as a title, and Apple's Terminal has no graphics.
  var takesPictureQuery: Bool {
    takesStrings && !isMultiplexed && variables["TERM_PROGRAM"] != "Apple_Terminal"
  }
}
