import ArgumentParser
import Foundation
import StoreBrowser

/// `storeterm styles`: the control styles and where each can stand.
struct StylesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "styles",
    abstract: "List the control styles and the placements that each has."
  )

  @MainActor
  func run() async throws {
    let names = ControlStyleList.names
    let width = names.map(\.count).max() ?? 0
    let lines = names.map { name in
      let placements = ControlStyleList.placements(of: name).joined(separator: " ")
      return name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + placements
    }
    StandardStream.output.write(lines.map { $0 + "\n" }.joined())
  }
}
