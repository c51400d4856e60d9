import TerminalUI

/// A message from the previewer to a previewed program.
package enum PreviewerMessage: Hashable, Sendable {
  /// The input of the user, in order.
  case input([InputEvent])

  /// The encoded message.
  package var envelope: Envelope {
    switch self {
    case .input(let events):
      Envelope(kind: 1, payload: Array(events.map(\.text).joined(separator: "\n").utf8))
    }
  }

  /// Decodes a message. The result is `nil` if the envelope contains another kind of message.
  package init?(_ envelope: Envelope) {
    guard envelope.kind == 1 else { return nil }
    let lines = String(decoding: envelope.payload, as: UTF8.self).split(separator: "\n")
    self = .input(lines.compactMap { InputEvent(text: String($0)) })
  }
}
