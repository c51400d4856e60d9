import Foundation
import Synchronization

/// The content that a program writes to a pipe, up to a limit. Endless output neither blocks the
/// program nor uses more memory than the limit.
final class PipeContent: Sendable {
  /// The part of the content to store if the content exceeds the limit: its first or last bytes.
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
          // The buffer is trimmed only at twice the limit. Trimming at each read would take longer
          // than the read.
          if content.count > 2 * limit { content.removeFirst(content.count - limit) }
        }
      }
    }

    var bytes: [UInt8] { content.withLock { part == .first ? $0 : Array($0.suffix(limit)) } }
  }

  private let kept: Buffer
  private let drain: PipeDrain

  /// Reads a descriptor until all writers have closed it, and then closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The pipe's reading end.
  ///   - part: The part to store.
  ///   - limit: The maximum number of bytes to store.
  init(of descriptor: Int32, keeping part: Part, limit: Int) {
    let kept = Buffer(part, limit: limit)
    self.kept = kept
    drain = PipeDrain(descriptor, take: kept.add)
  }

  /// Returns the content up to the end of the pipe, or up to a deadline.
  func bytes(until deadline: DispatchTime = .now() + .seconds(2)) -> [UInt8] {
    drain.wait(until: deadline)
    return kept.bytes
  }

  /// Returns the content, decoded as UTF-8.
  func text(until deadline: DispatchTime = .now() + .seconds(2)) -> String {
    String(decoding: bytes(until: deadline), as: UTF8.self)
  }
}
