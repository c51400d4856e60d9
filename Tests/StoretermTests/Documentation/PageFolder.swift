import Foundation

/// The folder in which the commands of a page run, as described in CONTRIBUTING.md.
struct PageFolder {
  let folder: Program.Folder
  /// The environment of the commands.
  let environment: [String: String]

  init() throws {
    let root = DocumentationPage.root
    folder = try Program.Folder()
    for name in ["Store", "Old"] { try folder.add("StreamingPass", as: "\(name).storekit") }
    let store = try String(contentsOfFile: Program.config("StreamingPass"), encoding: .utf8)
    try folder.file("New.storekit", store.replacing("\"99.99\"", with: "\"89.99\""))
    let flow = root.appending(path: "Tests/PurchaseFlowTests/Scenarios/Files/Flow.storekit")
    try folder.file("Flow.storekit", String(contentsOf: flow, encoding: .utf8))
    let life = root.appending(path: "Documentation/Pictures/life.yaml")
    let scenario = try String(contentsOf: life, encoding: .utf8)
    try folder.file(
      "life.yaml",
      scenario.replacing("../../Configs/StreamingPass.storekit", with: "Store.storekit")
    )
    try folder.file("Shop.swift", Self.shop)
    let app = folder.url.appending(path: "Shop")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
    try folder.file(
      "Shop/Paywall.swift",
      Self.shop.replacing("#Preview", with: "#Preview(\"Dark\")")
    )
    environment = try Self.environment(of: folder)
  }

  /// A file with a preview, for the examples of `storeterm preview`.
  private static let shop = """
    import StoreKit
    import SwiftUI

    #Preview { SubscriptionStoreView(groupID: "2164C1F7") }

    """

  var url: URL { folder.url }

  /// Writes a file, and creates its parent folders.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Runs a shell command. The outcome's output contains stdout and stderr, in order.
  func run(_ line: String) throws -> Program.Outcome {
    try Program.run(
      program: URL(filePath: "/bin/sh"),
      ["-c", "exec 2>&1\n\(line)"],
      in: url,
      environment: environment
    )
  }

  /// Adds a folder with the program to PATH, so that commands find it by its name.
  private static func environment(of folder: Program.Folder) throws -> [String: String] {
    guard let program = Program.url else { throw Program.NotBuilt() }
    let commands = folder.url.appending(path: ".bin")
    try FileManager.default.createDirectory(at: commands, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: commands.appending(path: "storeterm"),
      withDestinationURL: program
    )
    let inherited = ProcessInfo.processInfo.environment
    let path = inherited["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(commands.path):\(path)",
      // A compiler that a version manager installed is below HOME.
      "HOME": inherited["HOME"] ?? folder.url.path,
      "XDG_STATE_HOME": folder.url.appending(path: ".state").path,
      "XDG_CONFIG_HOME": folder.url.appending(path: ".config").path,
      "GITHUB_STEP_SUMMARY": folder.url.appending(path: "summary.md").path,
      "LC_ALL": "C.UTF-8",
      "TERM": "xterm-256color",
    ]
  }
}
