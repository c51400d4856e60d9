import Foundation

/// An element in DER (Distinguished Encoding Rules), for tests of a certificate's bytes.
public struct DERElement: Equatable {
  /// The first byte: the tag's class and number.
  public let tag: UInt8
  /// The bytes after tag and length.
  public let content: Data
  /// Tag, length and content.
  public let bytes: Data

  /// Parses the first element of data, or returns `nil` if that is incomplete.
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

  /// The elements in the content.
  public var children: [DERElement] {
    var (children, rest): ([DERElement], Data) = ([], content)
    while let child = DERElement(rest) {
      children.append(child)
      rest = Data(rest.dropFirst(child.bytes.count))
    }
    return children
  }
}
