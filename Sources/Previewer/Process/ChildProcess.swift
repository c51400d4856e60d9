import Foundation
import Synchronization

/// A child process in its own session. The session ends when the program or the previewer ends.
final class ChildProcess: Sendable {
  /// The way in which a program ended.
  enum Ending: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  /// The process identifier, which is also the session identifier.
  let pid: pid_t
  private let cleanup: CleanupProcess
  private let isReaped = Mutex(false)

  /// A shell script that registers the session and then replaces itself with the program.
  private static let script = """
    echo "began $$" 2>/dev/null >&\(CleanupProcess.registryNumber)
    exec "$@" \(CleanupProcess.registryNumber)>&-
    """

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments after the program's name.
  ///   - environment: The complete environment.
  ///   - descriptors: The previewer's descriptors by their number in the program. The program gets
  ///     `/dev/null` for each of 0, 1 and 2 that is missing here.
  ///   - cleanup: The process that ends the program when the previewer has ended.
  init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    descriptors: [Int32: Int32],
    cleanup: CleanupProcess
  ) throws(PreviewError) {
    self.cleanup = cleanup
    var descriptors = descriptors
    descriptors[CleanupProcess.registryNumber] = cleanup.registry
    pid = try SpawnRequest(
      path: "/bin/sh",
      arguments: ["-c", Self.script, "sh", path] + arguments,
      environment: environment,
      descriptors: descriptors
    )
    .start()
  }

  /// Sends a signal to the program and its descendants. Has no effect after the program ended.
  func send(_ signal: Int32) {
    isReaped.withLock { isReaped in
      if !isReaped { ProcessTree.send(signal, to: pid) }
    }
  }

  /// Waits for the end of the program, and kills its remaining descendants. Call this function
  /// once.
  func wait() -> Ending {
    // Until the process is reaped, its identifier and its session cannot be reused.
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return isReaped.withLock { isReaped in
      ProcessTree.end(pid)
      cleanup.noteEnd(of: pid)
      isReaped = true
      return reap()
    }
  }

  private func reap() -> Ending {
    var status = Int32(0)
    while waitpid(pid, &status, 0) < 0 {
      if errno != EINTR { return .code(0) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
  }
}
