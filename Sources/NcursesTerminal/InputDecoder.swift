import CNcurses
import TerminalUI

/// Turns what curses reads into events.
///
/// Curses knows the keys of the terminal's description. What is left is done here:
/// controls become keys, marks join the character before them, key sequences that
/// nobody knows are skipped rather than taken for Escape and letters, a press and a
/// release at one place make a click, and pasted text is told as such, not as keys.
struct InputDecoder {
  private enum Sequence {
    case none
    case escape
    case control
    case single
    case string
  }

  private var events: [InputEvent] = []
  private var sequence = Sequence.none
  private var pressed: Point?
  private var dragged: Point?
  private var paste: PasteBuffer?
  /// A letter that a mark of the next read may join.
  private var heldBack: InputEvent?
  /// What has come of a sequence with numbers or a string in it.
  private var text = ""
  /// Whether the terminal was asked for its ground and has not answered.
  var awaitsBackgroundColor = false

  /// How long nothing may arrive before a paste, or an answer of the terminal, counts as complete
  /// although its end marker is missing. Text that arrives later is taken for keys, so this is
  /// longer than a connection usually stalls. Ours.
  var timeout = Duration.seconds(1)

  /// Whether pasted text arrives: ``takePasted(_:)`` takes it fastest.
  var isPasting: Bool { paste != nil }

  /// Whether something has begun that more input has to end.
  var isUnfinished: Bool { paste != nil || sequence == .string }

  /// Begins a read of what has arrived.
  mutating func begin() {
    if let heldBack { events.append(heldBack) }
    heldBack = nil
  }

  /// Ends the read and returns its events.
  ///
  /// - Parameter isComplete: Whether all that has arrived was read; else keys may go on in the
  ///   next read.
  mutating func end(isComplete: Bool = true) -> [InputEvent] {
    if isComplete {
      endSequence()
    } else if case .key(.character) = events.last {
      heldBack = events.popLast()
    }
    defer { events = [] }
    return events
  }

  /// Ends what more input should have ended.
  mutating func flushIncomplete() {
    endPaste()
    if sequence == .string { sequence = .none }
  }

  /// Takes one thing that was read.
  mutating func take(_ input: nc_input) {
    if input.kind == NC_INPUT_PASTE_BEGIN || input.kind == NC_INPUT_PASTE_END {
      endSequence()
      endPaste()
      if input.kind == NC_INPUT_PASTE_BEGIN { paste = PasteBuffer() }
    } else if paste == nil {
      takeKeys(input)
    } else if input.kind == NC_INPUT_CHARACTER {
      paste?.take(scalar: input.value)
      deliver(paste?.deliverIfFull())
    }
  }

  /// Takes bytes of pasted text.
  mutating func takePasted(_ bytes: some Collection<UInt8>) {
    paste?.take(bytes)
    deliver(paste?.deliverIfFull())
  }

  private mutating func endPaste() {
    deliver(paste?.deliver())
    paste = nil
  }

  private mutating func deliver(_ text: String?) {
    if let text { events.append(.paste(text)) }
  }

  private mutating func takeKeys(_ input: nc_input) {
    if input.kind == NC_INPUT_CHARACTER {
      takeCharacter(input.value)
      return
    }
    endSequence()
    switch input.kind {
    case NC_INPUT_KEY: if let key = Self.key(input.value) { events.append(.key(key)) }
    case NC_INPUT_FUNCTION: events.append(.key(.function(Int(input.value))))
    default: takeMouse(input)
    }
  }

  private mutating func takeMouse(_ input: nc_input) {
    let place = Point(x: Int(input.x), y: Int(input.y))
    switch input.kind {
    case NC_INPUT_PRESS:
      (pressed, dragged) = (place, place)
      events.append(.mouse(.press, at: place))
    case NC_INPUT_DRAG:
      guard pressed != nil, dragged != place else { return }
      dragged = place
      events.append(.mouse(.drag, at: place))
    case NC_INPUT_RELEASE:
      events.append(.mouse(pressed == place ? .click : .release, at: place))
      pressed = nil
    case NC_INPUT_SECONDARY: events.append(.mouse(.secondaryClick, at: place))
    case NC_INPUT_CLICK: events.append(.mouse(.click, at: place))
    case NC_INPUT_WHEEL_UP: events.append(.mouse(.wheelUp, at: place))
    case NC_INPUT_WHEEL_DOWN: events.append(.mouse(.wheelDown, at: place))
    default: break
    }
  }

  private mutating func takeCharacter(_ value: UInt32) {
    switch (sequence, value) {
    case (.escape, 0x5B): begin(.control)
    case (.escape, 0x4F): sequence = .single
    // Who holds Alt types this too, so that it is a string only where one is due.
    case (.escape, 0x5D) where awaitsBackgroundColor: begin(.string)
    case (.single, _): sequence = .none
    case (.control, 0x20..<0x40): append(value)
    case (.control, 0x40..<0x7F):
      append(value)
      endControl()
    case (.string, 0x20..<0x7F) where !text.hasSuffix("\u{1B}"): append(value)
    case (.string, 0x1B): append(value)
    case (.string, _): endString()
    default:
      endSequence()
      if value == 0x1B { sequence = .escape } else { appendCharacter(value) }
    }
  }

  private mutating func begin(_ next: Sequence) {
    sequence = next
    text = ""
  }

  /// What is longer than any answer is not kept, but still belongs to the sequence.
  private mutating func append(_ value: UInt32) {
    guard text.unicodeScalars.count < 64, let scalar = Unicode.Scalar(value) else { return }
    text.unicodeScalars.append(scalar)
  }

  /// The terminal tells of a change: mode 2031.
  private mutating func endControl() {
    sequence = .none
    switch text {
    case "?997;1n": events.append(.colorScheme(.dark))
    case "?997;2n": events.append(.colorScheme(.light))
    default: break
    }
  }

  private mutating func endString() {
    sequence = .none
    guard let scheme = BackgroundColorReply(text)?.scheme else { return }
    awaitsBackgroundColor = false
    events.append(.colorScheme(scheme))
  }

  /// An Escape that nothing follows was the key; so was one before a lone `O`. A string goes
  /// on in the next read.
  private mutating func endSequence() {
    switch sequence {
    case .escape: events.append(.key(.escape))
    case .single: events += [.key(.escape), .key(.character("O"))]
    case .none, .control: break
    case .string: return
    }
    sequence = .none
  }

  private mutating func appendCharacter(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    if let key = Self.key(control: scalar) {
      events.append(.key(key))
    } else if CharacterWidth.columns(of: scalar) > 0 {
      events.append(.key(.character(Character(scalar))))
    } else if case .key(.character(let base)) = events.last {
      let joined = String(base) + String(scalar)
      if joined.count == 1, let character = joined.first {
        events[events.count - 1] = .key(.character(character))
      }
    }
  }

  private static func key(control scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x20: .space
    case 0x00: .control(" ")
    case 0x01...0x1A: Unicode.Scalar(scalar.value + 0x60).map { .control(Character($0)) }
    case 0x1C...0x1F: Unicode.Scalar(scalar.value + 0x40).map { .control(Character($0)) }
    default: nil
    }
  }

  private static func key(_ value: UInt32) -> Key? { keys[value] }

  private static let keys: [UInt32: Key] = [
    NC_KEY_UP.rawValue: .up, NC_KEY_DOWN.rawValue: .down, NC_KEY_LEFT.rawValue: .left,
    NC_KEY_RIGHT.rawValue: .right, NC_KEY_ENTER.rawValue: .enter,
    NC_KEY_BACKTAB.rawValue: .backtab, NC_KEY_HOME.rawValue: .home,
    NC_KEY_END.rawValue: .end, NC_KEY_PAGE_UP.rawValue: .pageUp,
    NC_KEY_PAGE_DOWN.rawValue: .pageDown, NC_KEY_BACKSPACE.rawValue: .backspace,
    NC_KEY_DELETE.rawValue: .delete,
  ]
}
