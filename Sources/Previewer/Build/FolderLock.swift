import Foundation

/// An exclusive lock on a folder, held until all processes that have the descriptor have closed it.
struct FolderLock: Sendable {
  /// The folder, open.
  let descriptor: Int32

  /// Locks a folder of ours without waiting; `nil` when another process has locked it, when it is
  /// not there or of somebody else, or when the path is another folder's by now.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (locked, named) = (stat(), stat())
    // Between opening and locking, whoever had the lock can have removed the folder.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &locked) == 0,
      lstat(path, &named) == 0, locked.st_dev == named.st_dev, locked.st_ino == named.st_ino,
      locked.st_uid == geteuid()
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  /// Closes the descriptor.
  func release() { close(descriptor) }
}
