import ProgramLog
import PurchaseJournal

/// Where the program keeps things, as each of those says that keeps them there.
package struct ProgramPaths: Hashable, Sendable {
  /// The folder of journals and logs.
  package let state: String
  /// The file of a person's settings.
  package let settings: String
  /// The file that the program logs to.
  package let log: String

  /// Finds the places of an environment.
  package init(environment: [String: String]) {
    state = JournalPlace.folder(environment: environment)
    settings = SettingsFile.path(environment: environment)
    log = ProgramLog.location(environment: environment, program: "storeterm").path
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
