import Foundation

/// A part of what is encoded by the Distinguished Encoding Rules, for tests that look at the
/// bytes of a certificate.
public struct DERElement: Equatable {
  /// The tag's number with its class, as it is in the first byte.
  public let tag: UInt8
  /// What is behind tag and length.
  public let content: Data
  /// Tag, length and content.
  public let bytes: Data

  /// Reads the first part of data; `nil` where there is none that is whole.
  public init?(_ data: Data) {
    let input = [UInt8](data)
    guard input.count >= 2 else { return nil }
    var (header, length) = (2, Int(input[1]))
    if length >= 0x80 {
      header += length - 0x80
      guard length <= 0x84, input.count >= header else { return nil }
      length = input[2..<header].reduce(0) { $0 << 8 | Int($1) }
    }
    guard input.count >= header + length else { return nil }
    tag = input[0]
    content = Data(input[header..<header + length])
    bytes = Data(input[..<(header + length)])
  }

  /// The parts of the content.
  public var children: [DERElement] {
    var (children, rest): ([DERElement], Data) = ([], content)
    while let child = DERElement(rest) {
      children.append(child)
      rest = Data(rest.dropFirst(child.bytes.count))
    }
    return children
  }
}
