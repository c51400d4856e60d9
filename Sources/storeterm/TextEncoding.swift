import ArgumentParser
import Foundation

/// Checks that what the program is given as text is UTF-8.
///
/// File names are bytes, and Swift's text is not: an argument that is not UTF-8 would be repaired,
/// and lead to another file or to none.
enum TextEncoding {
  /// The variables that name files or folders.
  private static let variables = [
    "HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "STORETERM_LOG", "TMPDIR",
  ]

  /// Checks the arguments of the process.
  static func checkArguments() throws {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let argument = CommandLine.unsafeArgv[index], let text = shown(argument) else {
        continue
      }
      throw ValidationError(
        "Argument \(index) is not UTF-8: \(text). Rename the file, or make a symbolic link with a "
          + "UTF-8 name (ln -s)."
      )
    }
  }

  /// Checks the variables that name files or folders.
  static func checkVariables() throws {
    for name in variables {
      guard let value = getenv(name), let text = shown(value) else { continue }
      throw ValidationError(
        "The environment variable \(name) is not UTF-8: \(text). Set it to a path in UTF-8."
      )
    }
  }

  /// Text for a message, with the bytes outside ASCII as `\xE9`; `nil` where it is UTF-8.
  private static func shown(_ text: UnsafeMutablePointer<CChar>) -> String? {
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let shown = bytes.prefix(limit).map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte))
        : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return shown.joined() + (bytes.count > limit ? "..." : "")
  }

  /// The most bytes that are shown: a message stays within a few lines.
  private static let limit = 200
}
