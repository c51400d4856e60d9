import Foundation
import Synchronization

/// The files that SQLite has open for a journal, as they were when it opened them.
///
/// A file that is deleted or moved stays open: SQLite goes on writing to it, and nobody ever finds
/// again what was written. So the files are compared with what their paths lead to before each
/// action, and again before the action is acknowledged. SQLite does not notice either when the
/// file is written over, as `cp` does, since it goes by what its own programs write.
struct OpenJournalFiles: Sendable {
  /// Which file it is, whatever it is called.
  private struct Identity: Hashable, Sendable {
    let device: dev_t
    let inode: ino_t
  }

  /// What makes one file another than the one that was opened.
  private struct Mark: Sendable {
    let identity: Identity
    var size: off_t
    /// When anything about the file changed last.
    var change: Change
  }

  private struct Change: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
  }

  private struct File: Sendable {
    let path: String
    let role: Role
    var mark: Mark
  }

  /// What a file is for SQLite.
  private enum Role {
    case journal
    case log
    case index

    /// What messages call the file.
    func subject(_ path: String) -> String {
      switch self {
      case .journal: "it"
      case .log: "its log \(path)"
      case .index: "the index of its log, \(path),"
      }
    }

    func moved(_ what: String) -> JournalProblem {
      self == .journal ? .moved(what) : .movedLog(what)
    }
  }

  private var files: [File] = []

  /// Notes which files are open now.
  init(_ location: JournalLocation) throws {
    for (path, role) in [
      // A link may come to lead elsewhere, and the file that it leads to may be moved.
      (location.name, Role.journal), (location.path, .journal), (location.path + "-wal", .log),
      (location.path + "-shm", .index),
    ] {
      files.append(File(path: path, role: role, mark: try Self.mark(of: path, role).mark))
    }
  }

  /// Whether two notes are about the same file.
  static func isSame(_ location: JournalLocation, as status: stat) throws -> Bool {
    let mark = try mark(of: location.path, .journal).mark
    return mark.identity == Identity(device: status.st_dev, inode: status.st_ino)
  }

  // MARK: Indexes that were cut

  /// The indexes that were cut while this program had them open, and are open still. SQLite maps
  /// an index into memory once for all connections of a program: another one would read behind
  /// its end and end the program with SIGBUS.
  private static let cutIndexes = Mutex<Set<Identity>>([])

  /// Notes that the files stay open until the program ends.
  func keepOpen() {
    for file in files where file.role == .index {
      var status = stat()
      guard stat(file.path, &status) != 0 || status.st_size < file.mark.size else { continue }
      Self.cutIndexes.withLock { $0.formUnion([file.mark.identity]) }
    }
  }

  /// Checks that this program does not have the journal's index open as a file that was cut.
  ///
  /// - Throws: `JournalProblem.movedLog`.
  static func checkIndex(_ location: JournalLocation) throws {
    let path = location.path + "-shm"
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let identity = Identity(device: status.st_dev, inode: status.st_ino)
    guard cutIndexes.withLock({ $0.contains(identity) }) else { return }
    throw JournalProblem.movedLog("\(Role.index.subject(path)) was truncated while it was open")
  }

  /// Checks that each path still leads to the open file, which has not become shorter.
  ///
  /// - Returns: Whether the journal's own file is as it was noted last. Where it is not, another
  ///   program wrote to it, and all of it has to be read again.
  /// - Throws: `JournalProblem.moved` or `.movedLog`, or `.damaged` for a file that was cut.
  @discardableResult
  func check() throws -> Bool {
    var isUnchanged = true
    for file in files {
      let (mark, mode) = try Self.mark(of: file.path, file.role)
      guard mark.identity == file.mark.identity else {
        throw file.role.moved("\(fileKind(mode)) replaced \(file.path)")
      }
      // Nothing ever makes one of the files shorter while it is open; reading the index behind
      // its end would end the program with SIGBUS.
      guard mark.size >= file.mark.size else {
        throw JournalProblem.damaged(
          "\(file.role.subject(file.path)) was truncated while it was open"
        )
      }
      if file.role == .journal, mark.change != file.mark.change { isUnchanged = false }
    }
    return isUnchanged
  }

  /// Notes how long the files are now, and when they were changed.
  mutating func note() throws {
    for index in files.indices {
      let mark = try Self.mark(of: files[index].path, files[index].role).mark
      (files[index].mark.size, files[index].mark.change) = (mark.size, mark.change)
    }
  }

  private static func mark(of path: String, _ role: Role) throws -> (mark: Mark, mode: mode_t) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR || errno == ELOOP else {
        throw JournalProblem.cannotWrite(systemReason())
      }
      throw role.moved("\(role.subject(path)) was deleted or moved")
    }
    #if os(Linux)
    let time = status.st_ctim
    #else
    let time = status.st_ctimespec
    #endif
    let mark = Mark(
      identity: Identity(device: status.st_dev, inode: status.st_ino),
      size: status.st_size,
      change: Change(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    )
    return (mark, status.st_mode)
  }
}
