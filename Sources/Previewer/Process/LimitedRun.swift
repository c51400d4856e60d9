import Foundation
import Synchronization

/// A run of a previewed program. The program is killed if it exceeds a limit.
final class LimitedRun: Sendable {
  /// The way in which a previewed program ended.
  enum Ending: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
    case exceeded(ProgramLimit)
  }

  /// The interval of the checks in milliseconds. A program can allocate at most a few hundred MiB
  /// in that time. A check takes about 0.1 ms.
  private static let interval = 100

  private let child: ChildProcess
  private let limits: [ProgramLimit]
  private let start = ContinuousClock.now
  private let exceeded = Mutex<ProgramLimit?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// Starts to check the limits of a program that has just started.
  init(_ child: ChildProcess, limits: [ProgramLimit]) {
    self.child = child
    self.limits = limits
    Thread.detachNewThread { [self] in watch() }
  }

  /// Waits for the end of the program. Call it once.
  func ending() async -> Ending {
    let ending = await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        let ending = child.wait()
        hasEnded.signal()
        continuation.resume(returning: ending)
      }
    }
    if let limit = exceeded.withLock({ $0 }) { return .exceeded(limit) }
    return switch ending {
    case .code(let code): .code(code)
    case .signal(let signal): .signal(signal)
    }
  }

  private func watch() {
    while hasEnded.wait(timeout: .now() + .milliseconds(Self.interval)) == .timedOut {
      guard let limit = limits.first(where: isExceeded) else { continue }
      exceeded.withLock { $0 = limit }
      child.send(SIGKILL)
      return
    }
  }

  private func isExceeded(_ limit: ProgramLimit) -> Bool {
    switch limit {
    case .time(let duration): start.duration(to: .now) > duration
    case .memory(let bytes):
      ProcessMemory.resident(ofTree: child.pid, exactAbove: bytes) > bytes
    }
  }
}
