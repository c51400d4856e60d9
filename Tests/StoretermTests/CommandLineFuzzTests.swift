import Foundation
import TestSupport
import Testing

@Suite("Random command lines and files")
struct CommandLineFuzzTests {
  /// Runs 10,000 command lines under `make soak`. `STORETERM_SEED` repeats a failure.
  @Test("any command line exits with 0, 1 or 2 within limits and prints no control characters")
  func anyLine() throws {
    var random = SeededRandom.forTest()
    let rounds = random.rounds(of: 10_000)
    for round in 0..<rounds {
      let seed = random.next()
      let folder = try Program.Folder()
      var fuzz = try CommandLineFuzz(random: SeededRandom(seed: seed), folder: folder.url)
      let line = try fuzz.next()
      let outcome = try Program.runLimited(
        line.arguments,
        in: folder.url,
        environment: line.environment,
        input: line.input
      )
      var complaints = [
        HostileText.complaint(
          about: outcome.output,
          hasColors: line.hasColors,
          isScreen: line.isScreen,
          isFileText: line.isFileText
        ),
        HostileText.complaint(about: outcome.errors),
      ].compactMap { $0 }
      if outcome.exitCode > 2 { complaints.append("exit code \(outcome.exitCode)") }
      guard !complaints.isEmpty else { continue }
      let kept = try Self.keep(folder, seed)
      let said = String(decoding: outcome.errors.prefix(600), as: UTF8.self).debugDescription
      Issue.record(
        """
        round \(round) of seed \(random.seed), its own seed \(seed): \(complaints)
        \(line.arguments.debugDescription.prefix(600)) \(line.environment) in \(kept)
        \(said)
        """
      )
    }
  }

  /// Copies the folder of a failed run, so that it can be repeated.
  private static func keep(_ folder: Program.Folder, _ seed: UInt64) throws -> String {
    let place = FileManager.default.temporaryDirectory.appending(path: "storeterm-fuzz-\(seed)")
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.copyItem(at: folder.url, to: place)
    return place.path
  }
}
