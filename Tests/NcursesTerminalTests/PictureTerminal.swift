import CNcurses
import Foundation
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

/// A terminal on a pseudo-terminal that shows pictures.
@MainActor
struct PictureTerminal {
  let pty: PseudoTerminal
  let terminal: NcursesTerminal
  /// The cells of the picture in most tests.
  let place = Rect(x: 4, y: 1, width: 4, height: 2)

  init() throws {
    pty = try PseudoTerminal()
    terminal = try pty.open()
  }

  /// Returns a frame with lines of text.
  func frame(_ lines: [String] = ["title"]) -> Frame { Frame(lines, size: terminal.size) }

  /// Types a reply, and checks that no part of it arrives as a key.
  func answer(_ text: String) async {
    #expect(await terminal.nextEvents { pty.type(text + "x") } == [.key(.character("x"))])
    await terminal.settlePictures()
  }

  /// Shows a frame, until all pictures are there.
  ///
  /// - Returns: The bytes that the terminal received.
  func show(_ frame: Frame) async -> String {
    terminal.present(frame)
    if !terminal.decoder.awaitsPictures { await terminal.settlePictures() }
    return pty.output()
  }
}
