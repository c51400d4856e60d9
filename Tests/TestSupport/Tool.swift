import Foundation

/// Runs a program until it exits.
public struct Tool {
  /// A program's output and exit code.
  public struct Outcome {
    /// Standard output.
    public let output: String
    /// Standard error.
    public let errors: String
    /// The exit code, or the signal that ended the program.
    public let exitCode: Int32
  }

  private let url: URL

  /// Creates a tool for a program's file.
  public init(_ url: URL) { self.url = url }

  /// Runs the program with the environment of the tests and additional variables.
  public func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try inTemporaryFolder { folder in
      let files = ["output", "errors"].map { folder.appending(path: $0) }
      for file in files { try Data().write(to: file) }
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        output: try String(contentsOf: files[0], encoding: .utf8),
        errors: try String(contentsOf: files[1], encoding: .utf8),
        exitCode: process.terminationStatus
      )
    }
  }
}

/// Calls a closure with a new temporary folder, and removes the folder.
public func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "storeterm-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
