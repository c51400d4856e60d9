/// A message in a pipe. It consists of 1 byte for the kind, 4 bytes for the length of the payload
/// in little-endian order, and the payload.
package struct Envelope: Hashable, Sendable {
  /// The number of the message's kind. Each direction numbers its own kinds.
  package var kind: UInt8
  /// The content, without the header.
  package var payload: [UInt8]

  /// Creates a message.
  package init(kind: UInt8, payload: [UInt8]) {
    self.kind = kind
    self.payload = payload
  }

  /// The message as bytes.
  package var bytes: [UInt8] {
    let count = UInt32(payload.count)
    return [kind] + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + payload
  }
}

/// Assembles messages from the pieces that arrive through a pipe.
package struct EnvelopeReader: Sendable {
  /// The maximum length of a payload in bytes. A greater length means that the input is not a
  /// message. The exact value is arbitrary.
  private static let limit = 64 << 20
  private var rest: [UInt8] = []
  /// Whether a message was too long. Nothing is read after such a message.
  package private(set) var isBroken = false

  /// Creates a reader.
  package init() {}

  /// Appends the bytes that arrived, and returns the messages that are now complete.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [Envelope] {
    guard !isBroken else { return [] }
    rest += bytes
    var found: [Envelope] = []
    var start = 0
    while !isBroken, rest.count - start >= 5 {
      let count = (0..<4).reduce(0) { $0 | Int(rest[start + 1 + $1]) << (8 * $1) }
      guard count <= Self.limit else {
        isBroken = true
        rest = []
        return found
      }
      guard rest.count - start >= 5 + count else { break }
      let payload = Array(rest[start + 5..<start + 5 + count])
      found.append(Envelope(kind: rest[start], payload: payload))
      start += 5 + count
    }
    rest.removeFirst(start)
    return found
  }
}
