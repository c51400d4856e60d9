import Foundation
import GRDBSQLite
import StoreModel

/// The path of a journal, with the checks that are possible before SQLite opens it.
///
/// SQLite would wait forever on a FIFO, and would create a temporary database for `:memory:` and
/// for an empty name. For a path that is too long, SQLite only reports "unable to open database
/// file".
struct JournalLocation: Sendable {
  /// The suffixes of the files that SQLite keeps beside a database.
  static let suffixes = ["-wal", "-shm", "-journal"]

  /// The path as given by the user.
  let name: String
  /// The path that SQLite opens: the real path, because SQLite derives the names of the log and the
  /// index from it.
  let path: String

  /// Creates a location.
  ///
  /// - Throws: `JournalErrorReason.cannotOpen` for a path that is empty, contains a null character
  ///   or ends in `/`.
  init(_ name: String) throws {
    guard !name.isEmpty else { throw JournalErrorReason.cannotOpen("its name is empty") }
    guard !name.utf8.contains(0) else {
      throw JournalErrorReason.cannotOpen("its name contains a null character")
    }
    guard name.utf8.last != UInt8(ascii: "/") else {
      throw JournalErrorReason.cannotOpen("its name ends in / like that of a folder")
    }
    self.name = name
    path = Self.opened(name)
  }

  /// Returns whether the journal exists.
  ///
  /// - Throws: `JournalErrorReason.cannotOpen`, or `.special` if there is something other than a
  ///   regular file at the path. The files that SQLite keeps beside the journal are checked in the
  ///   same way.
  func exists() throws -> Bool {
    for suffix in Self.suffixes {
      if case .other(let kind) = try Self.entry(at: path + suffix, followingLinks: false) {
        throw JournalError(path: path + suffix, reason: .special(kind))
      }
    }
    switch try Self.entry(at: path) {
    case .file: return true
    case .other(let kind): throw JournalErrorReason.special(kind)
    case .nothing:
      var status = stat()
      guard lstat(path, &status) != 0 else {
        throw JournalErrorReason.cannotOpen("it is a symbolic link to a missing file")
      }
      return false
    }
  }

  /// Checks that a file can be created, and that no files of another journal are beside it. SQLite
  /// would replay the log of another journal into the new file. It would also share the memory of
  /// the other journal's index with programs that have that journal open.
  func checkBeforeMaking() throws {
    let folder = PathText.folder(of: path)
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw JournalErrorReason.cannotOpen("\(folder) is not a folder")
    }
    // The longest suffix during creation belongs to the rollback file of the draft.
    try checkLength(adding: ".01234567.new-journal")
    let left = try Self.suffixes.map { path + $0 }.filter { path in
      if case .nothing = try Self.entry(at: path, followingLinks: false) { return false }
      return true
    }
    if !left.isEmpty { throw JournalErrorReason.leftover(left.joined(separator: " and ")) }
  }

  /// Checks that the file and its folder can be read and written. The folder must be writable,
  /// because SQLite creates other files in it.
  func checkBeforeOpening() throws {
    try checkHasNoRollback()
    try checkLength(adding: "-journal")
    guard access(path, R_OK | W_OK) == 0 else {
      throw JournalErrorReason.cannotOpen(systemReason())
    }
    let folder = PathText.folder(of: path)
    guard access(folder, W_OK | X_OK) == 0 else {
      throw JournalErrorReason.cannotOpen("its folder \(folder): \(systemReason())")
    }
  }

  /// Checks that no rollback file is beside the journal. A journal always has a write-ahead log, so
  /// a rollback file belongs to another database. SQLite would replay the rollback file into the
  /// journal at the next opening.
  func checkHasNoRollback() throws {
    let rollback = path + "-journal"
    guard case .nothing = try Self.entry(at: rollback, followingLinks: false) else {
      throw JournalErrorReason.strayRollback(rollback)
    }
  }

  /// Checks that the name and the path with a suffix are within the limits of the file system and
  /// of SQLite.
  private func checkLength(adding suffix: String) throws {
    let (folder, file) = (PathText.folder(of: path), PathText.name(of: path))
    let limit = pathconf(folder, Int32(_PC_NAME_MAX))
    // 255 bytes is the limit of common file systems; used if the system reports no limit.
    let room = (limit > 0 ? limit : 255) - suffix.utf8.count
    guard file.utf8.count <= room else {
      throw JournalErrorReason.cannotOpen(
        "its name has \(file.utf8.count) bytes, more than \(room)"
      )
    }
    // SQLite's limit includes the zero byte at the end.
    let most = (sqlite3_vfs_find(nil)?.pointee.mxPathname).map(Int.init) ?? 512
    let longest = most - 1 - suffix.utf8.count
    guard path.utf8.count <= longest else {
      throw JournalErrorReason.cannotOpen(
        "its path has \(path.utf8.count) bytes, more than \(longest)"
      )
    }
  }

  private enum Entry {
    case nothing
    case file
    case other(String)
  }

  /// Returns the kind of file at a path.
  ///
  /// - Parameter followingLinks: Whether to examine the target of a symbolic link. SQLite does not
  ///   follow links to its log and its index.
  private static func entry(at path: String, followingLinks: Bool = true) throws -> Entry {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .nothing }
      throw JournalErrorReason.cannotOpen(systemReason())
    }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    return isFile ? .file : .other(fileKind(status.st_mode))
  }

  /// Returns a path that SQLite cannot mistake for a special name: an absolute path if possible,
  /// otherwise a path that begins with `./`. A folder whose name is not UTF-8 has no absolute path
  /// as a string.
  private static func opened(_ name: String) -> String {
    if let real = resolved(name) { return real }
    if let folder = resolved(PathText.folder(of: name)) {
      return folder == "/"
        ? folder + PathText.name(of: name) : "\(folder)/\(PathText.name(of: name))"
    }
    return name.hasPrefix("/") ? name : "./" + name
  }

  /// Returns the real path; `nil` if there is no such file or if it is not UTF-8.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }
}

/// Returns the system's description of an error code; default: the last error.
func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

/// Returns the name of a file type for error messages.
///
/// - Parameter mode: The `st_mode` of the file.
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
