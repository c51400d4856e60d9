import ExternalInput
import Foundation
import TerminalUI

/// What the environment's variables say about the terminal and the person at it.
///
/// A value, so that the precedence can be tested; ``current`` reads the process's
/// own.
public struct TerminalEnvironment: Hashable, Sendable {
  /// How many colours may be used.
  public typealias ColorLevel = TerminalUI.ColorLevel

  /// The variables.
  public let variables: [String: String]
  /// Whether the output in question goes to a terminal.
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

  /// The terminal's name, `TERM`; empty when there is none.
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
  /// The language of messages as a locale identifier (`ja`, `de_CH`), from the first
  /// of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set; `nil` when none is, when it is
  /// `C` or `POSIX`, and when it is not the name of a locale.
  public var language: String? {
    guard let locale = messageLocale else { return nil }
    let identifier = locale.prefix { $0 != "." && $0 != "@" }
    let isNamed = identifier != "POSIX" && LocaleName.isWellFormed(String(identifier))
    return isNamed ? String(identifier) : nil
  }

  /// The locale of messages; American English where ``language`` is `nil`.
  package var locale: Locale { Locale(identifier: language ?? "en_US") }

  /// The name of the locale of messages (`de_CH.UTF-8`, `C`), as the first of these variables
  /// that is set has it.
  package var messageLocale: String? { first(of: "LC_ALL", "LC_MESSAGES", "LANG") }

  /// Whether the terminal shows Unicode: the first of `LC_ALL`, `LC_CTYPE` and `LANG`
  /// that is set names UTF-8, or none is set. Else only ASCII is safe.
  public var isUnicode: Bool {
    guard let locale = first(of: "LC_ALL", "LC_CTYPE", "LANG") else { return true }
    let codeset = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      .first?.split(separator: ".", maxSplits: 1).dropFirst().first
    return ["utf-8", "utf8"].contains(codeset?.lowercased())
  }
}

// MARK: - Colour

extension TerminalEnvironment {
  /// How many colours to use.
  ///
  /// The first of these that says something decides, in an order of ours: a `NO_COLOR`
  /// that is not empty (none); `FORCE_COLOR` (0 none, 1 or any word sixteen, 2 the
  /// palette, 3 true colour); `CLICOLOR_FORCE` other than 0 (at least sixteen);
  /// `CLICOLOR` of 0 (none); not a terminal, or one called `dumb` or not at all
  /// (none); then what `COLORTERM` and `TERM` promise.
  public var colorLevel: ColorLevel { colorDecision.level }

  /// How many colours to use, and in a few words what decided it.
  package var colorDecision: (level: ColorLevel, reason: String) {
    if value(of: "NO_COLOR") != nil { return (.none, "NO_COLOR is set") }
    if let forced = forcedLevel { return (forced, "FORCE_COLOR is set") }
    if let forced = value(of: "CLICOLOR_FORCE"), forced != "0" {
      return (max(.sixteen, promisedLevel), "CLICOLOR_FORCE is set")
    }
    if variables["CLICOLOR"] == "0" { return (.none, "CLICOLOR is 0") }
    if !isTerminal { return (.none, "standard output is no terminal") }
    let isPromised = ["truecolor", "24bit"].contains(variables["COLORTERM"])
    return (promisedLevel, isPromised ? "COLORTERM promises it" : "TERM promises it")
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

  private var promisedLevel: ColorLevel {
    let name = terminalName
    if name.isEmpty || name == "dumb" || name == "unknown" { return .none }
    if ["truecolor", "24bit"].contains(variables["COLORTERM"]) || name.hasSuffix("-direct") {
      return .trueColor
    }
    if name.contains("256color") { return .palette }
    return name.hasPrefix("vt") || name.hasSuffix("-m") || name.hasSuffix("-mono")
      ? .none : .sixteen
  }
}

extension TerminalEnvironment {
  /// Whether the terminal's ground is light or dark, by the last number of `COLORFGBG`, which
  /// some terminals set: white and the bright colours are light. Dark where nothing is known.
  public var colorScheme: ColorScheme { backgroundScheme ?? .dark }

  /// The same; `nil` where nothing is known.
  public var backgroundScheme: ColorScheme? {
    guard
      let backgroundScheme = value(of: "COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) })
    else { return nil }
    return backgroundScheme == 7 || (9...15).contains(backgroundScheme) ? .light : .dark
  }
}

extension TerminalEnvironment {
  /// Whether the terminal may know sequences with strings in them (OSC): neither Linux's
  /// console nor those made before these were thought of do, and some of them would print
  /// the string.
  public var takesStrings: Bool {
    let old = ["linux", "vt", "ansi", "dumb", "cons", "unknown"]
    return !terminalName.isEmpty && !old.contains { terminalName.hasPrefix($0) }
  }
}
