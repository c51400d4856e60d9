import ProgramLog
import PurchaseJournal

/// The paths of the program's own files. The types that read or write a file define its path.
package struct ProgramPaths: Hashable, Sendable {
  /// The folder of journals and logs.
  package let state: String
  /// The settings file.
  package let settings: String
  /// The log file.
  package let log: String

  /// Computes the paths from the variables of an environment.
  package init(environment: [String: String]) {
    state = JournalPaths.folder(environment: environment)
    settings = SettingsFile.path(environment: environment)
    log = ProgramLog.location(environment: environment, program: "storeterm").path
  }
}

/// The versions that the program was built with.
enum BuildVersions {
  /// The release of the Swift compiler, as precisely as conditional compilation can distinguish it.
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
