import ArgumentParser
import Foundation
import NcursesTerminal

/// The program.
@main
struct Storeterm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storeterm",
    abstract: "StoreKit's subscription store in a terminal.",
    version: "0.1.0",
    subcommands: [
      BrowseCommand.self, RenderCommand.self, SimulateCommand.self, CheckCommand.self,
      StylesCommand.self,
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

  /// Runs the command line and ends the process: with 0 after help, 2 after a usage error,
  /// else as the command says.
  @MainActor
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    MainLoop.run {
      do {
        var command = try parseAsRoot()
        if var asyncCommand = command as? any AsyncParsableCommand {
          try await asyncCommand.run()
        } else {
          try command.run()
        }
        return 0
      } catch {
        end(after: error)
      }
    }
  }

  /// What a command found wrong with its options; the usage of the program would not
  /// help there.
  private static func line(for error: any Error) -> String? {
    (error as? ValidationError).map { "Error: \($0.message)" }
  }

  private static func end(after error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = line(for: error) ?? fullMessage(for: error)
    if !message.isEmpty {
      let text = StandardStream.harmless(message) + "\n"
      if code.isSuccess {
        StandardStream.output.write(text)
      } else {
        StandardStream.error.write(text)
      }
    }
    Foundation.exit(code == .validationFailure || error is CommandFailure ? 2 : code.rawValue)
  }
}
