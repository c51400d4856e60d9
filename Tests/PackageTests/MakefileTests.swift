import Foundation
import Testing

@Suite("The Makefile")
struct MakefileTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a target with a script in place of `swift`. `built` is the file of an earlier build.
  private func make(
    _ target: String,
    _ script: String,
    built: String = "Makefile"
  ) throws -> (code: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = folder.appending(path: "swift")
    try Data("\(script)\n".utf8).write(to: swift)
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Skips the installation of system packages.
    process.arguments = [
      "make", "-o", "packages", target, "SWIFT=/bin/sh \(swift.path)", "BUILT=\(built)",
    ]
    // Below `make test`, this make would print the folder that it enters.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES"].contains($0.key) }
    process.currentDirectoryURL = Self.package
    let handle = try FileHandle(forWritingTo: output)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  @Test(
    "quitting a program with q or Ctrl-C is not an error of make",
    arguments: ["run", "example", "demo"]
  )
  func left(target: String) throws {
    for code in [0, 130] {
      let (status, text) = try make(target, "exit \(code)")
      #expect(status == 0 && text.isEmpty, "\(code): \(text)")
    }
  }

  @Test("the time of a first build is announced before it", arguments: ["run", "example", "demo"])
  func firstBuild(target: String) throws {
    let (status, text) = try make(target, "echo built", built: "nowhere/storeterm")
    let lines = text.split(separator: "\n")
    #expect(status == 0 && lines.count == 2 && lines.last == "built", "\(text)")
    #expect(lines.first?.contains("for the first time. That takes about 5 minutes") == true)
  }

  @Test(
    "a failing program is an error of make",
    arguments: ["run", "example", "demo"],
    ["exit 1", "exit 2", "kill -SEGV $$"]
  )
  func failure(target: String, script: String) throws {
    let (status, text) = try make(target, script)
    #expect(status == 2 && text.contains("] Error "), "\(text)")
  }
}
