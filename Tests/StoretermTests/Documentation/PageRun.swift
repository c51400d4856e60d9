import Foundation
import TestSupport

/// Runs everything that a page shows, from top to bottom, and collects the differences.
final class PageRun {
  private let page: DocumentationPage
  private let folder: PageFolder
  /// The output of the previous block of commands, for a block that directly follows it.
  private var output: String?
  /// The new texts of blocks, when a page is recorded.
  private var recorded: [(range: Range<Int>, text: String)] = []
  /// The differences between the page and the program.
  private(set) var complaints: [String] = []

  init(_ page: DocumentationPage) throws {
    self.page = page
    folder = try PageFolder()
  }

  /// Runs the page; when recording, also writes the current outputs into it.
  func run() async throws {
    for (index, item) in page.items.enumerated() {
      switch item {
      case .prose: output = nil
      case .picture(let path): try compare(picture: path)
      case .block(let block):
        let printed = output
        output = nil
        try await check(block, at: index, after: printed)
      }
    }
    guard GoldenFile.isRecording, !recorded.isEmpty else { return }
    let text = page.text(replacing: recorded)
    try Data(text.utf8).write(to: DocumentationPage.root.appending(path: page.path))
    complaints.append("recorded \(page.path); run again without RECORD")
  }

  private func check(
    _ block: DocumentationPage.Block,
    at index: Int,
    after printed: String?
  ) async throws {
    switch block.language {
    case "sh": try await run(block, at: index)
    case "text", "json", "xml":
      if let name = block.name {
        try compare(block, withFile: name)
      } else if let printed {
        compare(block, with: printed)
      }
    case "swift": try compile(block)
    case "yaml": try simulate(block, at: index)
    case "markdown": try write(block, at: index)
    case "diff": break
    default: complain(block, "no check for a block of \"\(block.language)\"")
    }
  }

  private func complain(_ block: DocumentationPage.Block, _ what: String) {
    complaints.append("\(page.path):\(block.range.lowerBound): \(what)")
  }

  // MARK: - Commands

  private func run(_ block: DocumentationPage.Block, at index: Int) async throws {
    var printed: String? = ""
    for command in PageCommand.commands(block.text) where command.isRun {
      if command.opensTerminal {
        printed = nil
        if TmuxSession.isAvailable { try await open(command, of: block, at: index) }
      } else {
        let outcome = try folder.run(command.description)
        if outcome.exitCode != command.exitCode {
          complain(block, "\(command): exit code \(outcome.exitCode)\n\(outcome.output)")
        }
        printed = printed.map { $0 + Self.line(outcome.output) }
      }
    }
    output = printed
  }

  /// An output with a line break at its end.
  private static func line(_ output: String) -> String {
    output.isEmpty || output.hasSuffix("\n") ? output : output + "\n"
  }

  /// Runs a command in a terminal, waits for its texts, and quits it with `q`.
  private func open(
    _ command: PageCommand,
    of block: DocumentationPage.Block,
    at index: Int
  ) async throws {
    let texts = Self.texts(in: page.items.dropFirst(index + 1).first)
    let variables = folder.environment.filter { $0.key != "TERM" }
    // An error is one line, which a narrower window would wrap.
    let shell = try await TmuxSession(columns: 220, rows: 50, environment: variables)
    defer { shell.end() }
    try shell.enter("clear; cd '\(folder.url.path)'; \(command); echo \"ended with $?\"")
    let seen = texts ?? (command.exitCode == 0 ? ["Premium"] : [])
    try await shell.wait(for: "\(seen) of \(command)") { lines in
      seen.allSatisfy { text in lines.contains { $0.contains(text) } }
    }
    if command.exitCode == 0 { try shell.press("q") }
    let lines = try await shell.wait(for: "end of \(command)") { lines in
      lines.contains { $0.hasPrefix("ended with ") }
    }
    if !lines.contains("ended with \(command.exitCode)") {
      complain(block, "\(command):\n\(lines.joined(separator: "\n"))")
    }
  }

  /// The lines of a block of text after a command; `nil` if none follows.
  private static func texts(in item: DocumentationPage.Item?) -> [String]? {
    guard case .block(let block) = item, block.language == "text" else { return nil }
    return OutputPattern(block.text).texts
  }

  // MARK: - Comparing

  private func compare(_ block: DocumentationPage.Block, with printed: String) {
    let pattern = OutputPattern(block.text)
    guard !pattern.matches(printed) else { return }
    if GoldenFile.isRecording, !pattern.leavesOut {
      let lines = OutputPattern.withoutProgress(printed)
      recorded.append((block.range, lines.trimmingSuffix { $0 == "\n" }))
    } else {
      complain(block, "the page shows\n\(block.text)but the command prints\n\(printed)")
    }
  }

  private func compare(_ block: DocumentationPage.Block, withFile name: String) throws {
    let file = DocumentationPage.root.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in OutputPattern(block.text).texts where !text.contains(line) {
      complain(block, "\(name) has no \"\(line)\"")
    }
  }

  /// Compares a picture with the one that a command of the page wrote.
  private func compare(picture path: String) throws {
    let name = URL(filePath: path).lastPathComponent
    guard let drawn = try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    else { return }
    let place = DocumentationPage.root.appending(path: page.path).deletingLastPathComponent()
    let golden = GoldenFile(place.appending(path: path), text: drawn)
    if let complaint = try golden.complaint(recordWith: "StoretermTests.DocumentationTests") {
      complaints.append("\(page.path): \(complaint)")
    }
  }

  // MARK: - Files

  private func simulate(_ block: DocumentationPage.Block, at index: Int) throws {
    let file = try folder.write(block.text, to: block.name ?? "example.yaml")
    if block.text.hasPrefix("store:"), !isUsed(block.name, after: index) {
      let outcome = try folder.run("storeterm simulate '\(file.path)'")
      if outcome.exitCode != 0 { complain(block, outcome.output) }
    }
    for line in block.text.split(separator: "\n") {
      // A step of a workflow: `run: storeterm …`, or a line below `run: |`.
      guard let command = line.firstMatch(of: /^[ -]*(?:run: )?(storeterm .*)$/)?.1 else {
        continue
      }
      let outcome = try folder.run(String(command))
      if outcome.exitCode != 0 { complain(block, "\(command): \(outcome.output)") }
    }
  }

  /// Writes a block into the folder, for a later command.
  private func write(_ block: DocumentationPage.Block, at index: Int) throws {
    guard let name = block.name, isUsed(name, after: index) else {
      return complain(block, "no later command uses this file")
    }
    _ = try folder.write(block.text, to: name)
  }

  /// Whether a later command of the page names a file.
  private func isUsed(_ name: String?, after index: Int) -> Bool {
    guard let name else { return false }
    return page.items.dropFirst(index).contains { item in
      if case .block(let block) = item {
        block.language == "sh" && block.text.contains(name)
      } else {
        false
      }
    }
  }

  private func compile(_ block: DocumentationPage.Block) throws {
    let name = block.name ?? "Example.swift"
    let file = try folder.write(block.text, to: name)
    // `DocumentationTests/package` builds a manifest together with its package.
    guard file.lastPathComponent != "Package.swift" else { return }
    #if os(Linux)
    let others = name.contains("/") ? Self.swiftFiles(beside: name) : []
    for version in others.isEmpty ? [5, 6] : [6] {
      let compiler = ClientCompiler(languageVersion: version)
      let complaints = try compiler.complaints(about: [file] + others)
      if !complaints.isEmpty { complain(block, "in Swift \(version) mode: \(complaints)") }
    }
    #endif
  }

  /// The other Swift files in the folder of a shown file, compiled together with it.
  private static func swiftFiles(beside path: String) -> [URL] {
    let file = DocumentationPage.root.appending(path: path)
    let files = try? FileManager.default.contentsOfDirectory(
      at: file.deletingLastPathComponent(),
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != file.lastPathComponent
    }
  }
}

extension String {
  /// The text without trailing characters that satisfy a predicate.
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(reversed().drop(while: isTrimmed).reversed())
  }
}
