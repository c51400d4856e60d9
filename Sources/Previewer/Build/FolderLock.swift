import Foundation

/// An exclusive lock on a folder. The lock ends when all processes that have the descriptor have
/// closed it.
struct FolderLock: Sendable {
  /// The open folder's descriptor.
  let descriptor: Int32

  /// Locks a folder without waiting. Returns `nil` if another process has locked the folder, or if
  /// the folder does not exist or belongs to another user. Also returns `nil` if another process
  /// replaced the folder between opening and locking.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (locked, named) = (stat(), stat())
    // The previous owner of the lock may have removed the folder between opening and locking.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &locked) == 0,
      lstat(path, &named) == 0, locked.st_dev == named.st_dev, locked.st_ino == named.st_ino,
      locked.st_uid == geteuid()
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  /// Closes the descriptor, which releases the lock.
  func release() { close(descriptor) }
}
