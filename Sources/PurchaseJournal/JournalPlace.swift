import Cryptography
import ExternalInput
import Foundation
import StoreModel

/// Where the journal of a configuration file lies.
public enum JournalPlace {
  /// The journal of a configuration file: in `storeterm` below `$XDG_STATE_HOME`, which is
  /// `~/.local/state` where it is not set or not absolute.
  ///
  /// It belongs to the real path of its file, byte by byte, so that a link to the file leads to the
  /// same journal, and another file of the same name to another.
  public static func path(
    forConfigurationAt path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let real = realPathBytes(of: path)
    let text = String(decoding: real, as: UTF8.self)
    // The journal's path is printed, and a private key that was passed as a path has slashes.
    let name = PrivateKeyText.begins(in: text) ? "store" : PathText.stem(of: text)
    let digest = SHA256.hash(Data(real)).hexText.prefix(16)
    return "\(folder(environment: environment))/\(shortened(name))-\(digest).journal"
  }

  /// The beginning of a name: whole characters, with room for what follows it and for what files
  /// beside the journal add.
  private static func shortened(_ name: String) -> String {
    var short = String(name.prefix(64))
    while short.utf8.count > nameLimit { short.removeLast() }
    return short
  }

  /// 209 bytes: file systems take names of 255, of which "-", 16 digits and ".journal" take 25,
  /// and ".01234567.new-journal", while the file is made, 21.
  private static let nameLimit = 255 - 25 - 21

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
