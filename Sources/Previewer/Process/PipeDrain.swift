import Foundation
import Synchronization

/// Reads a pipe on a separate thread, so that writers do not block.
///
/// The thread ends when all writers have closed the pipe. A daemon may keep the pipe open after its
/// program ended, so waiting has a deadline. After the deadline, the thread reads at most once more
/// and then closes the pipe. A daemon that still writes then gets SIGPIPE.
final class PipeDrain: Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)

  /// Starts to read, and closes the descriptor at the end.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - take: Receives each piece of data, on the thread.
  ///   - end: Called after the last piece, on the thread.
  init(
    _ descriptor: Int32,
    take: @escaping @Sendable (ArraySlice<UInt8>) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) {
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      repeat {
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        take(bytes[..<count])
      } while !isAbandoned.load(ordering: .relaxed)
      close(descriptor)
      end()
      isOver.signal()
    }
  }

  /// Waits for the end of the pipe, or until a deadline. After the deadline, at most one more piece
  /// is read.
  func wait(until deadline: DispatchTime) {
    guard isOver.wait(timeout: deadline) == .success else {
      return isAbandoned.store(true, ordering: .relaxed)
    }
    isOver.signal()
  }
}

extension DispatchTime {
  /// Returns the deadline for reading the pipes of a program that has just ended. Only a daemon
  /// keeps the pipes open longer. All pipes of a program share one deadline, so that waiting times
  /// do not add up.
  ///
  /// - Parameter ending: The way in which the program ended. If it exceeded a limit, the deadline
  ///   is shorter.
  static func endOfPipes(after ending: LimitedRun.Ending) -> DispatchTime {
    if case .exceeded = ending { return .now() + .milliseconds(500) }
    return .now() + .seconds(2)
  }
}
