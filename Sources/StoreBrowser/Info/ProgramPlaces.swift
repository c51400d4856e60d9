import Foundation

/// Where the program keeps things, after the XDG folders; a folder that is not absolute is
/// ignored, as their specification has it.
package struct ProgramPlaces: Hashable, Sendable {
  /// The folder of journals and logs.
  package let state: String
  /// The file of a person's settings.
  package let settings: String
  /// The file that the program logs to.
  package let log: String

  /// Finds the places of an environment.
  package init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    func folder(_ name: String, _ fallback: String) -> String {
      let given = environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (given ?? home + "/" + fallback) + "/storeterm"
    }
    state = folder("XDG_STATE_HOME", ".local/state")
    settings = SettingsFile.path(environment: environment)
    let named = environment["STORETERM_LOG"].flatMap { $0.isEmpty ? nil : $0 }
    log = named ?? state + "/storeterm.log"
  }
}

/// What the program was built with.
enum BuildVersions {
  /// The compiler's language release, as far as the language can tell.
  static let swift: String = {
    #if compiler(>=6.5)
    "6.5 or later"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3)
    "6.3"
    #elseif compiler(>=6.2)
    "6.2"
    #elseif compiler(>=6.1)
    "6.1"
    #else
    "6.0"
    #endif
  }()
}
