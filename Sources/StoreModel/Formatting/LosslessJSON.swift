import ExternalInput

/// A JSON text as a tree that keeps every token as it was written: the spelling of
/// numbers, keys that repeat, halves of surrogate pairs. Nothing is decoded.
indirect enum LosslessJSON {
  /// A number, `true`, `false` or `null`.
  case scalar(ArraySlice<UInt8>)
  /// A text with its quotation marks.
  case string(ArraySlice<UInt8>)
  case array([LosslessJSON])
  /// The members in the text's order; keys with their quotation marks.
  case object([(key: ArraySlice<UInt8>, value: LosslessJSON)])

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: Valid UTF-8.
  ///   - start: Where the text starts in it: behind a byte order mark.
  init(_ text: [UInt8], from start: Int) throws(JSONProblem) {
    var scanner = JSONScanner(text, from: start)
    self = try Self.readValue(try scanner.next(), from: &scanner)
    _ = try scanner.next()
  }

  /// Reads a value whose first token has been read.
  private static func readValue(
    _ token: JSONScanner.Token?,
    from scanner: inout JSONScanner
  ) throws(JSONProblem) -> LosslessJSON {
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
