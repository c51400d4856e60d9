import ArgumentParser
import StoreBrowser
import TerminalUI

/// The value of `--theme`: the name of a built-in theme, or of a theme in the settings file.
enum ThemeOption {
  /// The names that shells complete. The program lists them each time, because they include the
  /// themes of the settings file. Without a readable settings file, they are the built-in themes.
  static let completion = CompletionKind.custom { _, _, _ in
    let settings = try? SettingsFile(path: SettingsFile.path())
    return (ColorTheme.builtIn + (settings?.themes ?? [])).map(\.name)
  }

  /// Returns the theme with a name. Reads the settings file only if no built-in theme has the name.
  ///
  /// - Throws: A usage error for an unknown name.
  static func theme(named name: String?) throws -> ColorTheme {
    let name = name ?? ColorTheme.auto.name
    if let builtIn = ColorTheme.builtIn.first(where: { $0.name == name }) { return builtIn }
    let settings = try StoreOptions.reporting { try SettingsFile(path: SettingsFile.path()) }
    return try theme(named: name, of: settings)
  }

  /// Returns the theme with a name: a built-in theme or one of the settings.
  ///
  /// - Throws: A usage error for an unknown name.
  static func theme(named name: String?, of settings: SettingsFile) throws -> ColorTheme {
    do {
      return try settings.theme(named: name ?? ColorTheme.auto.name)
    } catch {
      throw ValidationError("\(error) Write your own under \"themes\" in the settings file.")
    }
  }
}
