import CNcurses
import Foundation
import TerminalUI

/// The capabilities of the terminal that are known without opening or querying it.
package struct TerminalCapabilities: Hashable, Sendable {
  /// The support of a terminal for a capability.
  package enum Support: String, Hashable, Sendable {
    case yes
    case no
    /// Unknown: only a query to the terminal could determine it.
    case unknown = "not known"
  }

  /// How the terminal shows pictures.
  package enum Pictures: String, Hashable, Sendable {
    /// With the kitty graphics protocol.
    case kitty
    /// With sixel graphics.
    case sixel
    /// Two colours per cell, because the terminal shows no pixels.
    case blocks = "half blocks"
    /// Unknown: only a query to the terminal could determine it.
    case unknown = "not known"
  }

  /// The version of ncurses, such as `6.5.20250216`.
  package let cursesVersion: String
  /// The path of the terminal's terminfo entry; `nil` if there is no entry for the terminal's name.
  package let descriptionFile: String?
  /// Whether curses finds a terminfo entry for the terminal.
  package let isDescribed: Bool
  /// The number of colours in the terminfo entry; 0 for none.
  package let describedColors: Int
  /// Whether curses can send 24-bit colours to a terminal with 256 colours in its terminfo entry.
  package let sendsDirectColors: Bool
  /// The window in cells; `nil` if standard output is not a terminal.
  package let size: Size?
  /// The support for reporting mouse clicks and wheel events.
  package let mouse: Support
  /// The support for setting the clipboard (OSC 52).
  package let clipboard: Support
  /// The support for opening links (OSC 8).
  package let hyperlinks: Support
  /// The support for showing a whole frame at once (synchronized output, mode 2026).
  package let synchronizedOutput: Support
  /// How the terminal shows pictures.
  package let pictures: Pictures

  /// Determines the capabilities from an environment and standard output.
  package init(_ environment: TerminalEnvironment) {
    let version = String(cString: nc_version())
    cursesVersion = version.hasPrefix("ncurses ") ? String(version.dropFirst(8)) : version
    let name = environment.terminalName
    var description = nc_description()
    isDescribed = !name.isEmpty && nc_describe(name, STDOUT_FILENO, &description)
    descriptionFile = Self.file(of: name, environment.variables)
    describedColors = isDescribed ? max(Int(description.colours), 0) : 0
    sendsDirectColors = nc_has_direct_colours()
    var window = winsize()
    let hasSize = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    size = hasSize ? Size(width: Int(window.ws_col), height: Int(window.ws_row)) : nil
    let isUsable = isDescribed && description.places_cursor
    let modern = Self.isModern(environment.variables)
    mouse = isUsable ? (description.mouse ? .yes : .unknown) : .no
    clipboard = isUsable ? (description.clipboard ? .yes : .unknown) : .no
    hyperlinks = isUsable ? (modern ? .yes : .unknown) : .no
    synchronizedOutput = isUsable ? (description.synchronized || modern ? .yes : .unknown) : .no
    pictures = isUsable ? Self.pictures(in: environment) : .blocks
  }

  /// Returns how a terminal shows pictures, or `unknown` if the environment does not reveal it.
  private static func pictures(in environment: TerminalEnvironment) -> Pictures {
    let isCapable = environment.colorLevel >= .palette && environment.isUnicode
    if !isCapable || !environment.takesStrings { return .blocks }
    if environment.isMultiplexed { return .unknown }
    let variables = environment.variables
    let (name, program) = (environment.terminalName, variables["TERM_PROGRAM"] ?? "")
    if variables["KITTY_WINDOW_ID"] != nil || ["WezTerm", "ghostty"].contains(program)
      || ["xterm-kitty", "xterm-ghostty", "wezterm"].contains(name)
    {
      return .kitty
    }
    if ["foot", "foot-direct", "mlterm"].contains(name) { return .sixel }
    return program == "Apple_Terminal" ? .blocks : .unknown
  }

  /// Returns whether the variables belong to a terminal that is known to support links and
  /// synchronized output, without a multiplexer in between.
  private static func isModern(_ variables: [String: String]) -> Bool {
    if variables["TMUX"] != nil || variables["STY"] != nil { return false }
    if variables["KITTY_WINDOW_ID"] != nil || variables["WT_SESSION"] != nil { return true }
    let programs = ["iTerm.app", "WezTerm", "ghostty", "vscode"]
    if programs.contains(variables["TERM_PROGRAM"] ?? "") { return true }
    let name = variables["TERM"] ?? ""
    return ["xterm-kitty", "xterm-ghostty", "foot", "foot-direct", "wezterm"].contains(name)
  }

  /// Returns the path of the terminfo entry of a terminal name. The entry's folder is named after
  /// the first letter of the name or, on macOS, after the letter's hexadecimal code.
  private static func file(of name: String, _ variables: [String: String]) -> String? {
    guard let first = name.utf8.first, !name.contains("/") else { return nil }
    let letters = [String(Unicode.Scalar(first)), String(first, radix: 16)]
    for folder in folders(variables) {
      for letter in letters {
        let path = "\(folder)/\(letter)/\(name)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  private static func folders(_ variables: [String: String]) -> [String] {
    var folders: [String] = []
    if let own = variables["TERMINFO"], !own.isEmpty { folders.append(own) }
    if let home = variables["HOME"] { folders.append(home + "/.terminfo") }
    folders += (variables["TERMINFO_DIRS"] ?? "").split(separator: ":").map(String.init)
    return folders + [
      "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
      "/usr/local/share/terminfo", "/opt/homebrew/share/terminfo",
    ]
  }
}
