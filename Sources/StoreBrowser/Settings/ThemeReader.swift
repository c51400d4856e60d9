import ExternalInput
import PurchaseFlow
import TerminalUI

/// Reads the themes under `themes` of the settings file.
///
/// ```yaml
/// themes:
///   forest:
///     base: dark
///     background: "#102016"
///     accent: "#7ac85e"
/// ```
enum ThemeReader {
  /// Returns the themes in the order of the file.
  static func themes(of node: YAMLNode) throws(YAMLFileError) -> [ColorTheme] {
    if node.isNull { return [] }
    var themes: [ColorTheme] = []
    for (name, value) in try node.entries() {
      try check(name, in: node, value)
      themes.append(try theme(name, value))
    }
    return themes
  }

  /// The keys of a theme: `base`, `text`, `background`, and the names of the roles.
  static let keys = ["base", "text", "background"] + roles.map(\.name)

  /// The colour roles with their names in a settings file, such as `on-accent`.
  static let roles = ColorRole.allCases.filter { $0 != .standard }
    .map { (name: $0.settingsName, role: $0) }

  /// The longest name of a theme, in characters. The appearance panel has space for 20 columns.
  private static let longestName = 20

  private static func check(
    _ name: String,
    in node: YAMLNode,
    _ value: YAMLNode
  ) throws(YAMLFileError) {
    if ColorTheme.builtIn.contains(where: { $0.name == name }) {
      throw node.keyError(
        name,
        value,
        "\(name) is a built-in theme. Give your theme another name."
      )
    }
    let isValid = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    guard isValid, (1...longestName).contains(name.count) else {
      throw node.keyError(
        name,
        value,
        "The name of a theme has 1 to \(longestName) letters, digits, hyphens, underscores and "
          + "full stops. Give your theme another name."
      )
    }
  }

  private static func theme(
    _ name: String,
    _ node: YAMLNode
  ) throws(YAMLFileError) -> ColorTheme {
    if node.isNull { return ColorTheme(name) }
    let entries = try node.entries(among: keys)
    var colors: [ColorRole: CellColor] = [:]
    for (name, role) in roles {
      if let value = entries[name] { colors[role] = try color(value) }
    }
    var base: ColorScheme?
    if let value = entries["base"] {
      let word = try value.word(among: ["auto", "light", "dark"])
      base = word == "light" ? .light : word == "dark" ? .dark : nil
    }
    return ColorTheme(
      name,
      base: base,
      text: try entries["text"].map(color),
      background: try entries["background"].map(color),
      colors: colors
    )
  }

  private static func color(_ node: YAMLNode) throws(YAMLFileError) -> CellColor {
    if node.isNull {
      throw node.error(
        "The colour is missing. A # begins a comment in YAML, so write the colour in quotation "
          + "marks: \"#5fafff\"."
      )
    }
    let word = try node.word()
    guard let color = ColorName.color(word) else {
      throw node.error(
        "Unknown colour \(PrintableText.quotedName(word)). Write \"#5fafff\", \"#5af\", a number "
          + "from 0 to 255, or one of \(ColorName.names.joined(separator: ", "))."
      )
    }
    return color
  }
}

extension ColorRole {
  /// The name of the role in a settings file: the words of its Swift name with hyphens.
  fileprivate var settingsName: String {
    "\(self)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
