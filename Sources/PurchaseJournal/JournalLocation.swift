import Foundation
import GRDBSQLite
import StoreModel

/// Where a journal is, with everything checked that can be checked before SQLite opens it.
///
/// SQLite would wait for ever on a FIFO, would take `:memory:` and an empty name for databases
/// of its own, and reports a name that is too long as "unable to open database file".
struct JournalLocation: Sendable {
  /// The suffixes of the files that SQLite keeps beside a database.
  static let suffixes = ["-wal", "-shm", "-journal"]

  /// The path as it was given.
  let name: String
  /// The path that SQLite opens: the real one, since SQLite names the files beside a database by
  /// it.
  let path: String

  /// Checks a path.
  init(_ name: String) throws {
    guard !name.isEmpty else { throw JournalProblem.cannotOpen("its name is empty") }
    guard !name.utf8.contains(0) else {
      throw JournalProblem.cannotOpen("its name contains a null character")
    }
    guard name.utf8.last != UInt8(ascii: "/") else {
      throw JournalProblem.cannotOpen("its name ends in / like that of a folder")
    }
    self.name = name
    path = Self.opened(name)
  }

  /// Whether there is a file. Anything else in its place is an error, and so is anything but a
  /// file in the place of those that SQLite keeps beside it.
  func isThere() throws -> Bool {
    for suffix in Self.suffixes {
      if case .other(let kind) = try Self.entry(at: path + suffix, followingLinks: false) {
        throw JournalError(path: path + suffix, problem: .special(kind))
      }
    }
    switch try Self.entry(at: path) {
    case .file: return true
    case .other(let kind): throw JournalProblem.special(kind)
    case .nothing:
      var status = stat()
      guard lstat(path, &status) != 0 else {
        throw JournalProblem.cannotOpen("it is a symbolic link to a missing file")
      }
      return false
    }
  }

  /// Checks that a file can be made, and that SQLite finds nothing beside it that is left of
  /// another one: it would put a log into the new file, and share memory with a program that has
  /// the other one open.
  func checkBeforeMaking() throws {
    let folder = PathText.folder(of: path)
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw JournalProblem.cannotOpen("\(folder) is not a folder")
    }
    // What a draft of the file adds, with the file that SQLite keeps beside that.
    try checkLength(adding: ".01234567.new-journal")
    let left = try Self.suffixes.map { path + $0 }.filter { path in
      if case .nothing = try Self.entry(at: path, followingLinks: false) { return false }
      return true
    }
    if !left.isEmpty { throw JournalProblem.leftover(left.joined(separator: " and ")) }
  }

  /// Checks that the file can be read and written, with those beside it.
  func checkBeforeOpening() throws {
    try checkHasNoRollback()
    try checkLength(adding: "-journal")
    guard access(path, R_OK | W_OK) == 0 else { throw JournalProblem.cannotOpen(systemReason()) }
    let folder = PathText.folder(of: path)
    guard access(folder, W_OK | X_OK) == 0 else {
      throw JournalProblem.cannotOpen("its folder \(folder): \(systemReason())")
    }
  }

  /// Checks that no rollback file is beside the journal. A journal has a log from the first on, so such a
  /// file is not its own, and SQLite would play it back into the journal at the next opening.
  func checkHasNoRollback() throws {
    let rollback = path + "-journal"
    guard case .nothing = try Self.entry(at: rollback, followingLinks: false) else {
      throw JournalProblem.strayRollback(rollback)
    }
  }

  private func checkLength(adding suffix: String) throws {
    let (folder, file) = (PathText.folder(of: path), PathText.name(of: path))
    let limit = pathconf(folder, Int32(_PC_NAME_MAX))
    let room = (limit > 0 ? limit : 255) - suffix.utf8.count
    guard file.utf8.count <= room else {
      throw JournalProblem.cannotOpen("its name has \(file.utf8.count) bytes, more than \(room)")
    }
    // SQLite counts the zero at the end.
    let most = (sqlite3_vfs_find(nil)?.pointee.mxPathname).map(Int.init) ?? 512
    let longest = most - 1 - suffix.utf8.count
    guard path.utf8.count <= longest else {
      throw JournalProblem.cannotOpen("its path has \(path.utf8.count) bytes, more than \(longest)")
    }
  }

  private enum Entry {
    case nothing
    case file
    case other(String)
  }

  /// - Parameter followingLinks: Whether what a symbolic link leads to counts. SQLite follows none to
  ///   the files that it keeps beside a database.
  private static func entry(at path: String, followingLinks: Bool = true) throws -> Entry {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .nothing }
      throw JournalProblem.cannotOpen(systemReason())
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    return isFile ? .file : .other(fileKind(status.st_mode))
  }

  /// A path that SQLite takes for nothing but a path. In a folder whose name is not UTF-8 a
  /// relative path stays one, since text cannot hold the folder's.
  private static func opened(_ name: String) -> String {
    if let real = resolved(name) { return real }
    if let folder = resolved(PathText.folder(of: name)) {
      return folder == "/"
        ? folder + PathText.name(of: name) : "\(folder)/\(PathText.name(of: name))"
    }
    return name.hasPrefix("/") ? name : "./" + name
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }
}

/// The system's words for what just went wrong.
func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

/// What messages call an entry of a folder, by its `st_mode`.
func fileKind(_ mode: mode_t) -> String {
  switch mode & S_IFMT {
  case S_IFREG: "another file"
  case S_IFDIR: "a folder"
  case S_IFIFO: "a FIFO"
  case S_IFCHR, S_IFBLK: "a device"
  case S_IFSOCK: "a socket"
  case S_IFLNK: "a symbolic link"
  default: "a special file"
  }
}
