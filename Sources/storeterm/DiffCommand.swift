import ArgumentParser
import StoreModel

/// `storeterm diff`: what changed between two configurations.
struct DiffCommand: ParsableCommand {
  /// How the difference is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    _superCommandName: Storeterm.name,
    abstract: "Say in words what changed between two StoreKit configuration files.",
    discussion: """
      Prints a heading for each group and a line for each change, as in Yearly: $69.99 → $59.99. \
      Products are the same when their product identifiers are, else when their internal \
      identifiers are. The order of keys and languages, blanks, and the spelling of a number \
      are no differences. With --format json, prints one document instead: {"differences": \
      [{"kind", "part", "item", "field", "old", "new", "oldKeyPath", "newKeyPath"}]}.

      Exit code: 0 when nothing differs, 1 when something does, 2 when a file cannot be read \
      or for a mistake in the command line.
      """
  )

  @Argument(help: "The old .storekit file or package directory.", completion: .storekit)
  var old: String

  @Argument(help: "The new one.", completion: .storekit)
  var new: String

  @Option(help: "How the difference is written.")
  var format = Format.text

  @Flag(help: "Write the program's own signs in ASCII: -> for the arrow.")
  var ascii = false

  func run() throws {
    let difference = ConfigurationDifference(
      from: try Self.configuration(old),
      to: try Self.configuration(new)
    )
    let text = DifferenceText(difference, usesASCII: ascii).text
    StandardStream.output.write(format == .json ? difference.json : text)
    if !difference.isEmpty { throw ExitCode(1) }
  }

  private static func configuration(_ path: String) throws -> StoreConfiguration {
    do {
      return try StoreConfiguration(path: path)
    } catch {
      throw CommandFailure(message: "\(error)")
    }
  }
}
