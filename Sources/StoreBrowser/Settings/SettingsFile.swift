import Foundation
import NcursesTerminal
import PurchaseFlow
import TerminalUI

/// The person's settings: a YAML file with the values that are different from the defaults.
///
/// ```yaml
/// theme: light
/// control-style: pagedPicker
/// keys:
///   clock.next-event: [n, f5]
/// ```
///
/// Options of the command line take precedence. `Documentation/Settings-file.md` lists the keys.
///
/// ```swift
/// import StoreBrowser
///
/// func theme(inFileAt path: String) throws -> String? {
///   try SettingsFile(path: path).options["theme"]
/// }
/// ```
public struct SettingsFile: Hashable, Sendable {
  /// The values of `browse` options, by option name without dashes.
  public var options: [String: String] = [:]
  /// The keys of commands, by command name.
  public var keys: [String: [Key]] = [:]
  /// The person's own themes, in the order of the file.
  public var themes: [ColorTheme] = []

  /// The options that a file may set, with their valid words; `nil` for options whose values are
  /// not a fixed list of words.
  package static let optionWords: [String: [String]?] = [
    "accessible": switches, "ascii": switches, "color": switches, "mouse": switches,
    "reduce-motion": switches,
    "log-level": BrowserLog.Level.allCases.map(\.rawValue),
    "pictures": PictureMode.allCases.map(\.rawValue),
    "control-style": ControlStyleList.names,
    "placement": nil, "button-label": nil, "locale": nil, "storefront": nil, "zone": nil,
    "theme": nil,
    "group-style": StoreAppearance.GroupStyle.allCases.map(\.rawValue),
    "group-by": StoreAppearance.Grouping.allCases.map(\.rawValue),
  ]

  private static let switches = ["true", "false"]

  /// Creates settings without any value.
  public init() {}

  /// Reads a file. A missing file, or one with only comments, has no values.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - controlStyle: The control style that takes precedence over the style in the file. If this
  ///     style does not have the placement in the file, the placement is dropped.
  /// - Throws: The first error in the file, with its position.
  public init(path: String, controlStyle: String? = nil) throws(YAMLFileError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let advice = "Replace it with a text file."
    guard let root = try YAMLNode(fileWithAnything: path, whenNoText: advice) else { return }
    let entries = try root.entries()
    if let node = entries.first(where: { $0.key == "themes" })?.value {
      themes = try ThemeReader.themes(of: node)
    }
    for (key, value) in entries where key != "themes" {
      if key == "keys" {
        keys = value.isNull ? [:] : try Self.keys(of: value)
      } else if let words = Self.optionWords[key] {
        if let words {
          options[key] = try value.word(among: words)
        } else {
          options[key] = try word(of: key, value)
        }
      } else {
        throw root.unknownKey(key, value, Self.optionWords.keys.sorted() + ["keys", "themes"])
      }
    }
    guard let node = entries.first(where: { $0.key == "placement" })?.value else { return }
    try checkPlacement(node, instead: controlStyle)
  }

  /// Returns the value of an option whose values are not a fixed list of words.
  private func word(of option: String, _ node: YAMLNode) throws(YAMLFileError) -> String {
    let word = try node.word()
    if option == "theme" {
      do throws(BrowserError) {
        _ = try theme(named: word)
      } catch {
        throw node.error(error.description)
      }
    }
    do throws(OptionValueError) {
      switch option {
      case "button-label": _ = try OptionValueParser.buttonLabel(word)
      case "locale": _ = try OptionValueParser.locale(word)
      case "storefront": _ = try OptionValueParser.storefront(word)
      case "zone": _ = try OptionValueParser.zone(word)
      default: break
      }
    } catch {
      throw node.error(error.description)
    }
    return word
  }

  /// Validates the placement for the file's own style. If another style takes precedence, an
  /// invalid placement is dropped instead.
  private mutating func checkPlacement(
    _ node: YAMLNode,
    instead controlStyle: String?
  ) throws(YAMLFileError) {
    let placement = try node.word()
    let style = controlStyle ?? options["control-style"] ?? "automatic"
    let known = ControlStyleList.placements(of: style)
    if known.contains(placement) { return }
    if controlStyle == nil {
      let error = BrowserError.unknownPlacement(placement, style: style, known: known)
      throw node.error(error.description)
    }
    options["placement"] = nil
  }

  /// Returns the keys of commands. Throws if two commands of the same context have the same key.
  private static func keys(of node: YAMLNode) throws(YAMLFileError) -> [String: [Key]] {
    let commands = BrowserCommand.table.filter { $0.action != nil }
    var keys: [String: [Key]] = [:]
    var owners: [Key: [BrowserCommand]] = [:]
    for (id, value) in try node.entries() {
      guard let command = commands.first(where: { $0.id == id }) else {
        throw node.unknownKey(id, value, commands.map(\.id))
      }
      keys[id] = []
      let nodes = value.isList ? try value.items() : [value]
      for node in nodes {
        let key = try Self.key(node)
        let others = owners[key, default: []]
        if others.contains(where: { $0.id == id }) { continue }
        if let other = others.first(where: { !command.canShareKeys(with: $0) }) {
          throw node.error("The command \(other.id) already has this key. Write another key.")
        }
        owners[key] = others + [command]
        keys[id, default: []].append(key)
      }
    }
    return keys
  }

  private static func key(_ node: YAMLNode) throws(YAMLFileError) -> Key {
    guard let key = Key(name: try node.word()) else {
      throw node.error("Unknown key. Write up, enter, ctrl-t, f5 or one character.")
    }
    if let unavailableReason = key.unavailableReason { throw node.error(unavailableReason) }
    return key
  }

  /// Returns the theme with a name: a built-in theme or one of the file.
  ///
  /// - Throws: ``BrowserError/unknownTheme(_:known:)``.
  public func theme(named name: String) throws(BrowserError) -> ColorTheme {
    let all = ColorTheme.builtIn + themes
    guard let theme = all.first(where: { $0.name == name }) else {
      throw .unknownTheme(name, known: all.map(\.name))
    }
    return theme
  }

  /// Returns whether a switch is on; `nil` if the file does not set it.
  public func isOn(_ option: String) -> Bool? { options[option].map { $0 == "true" } }

  /// Returns the path of the settings file: `$XDG_CONFIG_HOME/storeterm/settings.yaml`. If the
  /// variable is missing or not absolute, `~/.config` is used instead.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/storeterm/settings.yaml"
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (home ?? NSHomeDirectory()) + "/.config/storeterm/settings.yaml"
  }
}

extension BrowserCommand {
  /// Returns whether two commands may have the same key. Returns `true` if the commands have no
  /// common context, or if they share a key by default.
  fileprivate func canShareKeys(with other: BrowserCommand) -> Bool {
    contexts.isDisjoint(with: other.contexts) || !Set(keys).isDisjoint(with: other.keys)
  }
}
