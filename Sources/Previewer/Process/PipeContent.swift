import Foundation
import Synchronization

/// What a program writes to a pipe, kept up to a limit. A program that writes without end is not
/// blocked, and takes no more memory than the limit.
final class PipeContent: Sendable {
  /// Which part is kept of what is longer than the limit.
  enum Part: Sendable {
    case first
    case last
  }

  private final class Buffer: Sendable {
    private let part: Part
    private let limit: Int
    private let content = Mutex<[UInt8]>([])

    init(_ part: Part, limit: Int) {
      self.part = part
      self.limit = limit
    }

    func add(_ bytes: ArraySlice<UInt8>) {
      content.withLock { content in
        switch part {
        case .first: content += bytes.prefix(limit - content.count)
        case .last:
          content += bytes
          // Only at twice the limit: moving the rest at each read takes longer than the read.
          if content.count > 2 * limit { content.removeFirst(content.count - limit) }
        }
      }
    }

    var bytes: [UInt8] { content.withLock { part == .first ? $0 : Array($0.suffix(limit)) } }
  }

  private let kept: Buffer
  private let drain: PipeDrain

  /// Reads from a descriptor until nobody can write to it, and closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - part: Which part is kept.
  ///   - limit: How much is kept, in bytes.
  init(of descriptor: Int32, keeping part: Part, limit: Int) {
    let kept = Buffer(part, limit: limit)
    self.kept = kept
    drain = PipeDrain(descriptor, take: kept.add)
  }

  /// What was written until the pipe's end, or until a deadline if that comes first.
  func bytes(until deadline: DispatchTime = .now() + .seconds(2)) -> [UInt8] {
    drain.wait(until: deadline)
    return kept.bytes
  }

  /// The bytes as text.
  func text(until deadline: DispatchTime = .now() + .seconds(2)) -> String {
    String(decoding: bytes(until: deadline), as: UTF8.self)
  }
}
