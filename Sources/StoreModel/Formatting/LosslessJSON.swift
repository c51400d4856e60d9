import ExternalInput

/// A JSON text as a tree of its original tokens. It preserves the spelling of numbers, repeated
/// keys and unpaired surrogates.
indirect enum LosslessJSON {
  /// A number, `true`, `false` or `null`.
  case scalar(ArraySlice<UInt8>)
  /// A string with its quotation marks and escapes.
  case string(ArraySlice<UInt8>)
  case array([LosslessJSON])
  /// The members in their original order. Keys include their quotation marks.
  case object([(key: ArraySlice<UInt8>, value: LosslessJSON)])

  /// Parses a JSON text.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - start: The index of the first byte of JSON, after a byte order mark.
  init(_ text: [UInt8], from start: Int) throws(JSONSyntaxError) {
    var scanner = JSONScanner(text, from: start)
    self = try Self.readValue(try scanner.next(), from: &scanner)
    _ = try scanner.next()
  }

  /// Reads a value whose first token has been read.
  private static func readValue(
    _ token: JSONScanner.Token?,
    from scanner: inout JSONScanner
  ) throws(JSONSyntaxError) -> LosslessJSON {
    switch token {
    case .objectStart:
      var members: [(key: ArraySlice<UInt8>, value: LosslessJSON)] = []
      while try scanner.next() == .key {
        let key = scanner.tokenBytes
        members.append((key: key, value: try readValue(try scanner.next(), from: &scanner)))
      }
      return .object(members)
    case .arrayStart:
      var values: [LosslessJSON] = []
      while let next = try scanner.next(), next != .arrayEnd {
        values.append(try readValue(next, from: &scanner))
      }
      return .array(values)
    case .string: return .string(scanner.tokenBytes)
    default: return .scalar(scanner.tokenBytes)
    }
  }
}
