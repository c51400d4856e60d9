import Foundation
import Testing

/// The built program as `browse --accessible` on pipes: reads input lines, writes answers.
final class LineBrowser {
  /// A text that did not appear, with the program's output.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let scratch: Program.Folder
  private var unread: [UInt8] = []

  /// Starts the program.
  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws {
    scratch = try Program.Folder()
    let url: URL = try #require(Program.url, "storeterm was not built")
    process.executableURL = url
    process.arguments = ["browse", "--accessible"] + arguments
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": scratch.url.path]
      .merging(environment) { $1 }
    process.currentDirectoryURL = folder ?? scratch.url
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: scratch.file("errors"))
    try process.run()
    // `poll` reports the end of the output only after every other writer has closed its end.
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
  }

  deinit { end() }

  /// Ends the program with SIGKILL.
  func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Writes a line to the program.
  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes a line, and waits for a text in the answer.
  ///
  /// - Returns: The output, up to the text.
  @discardableResult
  func send(_ line: String, waitingFor text: String) throws -> String {
    try send(line)
    return try wait(for: text)
  }

  /// Waits up to a minute for a text in the output.
  @discardableResult
  func wait(for text: String) throws -> String {
    let deadline = ContinuousClock.now + .seconds(60)
    var said = ""
    while true {
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        said += String(decoding: unread[...end], as: UTF8.self)
        unread.removeFirst(end + 1)
        if said.contains(text) { return said }
      }
      guard ContinuousClock.now < deadline, try read() else {
        throw Failure(description: "no \"\(text)\" in:\n\(said)\n\(try errors())")
      }
    }
  }

  /// Reads the available output, or waits 100 milliseconds for it.
  ///
  /// - Returns: Whether there may be more output.
  private func read() throws -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, 100) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    if count > 0 { unread += bytes[..<count] }
    return count != 0
  }

  /// Closes the input, and waits until the program exits.
  ///
  /// - Returns: The rest of the output, stderr and the exit code.
  func finish() throws -> Program.Outcome {
    try? input.fileHandleForWriting.close()
    while try read() {}
    process.waitUntilExit()
    return Program.Outcome(
      output: String(decoding: unread, as: UTF8.self),
      errors: try errors(),
      exitCode: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus
    )
  }

  private func errors() throws -> String {
    try String(contentsOf: scratch.url.appending(path: "errors"), encoding: .utf8)
  }
}
