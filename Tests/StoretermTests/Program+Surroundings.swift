import Foundation
import Testing

extension Program {
  /// Runs the program in a folder and environment, and waits until it exits.
  ///
  /// - Parameters:
  ///   - program: The program; default: storeterm.
  ///   - arguments: The arguments.
  ///   - folder: The current folder.
  ///   - environment: The whole environment.
  ///   - input: The text on stdin.
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

  /// The path of a file of the folder `Configs`.
  static func config(_ name: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
  }

  /// A new temporary folder, removed with its value.
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

    /// Writes an executable script.
    ///
    /// A file that is open for writing cannot be executed (ETXTBSY). A program that another test
    /// starts at that moment inherits such a descriptor, so `install` writes the script.
    func script(_ name: String, _ content: String) throws -> URL {
      let text = try file(name + ".text", content)
      let script = url.appendingPathComponent(name)
      let copy = Command(arguments: ["/usr/bin/install", "-m", "755", text.path, script.path])
      try #require(try copy.run() == 0, "\(script.path) cannot be written")
      return script
    }

    /// Copies a file of the folder `Configs`.
    func add(_ config: String, as name: String) throws {
      try FileManager.default.copyItem(
        atPath: Program.config(config),
        toPath: url.appendingPathComponent(name).path
      )
    }
  }
}
