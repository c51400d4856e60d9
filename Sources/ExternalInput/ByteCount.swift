/// Formats numbers of bytes for messages.
package enum ByteCount {
  /// Returns the text of a number of bytes, rounded down to tenths: "512 bytes", "4 MiB", "1.7
  /// GiB". The unit is the largest unit in which the number is at least 1.
  package static func text(_ count: Int) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")]
    guard let (shift, name) = units.first(where: { count >= 1 << $0.0 }) else {
      return "\(count) bytes"
    }
    let rest = count & ((1 << shift) - 1)
    let tenths = (count >> shift) * 10 + ((rest * 10) >> shift)
    return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
  }

  /// Returns the end of a sentence that begins with "the file" and reports that it is too large.
  ///
  /// - Parameters:
  ///   - size: The size of the file in bytes. `nil` for a stream, whose size is unknown.
  ///   - limit: The maximum number of bytes.
  package static func limitExceededText(size: Int?, limit: Int) -> String {
    guard let size else { return "exceeds the limit of \(limit) bytes (\(text(limit)))" }
    return "has \(size) bytes, more than the limit of \(limit) (\(text(limit)))"
  }
}
