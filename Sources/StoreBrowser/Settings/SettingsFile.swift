import Foundation
import PurchaseFlow
import TerminalUI

/// What a person wants otherwise than the program has it, from a file in YAML that names
/// only that:
///
/// ```yaml
/// theme: light
/// control-style: pagedPicker
/// keys:
///   clock.next-event: [n, f5]
/// ```
///
/// What is given on the command line counts before the file. `Documentation/Settings-file.md`
/// lists what it takes.
public struct SettingsFile: Hashable, Sendable {
  /// Names of options of `browse`, as on the command line, and what they are set to.
  public var options: [String: String] = [:]
  /// The keys of commands, by the command's name.
  public var keys: [String: [Key]] = [:]

  /// The options that a file may name, with the words they may be set to; `nil` for those
  /// that take others.
  package static let optionWords: [String: [String]?] = [
    "accessible": switches, "ascii": switches, "color": switches, "mouse": switches,
    "reduce-motion": switches,
    "log-level": BrowserLog.Level.allCases.map(\.rawValue),
    "theme": ColorTheme.allCases.map(\.rawValue),
    "control-style": ControlStyleList.names,
    "placement": nil, "button-label": nil, "locale": nil, "storefront": nil, "zone": nil,
    "group-style": StoreAppearance.GroupStyle.allCases.map(\.rawValue),
    "group-by": StoreAppearance.Grouping.allCases.map(\.rawValue),
  ]

  private static let switches = ["true", "false"]

  /// Settings that change nothing.
  public init() {}

  /// Reads a file; one that is not there, or holds nothing but comments, changes nothing.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - controlStyle: The control style that counts before the file's; a placement of the
  ///     file that this one lacks is left out.
  /// - Throws: What is wrong first, with its place.
  public init(path: String, controlStyle: String? = nil) throws(YAMLFileError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let advice = "Replace it with a text file."
    guard let root = try YAMLNode(fileWithAnything: path, whenNoText: advice) else { return }
    let entries = try root.entries()
    for (key, value) in entries {
      if key == "keys" {
        keys = value.isNull ? [:] : try Self.keys(of: value)
      } else if let words = Self.optionWords[key] {
        if let words {
          options[key] = try value.word(among: words)
        } else {
          options[key] = try Self.word(of: key, value)
        }
      } else {
        throw root.unknownKey(key, value, Self.optionWords.keys.sorted() + ["keys"])
      }
    }
    guard let node = entries.first(where: { $0.key == "placement" })?.value else { return }
    try checkPlacement(node, instead: controlStyle)
  }

  /// What an option is set to that takes more than a few words.
  private static func word(of option: String, _ node: YAMLNode) throws(YAMLFileError) -> String {
    let word = try node.word()
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

  /// A placement is one of the file's own style, as long as no other style counts before that.
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

  /// The keys of commands; one key is refused for two that work in one place.
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
    if let obstacle = key.obstacle { throw node.error(obstacle) }
    return key
  }

  /// A switch of the file; `nil` where it does not name it.
  public func isOn(_ option: String) -> Bool? { options[option].map { $0 == "true" } }

  /// Where the file lies: `settings.yaml` in `storeterm` below `$XDG_CONFIG_HOME`, which is
  /// `~/.config` where it is not set or not absolute.
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
  /// Whether one key can run both commands: they never work at once, or the program itself
  /// gives both the same key and tells by what is open which of them is meant.
  fileprivate func canShareKeys(with other: BrowserCommand) -> Bool {
    contexts.isDisjoint(with: other.contexts) || !Set(keys).isDisjoint(with: other.keys)
  }
}
