import Foundation
import Synchronization

/// A program that was started, with the processes that it starts: they are one session, which ends
/// with the program, and with the previewer.
final class ChildProcess: Sendable {
  /// How a program ended.
  enum Ending: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  /// The process, which is also the session.
  let pid: pid_t
  private let cleanup: CleanupProcess
  private let isReaped = Mutex(false)

  /// Registers the session, then becomes the program.
  private static let script = """
    echo "began $$" 2>/dev/null >&\(CleanupProcess.registryNumber)
    exec "$@" \(CleanupProcess.registryNumber)>&-
    """

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: What follows its name.
  ///   - environment: All of its variables.
  ///   - descriptors: Our descriptors by the number that the program has them under. Of 0, 1 and
  ///     2, those that are missing are `/dev/null`.
  ///   - cleanup: What ends the program when the previewer has ended.
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

  /// Sends a signal to the program and to all that it has started; to nobody once it is over.
  func send(_ signal: Int32) {
    isReaped.withLock { isReaped in
      if !isReaped { ProcessTree.send(signal, to: pid) }
    }
  }

  /// Waits until the program has ended, and kills what it leaves behind. To be called once.
  func wait() -> Ending {
    // Until the process is reaped, no other one can get its number, or its session.
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
