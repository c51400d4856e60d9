import ArgumentParser
import ExternalInput
import Foundation

/// Checks that arguments and environment variables are UTF-8.
///
/// File names are bytes, but Swift strings are Unicode. Swift replaces the invalid bytes of an
/// argument that is not UTF-8. The resulting name belongs to another file or to no file.
enum TextEncoding {
  /// The variables that contain paths.
  private static let variables = [
    "HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "STORETERM_LOG", "TMPDIR",
  ]

  /// Throws a usage error if an argument of the process is not UTF-8.
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

  /// Throws a usage error if a variable with a path is not UTF-8.
  static func checkVariables() throws {
    for name in variables {
      guard let value = getenv(name), let text = shown(value) else { continue }
      throw ValidationError(
        "The environment variable \(name) is not UTF-8: \(text). Set it to a path in UTF-8."
      )
    }
  }

  /// Returns the text for a message, in which bytes outside ASCII are written like `\xE9`; `nil` if
  /// the text is valid UTF-8.
  private static func shown(_ text: UnsafeMutablePointer<CChar>) -> String? {
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let shown = bytes.prefix(limit).map { byte in
      (0x20..<0x7F).contains(byte)
        ? String(UnicodeScalar(byte))
        : "\\x" + Hexadecimal.byte(byte, uppercase: true)
    }
    return shown.joined() + (bytes.count > limit ? "..." : "")
  }

  /// The maximum number of bytes of an argument in a message, so that the message is at most a few
  /// lines long.
  private static let limit = 200
}
