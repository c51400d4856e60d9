import ExternalInput
import PurchaseFlow

/// What is wrong with a journal.
public enum JournalProblem: Error, Hashable, Sendable {
  /// The file is something else.
  case foreign
  /// A folder, a FIFO, a device or a socket is in its place; which of them.
  case special(String)
  /// There is no file, but others that SQLite kept beside it are left; their paths.
  case leftover(String)
  /// The log beside the file is older than the file: SQLite would undo what was done since. Its
  /// path.
  case outdatedLog(String)
  /// A rollback file of SQLite's, which is not the journal's own, is beside it; its path.
  case strayRollback(String)
  /// It was deleted, moved or replaced while it was open; what was found. What was done last
  /// is not in it.
  case moved(String)
  /// The same of its log or of the index of the log. The file alone has all that was done before.
  case movedLog(String)
  /// The file is a journal, but not as it was written; what was found.
  case damaged(String)
  /// A later version of this program wrote it; what is not known here.
  case newer(String)
  /// Another program did not let go of it in time.
  case inUse
  /// It cannot be opened or made, and why.
  case cannotOpen(String)
  /// It cannot be written, and why. What was done last is not in it.
  case cannotWrite(String)
}

/// A journal that cannot be used. Its file is as it was.
public struct JournalError: Error, Hashable, Sendable {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let problem: JournalProblem
  /// Whether it was found while the journal was opened, when there was no action yet to keep.
  public let isAtOpening: Bool

  /// Says what is wrong with a file.
  public init(path: String, problem: JournalProblem, isAtOpening: Bool = false) {
    self.path = path
    self.problem = problem
    self.isAtOpening = isAtOpening
  }

  /// The same problem, found while the journal is opened: what cannot be written cannot be opened.
  var atOpening: JournalError {
    if case .cannotWrite(let why) = problem {
      return JournalError(path: path, problem: .cannotOpen(why), isAtOpening: true)
    }
    return JournalError(path: path, problem: problem, isAtOpening: true)
  }
}

extension JournalError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    let path = path.isEmpty ? "\"\"" : PrintableText.escaped(path)
    return switch problem {
    case .foreign:
      "\(path) is not a storeterm journal. The file is unchanged. Name another file."
    case .special(let kind):
      "\(path) is \(kind), not a file. Move it away, or name another file."
    case .leftover(let log):
      "\(path) is missing, but files of it remain: \(PrintableText.escaped(log)). "
        + "Restore the journal, or move these files away to start a new history."
    case .outdatedLog(let log):
      "The log \(PrintableText.escaped(log)) is older than its journal \(path) and would undo "
        + "later actions. Both files are unchanged. Move the log away, then start again."
    case .strayRollback(let rollback):
      "A foreign rollback file is beside \(path): \(PrintableText.escaped(rollback)). "
        + "SQLite would write its content into the journal. "
        + (isAtOpening
          ? "Both files are unchanged. Move the rollback file away, then start again."
          : "The last action was not saved. Move the rollback file away, then repeat the action.")
    case .moved(let what):
      "\(path) is not the file that was opened: \(PrintableText.escaped(what)). "
        + (isAtOpening
          ? "Start again."
          : "The last action was not saved. Restore the file and repeat the action, or start again.")
    case .movedLog(let what):
      "A file that belongs to \(path) is gone: \(PrintableText.escaped(what)). "
        + (isAtOpening
          ? "Quit storeterm and start it again."
          : "The last action was not saved; all earlier ones were. Quit storeterm and start it again.")
    case .damaged(let what):
      "\(path) is damaged: \(PrintableText.escaped(what)). The file is unchanged. Restore it from a "
        + "backup, or move it and its log (-wal) away to start a new history."
    case .newer(let what):
      "\(path) was written by a newer storeterm (\(PrintableText.escaped(what))). Use that version, "
        + "or name another file."
    case .inUse:
      "\(path) is in use by another program. Try again, or end that program."
    case .cannotOpen(let why):
      "\(path) cannot be opened: \(PrintableText.escaped(why)). Name a file in a writable "
        + "folder with free space. With storeterm, --journal names the file, and --ephemeral "
        + "saves nothing."
    case .cannotWrite(let why):
      "\(path) cannot be written: \(PrintableText.escaped(why)). The last action was not "
        + "saved. Free some space or change the permissions, then repeat the action."
    }
  }
}

extension JournalError: PersistenceError {
  /// Why nothing was done.
  public var persistenceProblem: PersistenceProblem {
    switch problem {
    case .foreign, .special, .leftover: .foreign
    case .moved, .movedLog: .moved
    case .damaged, .outdatedLog: .damaged
    case .strayRollback: .strayRollback
    case .newer: .newer
    case .inUse: .inUse
    case .cannotOpen: .notOpened
    case .cannotWrite: .notWritten
    }
  }
}
