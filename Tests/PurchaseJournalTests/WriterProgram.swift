import Foundation
import Testing

/// A running `journal-writer`.
struct WriterProgram {
  private let process = Process()
  private let output = Pipe()

  init(path: String, seed: UInt64, count: Int) throws {
    let url: URL = try #require(Self.url, "journal-writer was not built")
    process.executableURL = url
    process.arguments = [path, String(seed), String(count)]
    process.standardOutput = output
    try process.run()
  }

  /// Waits until the program ends.
  ///
  /// - Returns: The number of acknowledged actions.
  func finish() throws -> Int {
    let dots = output.fileHandleForReading.readDataToEndOfFile().count
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return dots
  }

  /// Kills the program after some acknowledgements and a delay.
  ///
  /// - Returns: The number of acknowledged actions.
  func kill(after dots: Int, andMicroseconds delay: UInt32) -> Int {
    var count = 0
    while count < dots {
      let more = output.fileHandleForReading.readData(ofLength: 1).count
      guard more > 0 else { break }
      count += more
    }
    usleep(delay)
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    count += output.fileHandleForReading.readDataToEndOfFile().count
    process.waitUntilExit()
    return count
  }

  private static let url: URL? = {
    let places =
      Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
    return places.map {
      $0.deletingLastPathComponent().appendingPathComponent("journal-writer")
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
