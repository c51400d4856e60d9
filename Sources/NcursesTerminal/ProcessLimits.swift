import CNcurses
import Foundation

/// The system limits that a program needs. If a limit is lower, Dispatch or Swift's runtime
/// crashes, or the program hangs because threads cannot start.
public enum ProcessLimits {
  /// The required number of open files. Dispatch, the terminal and a journal need about 20.
  private static let files = 24
  /// The required stack of the main thread in bytes. Nested views need deep recursion.
  private static let stack: rlim_t = 1 << 20
  /// The required address space in bytes. A build with shared libraries maps 130 MiB before it
  /// starts.
  private static let memory: rlim_t = 256 << 20
  /// The required writable memory in bytes, including 8 MiB for each thread's stack. Pictures of
  /// all styles need 40 MiB in a debug build. With less memory, the program hangs because a thread
  /// cannot start.
  private static let data: rlim_t = 128 << 20

  /// Ends the process with exit code 2 and a one-line message if a limit is too low. `MainLoop.run`
  /// calls this function. Programs that do other work first should call it at their start.
  public static func require() {
    // If the signal is ignored, writing beyond `ulimit -f` returns an error instead of ending the
    // process.
    signal(SIGXFSZ, SIG_IGN)
    guard let problem else {
      // Glibc reserves 64 MiB of address space for each thread that allocates. With these
      // reservations, rendering a contact sheet took up to 318 MiB instead of 131 MiB. With a limit
      // of 256 MiB, 36 of 60 runs ended with a failed allocation.
      if limit(of: memoryLimit) != nil { nc_use_one_heap() }
      return
    }
    let name = CommandLine.arguments.first?.split(separator: "/").last ?? "program"
    let line = Array("\(name): \(problem)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    _exit(2)
  }

  private static var problem: String? {
    if let limit = limit(of: stackLimit), limit < stack {
      return "the stack is limited to \(limit >> 10) KiB. Allow at least 1024 (ulimit -s 1024)."
    }
    if let limit = limit(of: memoryLimit), limit < memory {
      return "memory is limited to \(limit >> 10) KiB. "
        + "Allow at least \(memory >> 10) (ulimit -v \(memory >> 10))."
    }
    if let limit = limit(of: dataLimit), limit < data {
      return "the data segment is limited to \(limit >> 10) KiB. "
        + "Allow at least \(data >> 10) (ulimit -d \(data >> 10))."
    }
    if !canOpenFiles {
      let limit = limit(of: fileLimit).map { "\($0)" } ?? "no more"
      return "too few files may be open: \(limit). Close some, or allow at least 32 (ulimit -n 32)."
    }
    return nil
  }

  private static var canOpenFiles: Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < files {
      let descriptor = dup(STDERR_FILENO)
      // If standard error is closed, neither this test nor a message is possible.
      if descriptor < 0 { return errno != EMFILE && errno != ENFILE }
      opened.append(descriptor)
    }
    return true
  }

  // Glibc's constants are an enumeration, but Swift imports `getrlimit` with an integer parameter.
  #if canImport(Glibc)
  private static let stackLimit = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  private static let memoryLimit = __rlimit_resource_t(RLIMIT_AS.rawValue)
  private static let dataLimit = __rlimit_resource_t(RLIMIT_DATA.rawValue)
  private static let fileLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  private static let stackLimit = RLIMIT_STACK
  private static let memoryLimit = RLIMIT_AS
  private static let dataLimit = RLIMIT_DATA
  private static let fileLimit = RLIMIT_NOFILE
  #endif

  /// Returns a limit of this process; `nil` if it is unlimited.
  private static func limit(of resource: Int32) -> rlim_t? {
    var limit = rlimit()
    // For an unlimited resource, the number is above `Int64.max`.
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else { return nil }
    return limit.rlim_cur
  }
}
