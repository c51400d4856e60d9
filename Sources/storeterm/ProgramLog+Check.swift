import ArgumentParser
import ExternalInput
import ProgramLog

extension ProgramLog {
  /// Checks that the log is not one of the files that a command uses. Writing both would destroy
  /// them.
  ///
  /// - Throws: `ValidationError` if it is.
  static func checkIsNone(of files: [String?]) throws {
    // A journal has two more files beside it.
    let all = files.compactMap(\.self).flatMap { [$0, $0 + "-wal", $0 + "-shm"] }
    guard let file = all.first(where: shared.isFile) else { return }
    throw ValidationError(
      "STORETERM_LOG names \(PrintableText.shortened(file)), which is not a log file. "
        + "Set it to another file."
    )
  }
}
