import Foundation

/// What a program cannot do without. Dispatch and Swift's runtime end a program with a fault
/// where they do not get it, and threads that do not start leave it waiting for ever.
public enum ProcessLimits {
  /// How many files have to be open at once: Dispatch, the terminal and a journal need about 20.
  private static let files = 24
  /// The stack of the main thread in bytes; views lie within one another.
  private static let stack: rlim_t = 1 << 20
  /// The address space in bytes. A build with shared libraries maps 130 MiB before it starts.
  private static let memory: rlim_t = 256 << 20
  /// The writable memory in bytes, with 8 MiB for the stack of each thread. Pictures of all styles
  /// need 40 MiB in a debug build; with less, threads wait for ever for one that did not start.
  private static let data: rlim_t = 128 << 20

  /// Ends the process with 2 and one line where there is not enough open files, stack or memory.
  /// `MainLoop.run` does so too; a program that does anything before calls it first.
  public static func require() {
    // A file that grows beyond `ulimit -f` is an error of the write, not the end.
    signal(SIGXFSZ, SIG_IGN)
    guard let problem else { return }
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
      // Where there is no standard error, nothing can be tried or said.
      if descriptor < 0 { return errno != EMFILE && errno != ENFILE }
      opened.append(descriptor)
    }
    return true
  }

  // Glibc's names are an enumeration, which getrlimit does not take in Swift.
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

  /// A limit of this process; `nil` where there is none.
  private static func limit(of resource: Int32) -> rlim_t? {
    var limit = rlimit()
    // No limit is a number larger than any.
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int64.max) else { return nil }
    return limit.rlim_cur
  }
}
