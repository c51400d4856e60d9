import Crypto
import Foundation
import StoreModel

/// Where the journal of a configuration file lies.
public enum JournalPlace {
  /// The journal of a configuration file: in `storeterm` below `$XDG_STATE_HOME`, which is
  /// `~/.local/state` where it is not set or not absolute.
  ///
  /// It belongs to the real path of its file, so that a link to the file leads to the
  /// same journal, and another file of the same name to another.
  public static func path(
    forConfigurationAt path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let real = realPath(of: path)
    let name = ((real as NSString).lastPathComponent as NSString).deletingPathExtension
    let digest = SHA256.hash(data: Data(real.utf8)).hexText.prefix(16)
    return "\(folder(environment: environment))/\(name.prefix(64))-\(digest).journal"
  }

  /// The file of signing keys that belongs to a journal.
  public static func keys(ofJournalAt path: String) -> String { path + ".keys" }

  /// The folder of journals in an environment.
  package static func folder(environment: [String: String]) -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/storeterm"
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (home ?? NSHomeDirectory()) + "/.local/state/storeterm"
  }
}

extension Sequence<UInt8> {
  /// The bytes in hexadecimal.
  var hexText: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
