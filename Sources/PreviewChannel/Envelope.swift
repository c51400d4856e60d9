/// A message as it travels through a pipe: its kind, its length, its bytes.
package struct Envelope: Hashable, Sendable {
  /// What kind of message it is.
  package var kind: UInt8
  /// What it says.
  package var payload: [UInt8]

  /// Creates a message.
  package init(kind: UInt8, payload: [UInt8]) {
    self.kind = kind
    self.payload = payload
  }

  /// All bytes of the message.
  package var bytes: [UInt8] {
    let count = UInt32(payload.count)
    return [kind] + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + payload
  }
}

/// Puts together again what arrives of messages in pieces.
package struct EnvelopeReader: Sendable {
  /// No message is longer; what says it is, is none. Ours.
  private static let limit = 64 << 20
  private var rest: [UInt8] = []
  /// Whether something arrived that is no message; nothing is read after it.
  package private(set) var isBroken = false

  /// Creates a reader.
  package init() {}

  /// Takes what arrived and returns the messages that are whole now.
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
