import ArgumentParser
import StoreModel

/// `storeterm diff`: compares two configurations.
struct DiffCommand: ParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Prints a heading for each group and a line for each change, such as Yearly: $69.99 → \
      $59.99. Products are matched by product identifier, then by internal identifier, then by \
      reference name. The order of keys and languages, white space, and the notation of numbers \
      do not count as changes. \
      --format json prints one document: {"differences": [{"kind", "part", "item", "field", \
      "old", "new", "oldKeyPath", "newKeyPath"}]}.
      """,
    examples: [
      .init(
        "storeterm diff Old.storekit New.storekit",
        purpose: "List the changes; exit code 1 if there are any."
      ),
      .init(
        "storeterm diff --format json Old.storekit New.storekit",
        purpose: "List them as JSON; exit code 1 if there are any."
      ),
    ],
    exitCodes: [
      .init(0, "The configurations do not differ."),
      .init(1, "The configurations differ."),
      .init(2, "Wrong usage, or a file cannot be read."),
    ]
  )

  /// The format of the result.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    _superCommandName: Storeterm.name,
    abstract: "Show the changes between two StoreKit configuration files.",
    discussion: notes.helpText
  )

  @Argument(help: "Old configuration file or package directory", completion: .storekit)
  var old: String

  @Argument(help: "New configuration file or package directory", completion: .storekit)
  var new: String

  @Option(help: "Format of the result")
  var format = Format.text

  @Flag(help: "Print -> instead of the arrow")
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
