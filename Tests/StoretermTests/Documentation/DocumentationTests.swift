import Foundation
import TestSupport
import Testing

/// Checks that the pages show what the program does. CONTRIBUTING.md describes the checks and how
/// to record a page.
@Suite("Documentation", .serialized, .timeLimit(.minutes(LongTest.minutes(30))))
struct DocumentationTests {
  private static let readme = "README.md"

  #if os(Linux)
  @Test(
    "the commands and code blocks of each page work as shown",
    arguments: DocumentationPage.paths
  )
  func page(path: String) async throws {
    let run = try PageRun(DocumentationPage(path))
    try await run.run()
    for complaint in run.complaints { Issue.record("\(complaint)") }
  }

  @Test(
    "the recording of the tour is the output of its script",
    .enabled(if: DocumentationTests.hasPython, "python3 is not installed")
  )
  func recording() throws {
    let root = DocumentationPage.root
    let script = root.appending(path: "Scripts/record-tour").path
    let outcome = try Program.run(
      program: URL(filePath: "/usr/bin/env"),
      ["python3", script, "--program", try #require(Program.url).path, "--output", "-"],
      environment: ["PATH": Self.path]
    )
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("<script") && outcome.output.utf8.count < 400_000)
    let file = root.appending(path: "Documentation/Pictures/tour.svg")
    let golden = GoldenFile(file, text: outcome.output)
    let complaint = try golden.complaint(recordWith: "StoretermTests.DocumentationTests")
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  private static let hasPython = path.split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

  @Test("the package of the page on SwiftUI builds an app")
  func package() throws {
    let page = try DocumentationPage("Documentation/SwiftUI-in-a-terminal.md")
    let folder = try PageFolder()
    let files = page.blocks.filter { $0.language == "swift" }
    #expect(files.contains { $0.name == "Package.swift" })
    for block in files {
      if let name = block.name { try folder.write(block.text, to: "App/\(name)") }
    }
    // The manifest with the plugin names a catalog, as an app has one.
    try folder.write("{}", to: "App/Sources/TeaTimer/Assets.xcassets/Contents.json")
    // SwiftPM identifies a local package by the name of its folder.
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "storeterm"),
      withDestinationURL: DocumentationPage.root
    )
    let built = try folder.run("swift build --package-path App")
    try #require(built.exitCode == 0, "\(built.output)")
    let shown = try folder.run("App/.build/debug/TeaTimer")
    #expect(shown.exitCode == 0 && shown.output.contains("0 cups"), "\(shown.output)")
  }
  #endif

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  @Test("the README begins with a recording, then make run and make test")
  func readme() throws {
    let page = try DocumentationPage(Self.readme)
    #expect(page.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    let pictures = page.items.compactMap { if case .picture(let path) = $0 { path } else { nil } }
    #expect(pictures.first == "Documentation/Pictures/tour.svg")
    let first = try #require(page.blocks("sh").first)
    #expect(first.hasPrefix("make run ") && first.contains("\nmake test "))
  }

  @Test("every make command in the pages exists, and those that open a store show one")
  func make() throws {
    let pages = try DocumentationPage.paths.map(DocumentationPage.init)
    let commands = pages.flatMap { page in
      page.commands.map(\.description) + page.inlineCode
    }.filter { $0.hasPrefix("make ") }
    #expect(commands.count >= 10)
    let folder = try PageFolder()
    let root = "cd '\(DocumentationPage.root.path)'; "
    let help = try folder.run(root + "make help").output
    var opened = 0
    for command in Set(commands) {
      let target = command.split(separator: " ")[1]
      #expect(help.contains("make \(target) "), "\(command)")
      let recipe = try folder.run(root + command.replacing("make ", with: "make -n "))
      #expect(recipe.exitCode == 0 && !recipe.output.isEmpty, "\(command)")
      for line in recipe.output.split(separator: "\n") {
        guard let place = line.range(of: "swift run storeterm ") else { continue }
        // With --accessible the store needs no terminal and ends with its input.
        let arguments = line[place.upperBound...].split(separator: " || ")[0]
        let store = try folder.run(
          root + "storeterm \(arguments) --accessible --ephemeral </dev/null"
        )
        #expect(store.exitCode == 0, "\(command)")
        #expect(store.output.split(separator: "\n").count > 10, "\(command): \(store.output)")
        opened += 1
      }
    }
    #expect(opened >= 1)
  }

  @Test("every option in the pages is an option of a command")
  func options() throws {
    let names = [
      "browse", "render", "simulate", "check", "diff", "fmt", "styles", "info", "preview",
    ]
    let helps = try names.map { try Program.run([$0, "--help"]).output }
    let taken = Set(helps.joined().matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
    // The program answers these before it parses a command.
    let others: Set = ["--bugreport", "--version", "--help", "--generate-completion-script"]
    var count = 0
    for path in DocumentationPage.paths {
      let code = try DocumentationPage(path).inlineCode
        .filter { $0.hasPrefix("--") || $0.hasPrefix("storeterm ") }
      for option in code.flatMap({ $0.matches(of: /(?:^| )(--[a-z][a-z-]+)/) }).map(\.1) {
        count += 1
        #expect(taken.union(others).contains(String(option)), "\(path): \(option)")
      }
    }
    #expect(count > 40)
  }

  @Test("the changelog has an entry for the version of the program")
  func changelog() throws {
    let version = try Program.run(["--version"]).output.trimmingCharacters(in: .newlines)
    let changelog = try DocumentationPage("CHANGELOG.md").text
    #expect(changelog.contains("\n## [\(version)] - "), "\(version)")
  }
}
