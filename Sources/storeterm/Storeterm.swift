import ArgumentParser
import ExternalInput
import Foundation
import NcursesTerminal
import StoreBrowser

/// The program.
@main
struct Storeterm: ParsableCommand, DocumentedCommand {
  static let name = "storeterm"
  static let version = "0.1.0"

  /// When this version was made, as the manual page has it.
  static let releaseDate = "November 22, 2026"

  static let notes = CommandNotes(
    discussion: """
      Without a command, opens the file as browse does. --bugreport prints a block of Markdown for \
      a bug report: versions, the terminal, and the command line, without the content of any \
      file. Results go to stdout, messages to stderr.
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

  /// Elsewhere than on Linux `SwiftUI` and `StoreKit` are Apple's own.
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

  /// Runs the command line and ends the process: with 0 after help, 2 after a usage error,
  /// else as the command says.
  @MainActor
  static func main() {
    ProcessLimits.require()
    LocaleVariables.makeSafe()
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

  /// Runs the command that the arguments make.
  @MainActor
  private static func run(_ arguments: [String]) async throws {
    var command = try command(arguments)
    if var asyncCommand = command as? any AsyncParsableCommand {
      try await asyncCommand.run()
    } else {
      try command.run()
    }
  }

  /// The command that the arguments make.
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

  /// What the parser finds wrong with the arguments. Its messages quote them as they are, so it
  /// is asked again about arguments that cannot start a line of their own.
  private static func safeError(for arguments: [String], _ error: any Error) -> any Error {
    HelpWidth.makeSafe()
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

  /// What is wrong with a negative number that the parser took for an option; `nil` where it took
  /// none for one, or the option before it accepts the number.
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

  /// An option of the program itself that is nearly written; the parser knows only those of the
  /// command that is meant.
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

  /// What the parser says of an option that nobody knows; `nil` where there is none.
  ///
  /// It says so only where no argument is missing, and that there is such an option is worth more
  /// to know: so it is asked again with as many arguments as a command can need.
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

  /// Prints a block of Markdown for a report and ends with 0: whatever else is asked for may
  /// be what does not work.
  private static func reportBug() -> Never {
    let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--bugreport" }
    let info = ProgramInfo(ProgramInfo.Question(version: version))
    StandardStream.output.write(info.bugReport(arguments: Array(arguments)))
    Foundation.exit(0)
  }

  /// What a command found wrong with its options; the usage of the program would not
  /// help there.
  private static func line(for error: any Error) -> String? {
    (error as? ValidationError).map { "Error: \(PrintableText.escaped($0.message))" }
  }

  /// The completions of a shell, where those are asked for.
  private static func completions(for error: any Error) -> String? {
    let isAsked = CommandLine.arguments.dropFirst().first?.hasPrefix("--generate-completion-script")
    guard isAsked == true, exitCode(for: error).isSuccess else { return nil }
    let script = CompletionScript(
      generated: fullMessage(for: error),
      command: BrowseCommand._commandName,
      commands: configuration.subcommands.map { $0._commandName } + ["help"]
    )
    return script.text
  }

  private static func end(after error: any Error) -> Never {
    HelpWidth.makeSafe()
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
