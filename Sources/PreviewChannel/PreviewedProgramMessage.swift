import Foundation
import TerminalUI

/// A message from a previewed program to the previewer.
package enum PreviewedProgramMessage: Hashable, Sendable {
  /// The names of all previews, and the index of the shown preview.
  case previews([String], shown: Int)
  /// A frame to show.
  case frame(Frame)
  /// The user quit the previewed program.
  case left
  /// The reason why no view is shown, or why the store could not be opened.
  case problem(String)

  /// The encoded message.
  package var envelope: Envelope {
    switch self {
    case .previews(let names, let shown):
      Envelope(kind: 1, payload: Array(([String(shown)] + names).joined(separator: "\n").utf8))
    case .frame(let frame): Envelope(kind: 2, payload: frame.bytes)
    case .left: Envelope(kind: 3, payload: [])
    case .problem(let text): Envelope(kind: 4, payload: Array(text.utf8))
    }
  }

  /// Decodes a message. The result is `nil` if the envelope contains another kind of message.
  package init?(_ envelope: Envelope) {
    switch envelope.kind {
    case 1:
      let lines = String(decoding: envelope.payload, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let shown = lines.first.flatMap({ Int($0) }) else { return nil }
      self = .previews(Array(lines.dropFirst()), shown: shown)
    case 2:
      guard let frame = Frame(bytes: envelope.payload) else { return nil }
      self = .frame(frame)
    case 3: self = .left
    case 4: self = .problem(String(decoding: envelope.payload, as: UTF8.self))
    default: return nil
    }
  }
}
