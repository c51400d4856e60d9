import Foundation

/// The last lines of a program's standard error.
struct StderrTail: Sendable {
  /// The maximum number of stored bytes (this project's choice).
  private static let limit = 256 << 10
  private let content: PipeContent

  /// Reads a descriptor until all writers have closed it, and then closes it.
  init(_ descriptor: Int32) {
    content = PipeContent(of: descriptor, keeping: .last, limit: Self.limit)
  }

  /// Returns the lines up to the end of the pipe, or up to a deadline.
  func lines(until deadline: DispatchTime = .now() + .seconds(2)) -> [String] {
    Self.lines(of: content.bytes(until: deadline))
  }

  /// Returns the lines of a text without the runtime's stack trace, which is about the view layer
  /// and not about the preview.
  static func lines(of text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n"))
      .filter { !$0.elementsEqual(stackTitle) && !isFrame($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static let stackTitle = Array("Current stack trace:".utf8)

  /// Returns whether a line is a stack frame, such as `0    libswiftCore.so    0x00007f24916d7dc3
  /// …`.
  ///
  /// The function compares bytes, because a regular expression takes seconds for a hundred thousand
  /// lines.
  private static func isFrame(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.prefix(1_000).split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count == 3, words[0].startIndex == line.startIndex, words[0].allSatisfy(isDigit)
    else { return false }
    let address = words[2].drop { $0 == UInt8(ascii: " ") }
    return address.starts(with: Array("0x".utf8)) && address.dropFirst(2).prefix(8).count == 8
      && address.dropFirst(2).prefix(8).allSatisfy(isHexDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte)
  }
}
