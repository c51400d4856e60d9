// Libraries that ask `#if canImport(os)` lock with the functions of Apple's `os`, and expect the C
// library to come with it. Such a library does not link to this module, so that every function here
// has to be compiled into its caller, and the lock is the C library's own type.

#if canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif

/// A lock that threads wait for: `os_unfair_lock()` is an unlocked one.
///
/// On Linux it is a mutex of the C library. Keep it at one address, as on Apple's systems: in
/// memory that you allocate, not in a property that Swift may move.
public typealias os_unfair_lock = pthread_mutex_t

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until the lock is free, and locks it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks the lock if it is free.
///
/// - Returns: Whether the calling thread has the lock now.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks a lock that the calling thread has.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}
