import ArgumentParser
import Foundation
import StoreBrowser

/// `storeterm man`: the manual page, for `make install`.
struct ManCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "man",
    _superCommandName: Storeterm.name,
    abstract: "Print the manual page in mdoc.",
    shouldDisplay: false
  )

  func run() throws {
    let dump = Data(Storeterm._dumpHelp().utf8)
    let tool = try JSONDecoder().decode(ToolInfo.self, from: dump)
    let page = ManualPage.text(of: tool.command, keys: KeyTable(), version: Storeterm.version)
    StandardStream.output.write(page)
  }
}
