import ArgumentParser
import ExternalInput
import ProgramLog

extension ProgramLog {
  /// Checks that the log is none of the files that a command uses, which would end as neither.
  ///
  /// - Throws: `ValidationError`.
  static func checkIsNone(of files: [String?]) throws {
    // A journal has two files beside it.
    let all = files.compactMap(\.self).flatMap { [$0, $0 + "-wal", $0 + "-shm"] }
    guard let file = all.first(where: shared.isFile) else { return }
    throw ValidationError(
      "STORETERM_LOG names \(PrintableText.shortened(file)), which is not a log file. "
        + "Set it to another file."
    )
  }
}
