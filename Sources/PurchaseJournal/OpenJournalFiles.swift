import Foundation
import Synchronization

/// The files that SQLite has open for a journal, with their state when they were opened.
///
/// SQLite keeps writing to a file that was deleted or moved, and the written data is lost. SQLite
/// also does not notice a file that `cp` overwrites, because SQLite relies only on what other
/// SQLite connections report. The open files are therefore compared with the files at their paths
/// before each action, and again before the action is acknowledged.
struct OpenJournalFiles: Sendable {
  /// The identity of a file, independent of its path.
  private struct Identity: Hashable, Sendable {
    let device: dev_t
    let inode: ino_t
  }

  /// The recorded state of a file.
  private struct Mark: Sendable {
    let identity: Identity
    var size: off_t
    /// The time of the last change to content or attributes (`st_ctime`).
    var change: Change
  }

  /// A file time in seconds and nanoseconds since 1970.
  private struct Change: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
  }

  private struct File: Sendable {
    let path: String
    let role: Role
    var mark: Mark
  }

  /// The role of a file for SQLite: the journal, its write-ahead log, or the log's index.
  private enum Role {
    case journal
    case log
    case index

    /// Returns the subject of an error message about the file.
    func subject(_ path: String) -> String {
      switch self {
      case .journal: "it"
      case .log: "its log \(path)"
      case .index: "the index of its log, \(path),"
      }
    }

    /// Returns the error reason of a file that was moved, deleted or replaced.
    func moved(_ what: String) -> JournalErrorReason {
      self == .journal ? .moved(what) : .movedLog(what)
    }
  }

  private var files: [File] = []

  /// Records the identities and the current state of the open files.
  init(_ location: JournalLocation) throws {
    for (path, role) in [
      // Both paths are checked, because a link can be redirected and the target of the link can be
      // moved.
      (location.name, Role.journal), (location.path, .journal), (location.path + "-wal", .log),
      (location.path + "-shm", .index),
    ] {
      files.append(File(path: path, role: role, mark: try Self.mark(of: path, role).mark))
    }
  }

  /// Returns whether `status` describes the file at a location.
  static func isSame(_ location: JournalLocation, as status: stat) throws -> Bool {
    let mark = try mark(of: location.path, .journal).mark
    return mark.identity == Identity(device: status.st_dev, inode: status.st_ino)
  }

  // MARK: Indexes that were cut

  /// The indexes that were truncated or deleted while this program had them open. They are still
  /// open.
  ///
  /// SQLite maps an index into memory once for all connections of a program. Another connection
  /// would read past the end of a truncated index, and SIGBUS would end the program.
  private static let cutIndexes = Mutex<Set<Identity>>([])

  /// Records the indexes that are now truncated or deleted. Call this function for files that stay
  /// open until the program ends.
  func keepOpen() {
    for file in files where file.role == .index {
      var status = stat()
      guard stat(file.path, &status) != 0 || status.st_size < file.mark.size else { continue }
      Self.cutIndexes.withLock { $0.formUnion([file.mark.identity]) }
    }
  }

  /// Checks that the journal's index is not a truncated file that this program still has open.
  ///
  /// - Throws: `JournalErrorReason.movedLog`.
  static func checkIndex(_ location: JournalLocation) throws {
    let path = location.path + "-shm"
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let identity = Identity(device: status.st_dev, inode: status.st_ino)
    guard cutIndexes.withLock({ $0.contains(identity) }) else { return }
    throw JournalErrorReason.movedLog("\(Role.index.subject(path)) was truncated while it was open")
  }

  /// Checks that the open file is still at each path, and that no file became shorter.
  ///
  /// - Returns: Whether the journal's main file is unchanged since its state was last recorded. If
  ///   it changed, another program wrote to the file, and the whole file must be read again.
  /// - Throws: `JournalErrorReason.moved` or `.movedLog` for a replaced or missing file, `.damaged`
  ///   for a truncated file, `.cannotWrite` for a system error.
  @discardableResult
  func check() throws -> Bool {
    var isUnchanged = true
    for file in files {
      let (mark, mode) = try Self.mark(of: file.path, file.role)
      guard mark.identity == file.mark.identity else {
        throw file.role.moved("\(fileKind(mode)) replaced \(file.path)")
      }
      // SQLite never shortens these files while they are open. Reading the index past its end would
      // end the program with SIGBUS.
      guard mark.size >= file.mark.size else {
        throw JournalErrorReason.damaged(
          "\(file.role.subject(file.path)) was truncated while it was open"
        )
      }
      if file.role == .journal, mark.change != file.mark.change { isUnchanged = false }
    }
    return isUnchanged
  }

  /// Records the current lengths and change times of the files.
  mutating func recordState() throws {
    for index in files.indices {
      let mark = try Self.mark(of: files[index].path, files[index].role).mark
      (files[index].mark.size, files[index].mark.change) = (mark.size, mark.change)
    }
  }

  /// Returns the state and the mode of the file at a path.
  private static func mark(of path: String, _ role: Role) throws -> (mark: Mark, mode: mode_t) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR || errno == ELOOP else {
        throw JournalErrorReason.cannotWrite(systemReason())
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
