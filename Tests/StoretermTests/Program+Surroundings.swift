import Foundation
import Testing

extension Program {
  /// Runs the program to its end in a folder, with an environment of its own.
  ///
  /// - Parameters:
  ///   - program: Another program than the built one.
  ///   - arguments: What stands after the program's name.
  ///   - folder: The current folder.
  ///   - environment: All that the program sees of it; `PATH` alone unless given.
  ///   - input: What the program reads.
  static func run(
    program: URL? = nil,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String],
    input: String = ""
  ) throws -> Outcome {
    guard let url = program ?? url else { throw NotBuilt() }
    let scratch = try Folder()
    let (output, errors) = (try scratch.file("output"), try scratch.file("errors"))
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder ?? scratch.url
    process.standardInput = try FileHandle(forReadingFrom: scratch.file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8),
      exitCode: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus
    )
  }

  /// A file of `Configs`.
  static func config(_ name: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
  }

  /// A new folder that goes with its value.
  final class Folder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("storeterm-" + UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file.
    @discardableResult
    func file(_ name: String, _ content: String = "") throws -> URL {
      let file = url.appendingPathComponent(name)
      try Data(content.utf8).write(to: file)
      return file
    }

    /// Writes a script that can be started.
    ///
    /// No program can be started that somebody may write to, and what this process has open for
    /// writing, a program that another test starts at that moment has too. So `install` writes it.
    func script(_ name: String, _ content: String) throws -> URL {
      let text = try file(name + ".text", content)
      let script = url.appendingPathComponent(name)
      let copy = Command(arguments: ["/usr/bin/install", "-m", "755", text.path, script.path])
      try #require(try copy.run() == 0, "\(script.path) cannot be written")
      return script
    }

    /// Copies a file of `Configs`.
    func add(_ config: String, as name: String) throws {
      try FileManager.default.copyItem(
        atPath: Program.config(config),
        toPath: url.appendingPathComponent(name).path
      )
    }
  }
}
