import CNcurses
import Foundation
import Testing

@testable import NcursesTerminal
@testable import TerminalUI

/// A pseudo-terminal with two ends: one for the program and one for the test.
@MainActor
final class PseudoTerminal {
  private let person: Int32
  let program: Int32

  init(columns: Int = 40, rows: Int = 8) throws {
    var program = Int32(-1)
    person = nc_open_pseudo_terminal(&program)
    self.program = program
    try #require(person >= 0)
    _ = fcntl(person, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  func resize(columns: Int, rows: Int, pixels: Size = .zero) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    size.ws_xpixel = UInt16(pixels.width)
    size.ws_ypixel = UInt16(pixels.height)
    _ = ioctl(program, UInt(TIOCSWINSZ), &size)
  }

  func open(
    _ options: NcursesTerminal.Options = .init(),
    name: String = "xterm-256color"
  ) throws(TerminalError) -> NcursesTerminal {
    try NcursesTerminal(options, input: program, output: program, name: name, isGuarded: false)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(person, bytes, bytes.count) == bytes.count)
  }

  func type(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    #expect(write(person, bytes, bytes.count) == bytes.count)
  }

  /// Types more bytes than a terminal buffers, as fast as the program reads them.
  func typeMeanwhile(_ bytes: [UInt8]) {
    let person = person
    Thread.detachNewThread {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        var entry = pollfd(fd: person, events: Int16(POLLOUT), revents: 0)
        guard count > 0 || errno == EAGAIN, poll(&entry, 1, 10_000) > 0 else { return }
      }
    }
  }

  /// Returns what the program has sent since the last call.
  func output() -> String {
    var output: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65536)
    while case let count = read(person, &bytes, bytes.count), count > 0 {
      output += bytes.prefix(count)
    }
    return String(decoding: output, as: UTF8.self)
  }

  func modes() -> [UInt32] {
    var modes = termios()
    tcgetattr(program, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
  }

  /// The number of typed bytes that the program has not read.
  var unreadInput: Int32 {
    var count = Int32(0)
    _ = ioctl(program, UInt(FIONREAD), &count)
    return count
  }

  func hangUp() { Foundation.close(person) }
}

extension NcursesTerminal {
  /// Returns the next events, or `nil` when the terminal has closed. Calls `act` once the listener
  /// is set.
  func nextEvents(while act: @MainActor () -> Void = {}) async -> [InputEvent]? {
    await withCheckedContinuation { done in
      listen { [self] events in
        listen(nil)
        done.resume(returning: events)
      }
      act()
    }
  }
}

extension Frame {
  /// Creates a frame with lines of text from the top.
  init(_ lines: [String], size: Size, style: CellStyle = .plain) {
    self.init(size: size)
    for (y, line) in lines.enumerated() where y < size.height {
      var x = 0
      for unit in CellText(line, style: style).units where x + unit.columns <= size.width {
        self[x, y] = Cell(text: unit.text, columns: UInt8(unit.columns), style: unit.style)
        if unit.columns == 2 { self[x + 1, y] = Cell(text: "", columns: 0, style: unit.style) }
        x += unit.columns
      }
    }
  }
}
