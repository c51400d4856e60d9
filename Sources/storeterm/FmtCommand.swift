import ArgumentParser
import ExternalInput
import Foundation
import ProgramLog
import StoreModel

/// `storeterm fmt`: formats configuration files in Xcode's style.
struct FmtCommand: ParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Changes only the style: the order of keys, indentation, line breaks and escapes. Unknown \
      keys, repeated keys and the notation of numbers stay. A file is replaced as a whole, and \
      only if it changes. With - as the file name, fmt reads stdin and writes stdout.
      """,
    examples: [
      .init("storeterm fmt Store.storekit", purpose: "Format a file in place."),
      .init(
        "storeterm fmt --check Store.storekit",
        purpose: "Print the name of the file if it would change."
      ),
    ],
    exitCodes: [
      .init(0, "Done."),
      .init(1, "With --check, a file would change."),
      .init(
        2,
        """
        Wrong usage, or a file is not JSON or cannot be read or written. Takes precedence over 1.
        """
      ),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: "fmt",
    _superCommandName: Storeterm.name,
    abstract: "Format StoreKit configuration files as Xcode does.",
    discussion: notes.helpText
  )

  @Argument(
    help: "Configuration files or package directories, or - for stdin",
    completion: .storekit
  )
  var files: [String]

  @Flag(help: "Write nothing and print the names of the files that would change")
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
        // The limit is needed because a stream may be endless.
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
      // An empty text is written too, so that a closed standard output is detected.
      StandardStream.output.write(formatted.isChanged ? PrintableText.path(file) + "\n" : "")
    } else if file == "-" {
      StandardStream.output.write(String(decoding: formatted.bytes, as: UTF8.self))
    } else {
      try formatted.write()
    }
  }
}
