import Foundation

/// The built program `storeterm`.
enum Program {
  struct Outcome {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  /// The program in the folder of the test bundle.
  static var url: URL? { url(of: "storeterm") }

  /// A program of this package in the folder of the test bundle.
  static func url(of name: String) -> URL? {
    let names =
      Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
    return names.map { $0.deletingLastPathComponent().appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  struct NotBuilt: Error {}

  /// Runs the program and waits until it exits.
  static func run(_ arguments: [String]) throws -> Outcome {
    let files = [UUID().uuidString, UUID().uuidString].map { name in
      FileManager.default.temporaryDirectory.appendingPathComponent("storeterm-" + name)
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    let exitCode = try launch(
      arguments,
      output: try FileHandle(forWritingTo: files[0]),
      errors: try FileHandle(forWritingTo: files[1])
    )
    return Outcome(
      output: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8),
      exitCode: exitCode
    )
  }

  /// Runs the program with the given files as stdout and stderr, and waits until it exits.
  static func launch(
    _ arguments: [String],
    output: Any,
    errors: Any
  ) throws -> Int32 {
    guard let url else { throw NotBuilt() }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
