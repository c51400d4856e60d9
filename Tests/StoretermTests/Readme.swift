import Foundation

/// The README, taken apart.
struct Readme {
  /// A block between fences.
  struct Block {
    /// What stands behind the fence: `sh`, `swift`, `yaml`, or nothing.
    let language: String
    let text: String
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let text: String

  init() throws {
    text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
  }

  var blocks: [Block] {
    text.components(separatedBy: "\n```").dropFirst().enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .map { _, part in
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.dropFirst().map { $0 + "\n" }.joined()
        return Block(language: String(lines.first ?? ""), text: body)
      }
  }

  func blocks(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.text)
  }

  /// The command lines in blocks for a shell, without what is said of them.
  var commands: [String] {
    blocks("sh").flatMap { $0.split(separator: "\n") }
      .map { line in
        let command = line.components(separatedBy: " #").first ?? ""
        return command.trimmingCharacters(in: .whitespaces)
      }
      .filter { !$0.isEmpty }
  }

  /// What stands between backticks in a line of prose.
  var inlineCode: [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("```") }.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  /// The paths of the pictures.
  var pictures: [String] {
    text.components(separatedBy: "![").dropFirst().compactMap { part in
      part.components(separatedBy: "](").dropFirst().first?.components(separatedBy: ")").first
    }
  }

  /// The words of a command line, as a shell takes it apart.
  static func words(of command: String) -> [String] {
    command.replacingOccurrences(of: "\"", with: "").split(separator: " ").map(String.init)
  }

  /// A folder with the files that the examples name: with a store alone, as where one opens
  /// it, or with all of them.
  func sampleFolder(withStoreAlone isSmall: Bool = false) throws -> Program.Folder {
    let folder = try Program.Folder()
    try folder.add("StreamingPass", as: "Store.storekit")
    try folder.file("Shop.swift", blocks("swift").first { $0.contains("#Preview") } ?? "")
    if isSmall { return folder }
    try folder.add("StreamingPass", as: "Old.storekit")
    let store = try String(contentsOfFile: Program.config("StreamingPass"), encoding: .utf8)
    try folder.file(
      "New.storekit",
      store.replacingOccurrences(of: "\"99.99\"", with: "\"89.99\"")
    )
    let flow = Self.root.appending(path: "Tests/PurchaseFlowTests/Scenarios/Files/Flow.storekit")
    try folder.file("Flow.storekit", String(contentsOf: flow, encoding: .utf8))
    try folder.file("Trial.yaml", blocks("yaml").first ?? "")
    try folder.file("TeaTimer.swift", blocks("swift").first { $0.contains("@main") } ?? "")
    return folder
  }
}
