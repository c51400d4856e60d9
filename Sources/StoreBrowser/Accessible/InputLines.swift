import Foundation
import ProgramLog

/// The lines of standard input, in order. Blocks until a line is complete, even if the descriptor
/// is non-blocking.
struct InputLines: Sequence, IteratorProtocol {
  /// The maximum number of stored bytes of a line. The rest is dropped. No text field needs a
  /// longer line. Without the limit, a file without line ends would fill the memory.
  static let limit = 1 << 20

  private let file: OpenFile
  private var waiting: ArraySlice<UInt8> = []
  private var hasEnded = false

  init(_ descriptor: Int32 = STDIN_FILENO) { file = OpenFile(descriptor: descriptor) }

  /// Returns the next line without its line end; `nil` at the end of the input.
  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if let end = waiting.firstIndex(of: 0x0A) {
        append(waiting[..<end], in: &line)
        waiting = waiting[(end + 1)...]
        if line.last == 0x0D { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      append(waiting, in: &line)
      waiting = hasEnded ? [] : ((try? file.read()) ?? [])[...]
      if waiting.isEmpty {
        hasEnded = true
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }
  }

  private func append(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
    line += bytes.prefix(Self.limit - line.count)
  }
}
