import Cryptography
import ExternalInput
import Foundation
import StoreModel

/// The paths of a configuration file's journal and of its keys.
public enum JournalPaths {
  /// Returns the path of a configuration file's journal. It is in the folder `storeterm` of
  /// `$XDG_STATE_HOME`, or of `~/.local/state` if the variable is not set or not absolute.
  ///
  /// The name contains a digest of the bytes of the file's real path. A link to the file therefore
  /// has the same journal, and another file with the same name has another journal.
  public static func path(
    forConfigurationAt path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let real = realPathBytes(of: path)
    let text = String(decoding: real, as: UTF8.self)
    // The journal's path is printed. If a private key was passed as a path by mistake, the path
    // must not contain parts of the key. A key can contain slashes.
    let name = PrivateKeyText.containsKeyStart(text) ? "store" : PathText.stem(of: text)
    let digest = SHA256.hash(Data(real)).hexText.prefix(16)
    return "\(folder(environment: environment))/\(shortened(name))-\(digest).journal"
  }

  /// Returns the beginning of a name, in whole characters. It is short enough for the rest of the
  /// file name and for the suffixes of the files beside the journal.
  private static func shortened(_ name: String) -> String {
    var short = String(name.prefix(64))
    while short.utf8.count > nameLimit { short.removeLast() }
    return short
  }

  /// The limit is 209 bytes, because file systems allow names of 255 bytes. The suffix of "-", 16
  /// digits and ".journal" takes 25 bytes. During creation, ".01234567.new-journal" takes 21 more.
  private static let nameLimit = 255 - 25 - 21

  /// Returns the path of the signing keys of a journal.
  public static func keys(ofJournalAt path: String) -> String { path + ".keys" }

  /// Returns the path of the journals' folder: `$XDG_STATE_HOME/storeterm`, or
  /// `.local/state/storeterm` in the home folder if the variable is not set or not absolute. The
  /// home folder is `$HOME` if absolute, else `NSHomeDirectory()`.
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
    map { Hexadecimal.byte($0) }.joined()
  }
}
