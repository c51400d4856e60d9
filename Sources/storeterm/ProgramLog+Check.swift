import ArgumentParser
import ExternalInput
import ProgramLog

extension ProgramLog {
  /// Checks that the log is not one of the files that a command uses. If the program wrote its log
  /// to such a file, it would destroy the file.
  ///
  /// - Throws: `ValidationError` if the log is such a file.
  static func checkIsNone(of files: [String?]) throws {
    // Beside a journal, SQLite has two more files.
    let all = files.compactMap(\.self).flatMap { [$0, $0 + "-wal", $0 + "-shm"] }
    guard let file = all.first(where: shared.isFile) else { return }
    throw ValidationError(
      "STORETERM_LOG names \(PrintableText.shortened(file)), which is not a log file. "
        + "Set it to another file."
    )
  }
}
