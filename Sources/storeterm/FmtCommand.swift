import ArgumentParser
import ExternalInput
import Foundation
import ProgramLog
import StoreModel

/// `storeterm fmt`: configuration files in Xcode's own style.
struct FmtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    _superCommandName: Storeterm.name,
    abstract: "Write StoreKit configuration files in Xcode's own style.",
    discussion: """
      Changes nothing but the style: the order of keys, indentation, line breaks and escapes. \
      Unknown keys, repeated keys and the spelling of numbers stay. A file is written at once \
      and only when it changes. The name - reads standard input and writes standard output.

      Exit code: 0 done, 1 when --check finds a file that would change, 2 when a file cannot be \
      read or written or is no JSON, which wins, or for a mistake in the command line.
      """
  )

  @Argument(help: "A .storekit file or package directory, or -.", completion: .storekit)
  var files: [String]

  @Flag(help: "Write nothing, and name the files that would change.")
  var check = false

  func run() throws {
    var failed = false
    var changed = false
    for file in files {
      do {
        let formatted = try Self.formatted(file)
        changed = changed || formatted.isChanged
        try finish(formatted, of: file)
      } catch {
        failed = true
        StandardStream.error.write("Error: \(error)\n")
      }
    }
    if failed { throw ExitCode(2) }
    if check, changed { throw ExitCode(1) }
  }

  private static func formatted(_ file: String) throws -> FormattedConfiguration {
    guard file == "-" else { return try FormattedConfiguration(path: file) }
    return try FormattedConfiguration(bytes: try standardInput(), path: "-")
  }

  private static func standardInput() throws(ConfigurationError) -> [UInt8] {
    let file = OpenFile(descriptor: STDIN_FILENO)
    let limit = FormattedConfiguration.sizeLimit
    var bytes: [UInt8] = []
    do {
      while case let chunk = try file.read(), !chunk.isEmpty {
        bytes += chunk
        // A stream may never end.
        if bytes.count > limit { break }
      }
    } catch {
      let code = (error as? POSIXError)?.code.rawValue ?? EIO
      let reason = code == EISDIR ? .notRegularFile : Reason.unreadable(code: code)
      throw ConfigurationError(path: "-", reason: reason)
    }
    guard bytes.count <= limit else {
      throw ConfigurationError(path: "-", reason: .tooLarge(size: nil, limit: limit))
    }
    return bytes
  }

  private typealias Reason = ConfigurationError.Reason

  private func finish(_ formatted: FormattedConfiguration, of file: String) throws {
    if check {
      // Also where there is nothing to say, so that an output that takes nothing is noticed.
      StandardStream.output.write(formatted.isChanged ? PrintableText.path(file) + "\n" : "")
    } else if file == "-" {
      StandardStream.output.write(String(decoding: formatted.bytes, as: UTF8.self))
    } else {
      try formatted.write()
    }
  }
}
