// Libraries with `#if canImport(os)` use the lock functions of Apple's module `os`, and expect that
// module to export the C library. Such a library does not link this module. Each function here must
// therefore be compiled into its caller, and the lock must be the C library's own type.

#if canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif

/// A blocking lock. `os_unfair_lock()` creates an unlocked lock.
///
/// On Linux the lock is a mutex of the C library. As on Apple's systems, its address must not
/// change. Allocate memory for the lock, because Swift may move a stored property.
public typealias os_unfair_lock = pthread_mutex_t

/// A pointer to a lock, the argument of the functions below.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until the lock is free, then locks it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks the lock if it is free, without waiting.
///
/// - Returns: Whether the calling thread now holds the lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks a lock that the calling thread holds.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}
