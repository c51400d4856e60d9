import Foundation
import Synchronization

/// Reads a pipe on a thread of its own, so that whoever writes to it never waits.
///
/// The thread ends when nobody can write to the pipe any more. A daemon can hold the pipe open after
/// its program has ended, so waiting has a deadline, and the pipe is closed at the first read after
/// that: a daemon that writes without end gets SIGPIPE and takes no time of the previewer.
final class PipeDrain: Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)

  /// Begins to read, and closes the descriptor at the end.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - take: Is called on the thread with each piece that arrives.
  ///   - end: Is called on the thread after the last piece.
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

  /// Waits for the end, or until a deadline; after that, little more is read.
  func wait(until deadline: DispatchTime) {
    guard isOver.wait(timeout: deadline) == .success else {
      return isAbandoned.store(true, ordering: .relaxed)
    }
    isOver.signal()
  }
}

extension DispatchTime {
  /// Until when the pipes of a program that has just ended are read. Only a daemon holds them open for
  /// longer. All pipes of a program share one deadline, so that their waits do not add up.
  ///
  /// - Parameter ending: How the program ended. One that exceeded a limit has had its time.
  static func endOfPipes(after ending: LimitedRun.Ending) -> DispatchTime {
    if case .exceeded = ending { return .now() + .milliseconds(500) }
    return .now() + .seconds(2)
  }
}
