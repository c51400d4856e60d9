import ExternalInput
import PurchaseFlow

/// The reason why a journal cannot be used.
public enum JournalErrorReason: Error, Hashable, Sendable {
  /// The file is not a journal.
  case foreign
  /// There is a folder, FIFO, device or socket at the path; the value names the kind.
  case special(String)
  /// The file is missing, but SQLite's files beside it remain; the value has their paths.
  case leftover(String)
  /// The log beside the file is older than the file, so SQLite would discard later actions. The
  /// value is the path of the log.
  case outdatedLog(String)
  /// Beside the journal is an SQLite rollback file that belongs to another database. The value is
  /// the path of the rollback file.
  case strayRollback(String)
  /// The file was deleted, moved or replaced while it was open; the value says how. The last action
  /// is not saved.
  case moved(String)
  /// The log or its index was deleted, moved or replaced while it was open. The file has all
  /// earlier actions.
  case movedLog(String)
  /// The file is a journal, but its content is damaged; the value says how.
  case damaged(String)
  /// A later version of this program wrote the file; the value names the unknown part.
  case newer(String)
  /// Another program kept the lock for too long.
  case inUse
  /// The file cannot be opened or created, for the given reason.
  case cannotOpen(String)
  /// The file cannot be written, for the given reason. The last action is not saved.
  case cannotWrite(String)
}

/// An error about a journal. The file is unchanged.
public struct JournalError: Error, Hashable, Sendable {
  /// The path of the journal's file.
  public let path: String
  /// The reason why the journal cannot be used.
  public let reason: JournalErrorReason
  /// Whether the error occurred while the journal was opened, so that no action is lost.
  public let isAtOpening: Bool

  /// Creates an error about a journal.
  public init(path: String, reason: JournalErrorReason, isAtOpening: Bool = false) {
    self.path = path
    self.reason = reason
    self.isAtOpening = isAtOpening
  }

  /// The same error, reported as an error at opening. A journal that cannot be written also cannot
  /// be opened.
  var atOpening: JournalError {
    if case .cannotWrite(let why) = reason {
      return JournalError(path: path, reason: .cannotOpen(why), isAtOpening: true)
    }
    return JournalError(path: path, reason: reason, isAtOpening: true)
  }
}

extension JournalError: CustomStringConvertible {
  /// The path, the reason and the next step.
  public var description: String {
    let path = path.isEmpty ? "\"\"" : PrintableText.escaped(path)
    return switch reason {
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
  /// The localizable reason.
  public var persistenceErrorReason: PersistenceErrorReason {
    switch reason {
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
