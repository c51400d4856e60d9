import Foundation
import os.lock
import os.log

#if canImport(os.log)
let hasLogSubmodule = true
#endif

final class LoggedCounter {
  private let log = OSLog(subsystem: "org.example.shelf", category: "counter")
  private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  private var count = 0

  init() { lock.initialize(to: os_unfair_lock()) }

  deinit { lock.deallocate() }

  func add() {
    os_unfair_lock_lock(lock)
    count += 1
    os_unfair_lock_unlock(lock)
    os_log("%d", log: log, type: .debug, count)
    Logger(subsystem: "org.example.shelf", category: "counter").info("added, \(hasLogSubmodule)")
  }
}
