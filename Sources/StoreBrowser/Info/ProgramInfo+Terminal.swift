import NcursesTerminal
import TerminalUI

extension ProgramInfo {
  /// Returns the terminal's properties, with the environment variables that decide them.
  static func terminal(_ environment: TerminalEnvironment, _ facts: TerminalCapabilities) -> [Entry]
  {
    let variables = [
      "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM", "COLORFGBG",
    ]
    let named = variables.map { name in
      Entry(key: name, name: name, value: environment.variables[name])
    }
    return screen(environment, facts) + named + abilities(environment, facts)
  }

  private static func screen(
    _ environment: TerminalEnvironment,
    _ facts: TerminalCapabilities
  ) -> [Entry] {
    let decision = environment.colorDecision
    let size = facts.size.map { "\($0.width) × \($0.height)" }
    let described = facts.isDescribed ? facts.describedColors : nil
    let sent = described.map { described in
      let isDirect = facts.sendsDirectColors && described >= ColorLevel.palette.count
      return isDirect ? decision.level.count : min(described, decision.level.count)
    }
    return [
      Entry(key: "isTerminal", name: "is a terminal", value: environment.isTerminal ? "yes" : "no"),
      Entry(key: "term", name: "TERM", value: filled(environment.terminalName)),
      Entry(key: "size", name: "size", value: size),
      Entry(
        key: "colors",
        name: "colours",
        value: "\(decision.level.words): \(decision.reason)"
      ),
      Entry(key: "describedColors", name: "colours in terminfo", value: described.map(String.init)),
      Entry(key: "screenColors", name: "colours on the screen", value: sent.map(String.init)),
    ]
  }

  private static func abilities(
    _ environment: TerminalEnvironment,
    _ facts: TerminalCapabilities
  ) -> [Entry] {
    let backgroundScheme = environment.backgroundScheme.map { $0 == .light ? "light" : "dark" }
    return [
      Entry(key: "utf8", name: "UTF-8", value: environment.isUnicode ? "yes" : "no"),
      Entry(key: "locale", name: "locale", value: environment.messageLocale),
      Entry(
        key: "ground",
        name: "background",
        value: backgroundScheme ?? TerminalCapabilities.Support.unknown.rawValue
      ),
      Entry(key: "mouse", name: "mouse", value: facts.mouse.rawValue),
      Entry(key: "clipboard", name: "clipboard (OSC 52)", value: facts.clipboard.rawValue),
      Entry(key: "hyperlinks", name: "links (OSC 8)", value: facts.hyperlinks.rawValue),
      Entry(
        key: "synchronizedOutput",
        name: "synchronized output",
        value: facts.synchronizedOutput.rawValue
      ),
      Entry(key: "pictures", name: "pictures", value: facts.pictures.rawValue),
    ]
  }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension TerminalEnvironment.ColorLevel {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .sixteen: "16"
    case .palette: "256"
    case .trueColor: "24 bits"
    }
  }
}
