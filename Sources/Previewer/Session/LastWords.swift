import Foundation
import Synchronization

/// The last lines that a program writes to standard error.
final class LastWords: Sendable {
  /// More is not kept, in bytes; ours.
  private static let limit = 256 << 10
  private let kept = Mutex<[UInt8]>([])
  private let isOver = DispatchSemaphore(value: 0)

  /// Reads from a descriptor until nobody writes to it, and closes it.
  init(_ descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        kept.withLock { $0 = Array(($0 + bytes[..<count]).suffix(Self.limit)) }
      }
      close(descriptor)
      isOver.signal()
    }
  }

  /// The lines, once the program has ended. Of a program that has left another behind which
  /// still could write, those so far.
  func lines() -> [String] {
    _ = isOver.wait(timeout: .now() + .milliseconds(200))
    return Self.lines(of: String(decoding: kept.withLock { $0 }, as: UTF8.self))
  }

  /// The lines of a text that tell something: the stack that the runtime adds is that of the
  /// view layer.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter {
      $0 != "Current stack trace:" && $0.prefixMatch(of: /\d+ +\S+ +0x[0-9a-f]{8}/) == nil
    }
  }
}
