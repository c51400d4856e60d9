import ArgumentParser
import ExternalInput
import Foundation
import NcursesTerminal
import StoreBrowser

/// The program `storeterm`.
@main
struct Storeterm: ParsableCommand, DocumentedCommand {
  static let name = "storeterm"
  static let version = "0.1.0"

  /// The date of this version, for the manual page.
  static let releaseDate = "November 22, 2026"

  static let notes = CommandNotes(
    discussion: """
      Without a command, storeterm runs browse. --bugreport prints a block of \
      Markdown for a bug report: versions, the terminal, and the command line, without the content \
      of any file. Results go to stdout, messages to stderr.
      """,
    examples: [
      .init("storeterm Store.storekit", purpose: "Open the store in the terminal."),
      .init("storeterm help render", purpose: "Show the help of a command."),
      .init("storeterm --bugreport", purpose: "Print a block of Markdown for a bug report."),
    ],
    exitCodes: [
      .init(0, "Done."),
      .init(1, "A problem, a difference or a failed expectation was found."),
      .init(2, "Wrong usage, a file that cannot be read, or another failure."),
      .init(130, "Interrupted with Ctrl-C."),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "StoreKit's subscription store in a terminal.",
    discussion: notes.helpText,
    version: version,
    subcommands: [
      BrowseCommand.self, RenderCommand.self, SimulateCommand.self, CheckCommand.self,
      DiffCommand.self, FmtCommand.self, StylesCommand.self,
      InfoCommand.self, ManCommand.self,
    ] + previewCommand,
    defaultSubcommand: BrowseCommand.self
  )

  /// Previews are available only on Linux, because on other systems `SwiftUI` and `StoreKit` are
  /// Apple's modules.
  private static var previewCommand: [any ParsableCommand.Type] {
    #if os(Linux)
    [PreviewCommand.self]
    #else
    []
    #endif
  }

  /// The notes of this command and its subcommands, by command name.
  static var commandNotes: [String: CommandNotes] {
    let commands = [Self.self] + configuration.subcommands
    let documented = commands.compactMap { $0 as? any DocumentedCommand.Type }
    return Dictionary(uniqueKeysWithValues: documented.map { ($0._commandName, $0.notes) })
  }

  /// Runs the command line and ends the process: with 0 after help, with 2 after a usage error,
  /// otherwise with the command's exit code.
  @MainActor
  static func main() {
    ProcessLimits.require()
    LocaleVariables.replaceMalformedNames()
    signal(SIGPIPE, SIG_IGN)
    StandardStream.keepNumbers()
    do { try TextEncoding.checkArguments() } catch { end(after: error) }
    if CommandLine.arguments.contains("--bugreport") { reportBug() }
    let arguments = Array(CommandLine.arguments.dropFirst())
    MainLoop.run {
      do {
        try await run(arguments)
        return 0
      } catch {
        end(after: error)
      }
    }
  }

  /// Runs the command in the arguments.
  @MainActor
  private static func run(_ arguments: [String]) async throws {
    var command = try command(arguments)
    if var asyncCommand = command as? any AsyncParsableCommand {
      try await asyncCommand.run()
    } else {
      try command.run()
    }
  }

  /// Parses the command in the arguments.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let names = configuration.subcommands.map { $0._commandName }
    if let unknown = UnknownCommand(in: arguments, known: names) {
      let listed = configuration.subcommands.filter { $0.configuration.shouldDisplay }
      throw ValidationError(unknown.message(listing: listed.map { $0._commandName }))
    }
    do {
      return try parseAsRoot(arguments)
    } catch {
      throw safeError(for: arguments, error)
    }
  }

  /// Returns the parser's error about the arguments, without control characters. The parser's
  /// messages quote arguments unescaped, so the arguments are parsed again with control characters
  /// escaped.
  private static func safeError(for arguments: [String], _ error: any Error) -> any Error {
    HelpWidth.enforceMinimum()
    let safe = arguments.map { PrintableText.shortened($0) }
    var error = error
    if safe != arguments {
      do {
        _ = try parseAsRoot(safe)
        return ValidationError(
          "An argument contains control characters or is too long. Correct it."
        )
      } catch let other {
        error = other
      }
    }
    error = unknownOption(in: safe) ?? negativeValue(in: safe, error) ?? error
    return misspelledOption(in: safe, error) ?? error
  }

  /// Returns the error for a negative number that the parser read as an option. Returns `nil` if
  /// there is no such number, or if the option before the number accepts it.
  private static func negativeValue(in arguments: [String], _ error: any Error) -> (any Error)? {
    guard message(for: error).hasPrefix("Missing value for") else { return nil }
    let attached = NegativeValues.attached(in: arguments)
    guard attached != arguments else { return nil }
    do {
      _ = try parseAsRoot(attached)
      return nil
    } catch {
      return error
    }
  }

  /// Returns a suggestion for a misspelled option of the program itself. The parser only suggests
  /// options of the selected command.
  private static func misspelledOption(
    in arguments: [String],
    _ error: any Error
  ) -> ValidationError? {
    guard let first = arguments.first, first.hasPrefix("--"),
      message(for: error).hasPrefix("Unknown option '\(first)'"),
      let nearest = UnknownCommand.nearest(to: first, of: ["--version", "--bugreport", "--help"])
    else { return nil }
    return ValidationError("Unknown option '\(first)'. Did you mean '\(nearest)'?")
  }

  /// Returns the parser's error about an unknown option; `nil` if there is none.
  ///
  /// The parser reports a missing argument first, although the unknown option is the better hint.
  /// This function therefore parses again with as many placeholder arguments as a command can need.
  private static func unknownOption(in arguments: [String]) -> (any Error)? {
    for count in 1...2 {
      do {
        _ = try parseAsRoot(arguments + Array(repeating: "FILE", count: count))
      } catch {
        if message(for: error).hasPrefix("Unknown option") { return error }
      }
    }
    return nil
  }

  /// Prints a Markdown block for a bug report and ends with 0. All other arguments are ignored,
  /// because they may cause the bug.
  private static func reportBug() -> Never {
    let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--bugreport" }
    let info = ProgramInfo(ProgramInfo.Question(version: version))
    StandardStream.output.write(info.bugReport(arguments: Array(arguments)))
    Foundation.exit(0)
  }

  /// Returns the message of a usage error; `nil` for other errors. The message omits the program's
  /// usage, which would not help.
  private static func line(for error: any Error) -> String? {
    (error as? ValidationError).map { "Error: \(PrintableText.escaped($0.message))" }
  }

  /// Returns a shell's completion script if the arguments request one; `nil` otherwise.
  private static func completions(for error: any Error) -> String? {
    let isRequested = CommandLine.arguments.dropFirst().first?.hasPrefix(
      "--generate-completion-script"
    )
    guard isRequested == true, exitCode(for: error).isSuccess else { return nil }
    let script = CompletionScript(
      generated: fullMessage(for: error),
      command: BrowseCommand._commandName,
      commands: configuration.subcommands.map { $0._commandName } + ["help"]
    )
    return script.text
  }

  private static func end(after error: any Error) -> Never {
    HelpWidth.enforceMinimum()
    let code = exitCode(for: error)
    let message = line(for: error) ?? completions(for: error) ?? fullMessage(for: error)
    if !message.isEmpty {
      let text = PrintableText.lines(message) + "\n"
      if code.isSuccess {
        StandardStream.output.write(text)
      } else {
        StandardStream.error.write(text)
      }
    }
    Foundation.exit(code == .validationFailure || error is CommandFailure ? 2 : code.rawValue)
  }
}
