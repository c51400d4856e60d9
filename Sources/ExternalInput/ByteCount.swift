/// Numbers of bytes for people.
package enum ByteCount {
  /// A number of bytes in the largest unit that it reaches, as in "512 bytes", "4 MiB", "1.7 GiB".
  package static func text(_ count: Int) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")]
    guard let (shift, name) = units.first(where: { count >= 1 << $0.0 }) else {
      return "\(count) bytes"
    }
    let rest = count & ((1 << shift) - 1)
    let tenths = (count >> shift) * 10 + ((rest * 10) >> shift)
    return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
  }

  /// What is wrong with a file of more bytes than are read, after "the file".
  ///
  /// - Parameters:
  ///   - size: The bytes of the file; `nil` for a stream, which is read no further than the limit.
  ///   - limit: The most bytes that are read.
  package static func excess(size: Int?, limit: Int) -> String {
    guard let size else { return "exceeds the limit of \(limit) bytes (\(text(limit)))" }
    return "has \(size) bytes, more than the limit of \(limit) (\(text(limit)))"
  }
}
