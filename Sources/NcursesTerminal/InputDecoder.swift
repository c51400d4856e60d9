import CNcurses
import TerminalUI

/// Converts curses' input to events.
///
/// Curses decodes the keys in the terminal's terminfo entry. This type has the remaining tasks:
///
/// - It converts control characters to keys, and joins combining marks to the previous character.
/// - It skips unknown key sequences instead of reporting Escape and letters.
/// - It combines a press and a release at one position into a click.
/// - It reports pasted text as a paste, not as keys.
/// - It separates the terminal's replies to queries from keys.
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
  /// The last character of an incomplete read. The next read may begin with a combining mark for
  /// it.
  private var heldBack: InputEvent?
  /// The characters received so far of an escape sequence with parameters or a string.
  private var text = ""
  /// Whether the reply to the background query is still missing.
  var awaitsBackgroundColor = false
  /// Whether a reply to the query of pictures is still missing.
  var awaitsPictures = false
  private var pictureReplies: [PictureReply] = []

  /// The time without input after which a paste or a reply counts as complete, although its end
  /// marker is missing. Text that arrives later would be read as keys, so the time is longer than a
  /// connection usually stalls. The number is this project's choice.
  var timeout = Duration.seconds(1)

  /// Whether a paste is in progress. If so, ``takePasted(_:)`` is the fastest function for the
  /// pasted text.
  var isPasting: Bool { paste != nil }

  /// Whether a paste, a string or a reply has not ended yet.
  var isUnfinished: Bool { paste != nil || sequence == .string || continuesControl }

  /// Whether a control sequence continues in the next read, because it may be a reply. Other
  /// control sequences arrive in one piece.
  private var continuesControl: Bool { sequence == .control && awaitsPictures }

  /// Returns the replies to the query of pictures since the last call.
  mutating func takePictureReplies() -> [PictureReply] {
    defer { pictureReplies = [] }
    return pictureReplies
  }

  /// Starts a read of the available input.
  mutating func begin() {
    if let heldBack { events.append(heldBack) }
    heldBack = nil
  }

  /// Ends a read and returns its events.
  ///
  /// - Parameter isComplete: Whether all available input was read. If not, the last key may
  ///   continue in the next read.
  mutating func end(isComplete: Bool = true) -> [InputEvent] {
    if isComplete {
      if !continuesControl { endSequence() }
    } else if case .key(.character) = events.last {
      heldBack = events.popLast()
    }
    defer { events = [] }
    return events
  }

  /// Ends a paste, a string or a reply whose end is missing.
  mutating func flushIncomplete() {
    endPaste()
    if sequence == .string || sequence == .control { sequence = .none }
  }

  /// Processes one item of input.
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

  /// Processes bytes of pasted text.
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
    // Alt with `]` or `_` sends the same characters, so they start a string only while a reply is
    // expected.
    case (.escape, 0x5D) where awaitsBackgroundColor: begin(.string)
    case (.escape, 0x5F) where awaitsPictures: begin(.string)
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

  /// Adds a character of a sequence. After 64 characters, more than any reply has, further
  /// characters are dropped, except the start of the terminator `ESC \`.
  private mutating func append(_ value: UInt32) {
    let startsEnd = value == 0x1B && !text.hasSuffix("\u{1B}")
    guard startsEnd || text.unicodeScalars.count < 64, let scalar = Unicode.Scalar(value) else {
      return
    }
    text.unicodeScalars.append(scalar)
  }

  /// Ends a control sequence. Mode 2031 reports changes of the colour scheme this way.
  private mutating func endControl() {
    sequence = .none
    switch text {
    case "?997;1n": events.append(.colorScheme(.dark))
    case "?997;2n": events.append(.colorScheme(.light))
    default: if awaitsPictures { take(PictureReply(control: text)) }
    }
  }

  private mutating func endString() {
    sequence = .none
    // The first half of the terminator, `ESC \`, is part of the text.
    let string = text.hasSuffix("\u{1B}") ? String(text.dropLast()) : text
    if awaitsPictures { take(PictureReply(string: string)) }
    guard let scheme = BackgroundColorReply(text)?.scheme else { return }
    awaitsBackgroundColor = false
    events.append(.colorScheme(scheme))
  }

  private mutating func take(_ reply: PictureReply?) {
    if let reply { pictureReplies.append(reply) }
  }

  /// Ends a sequence at the end of the input. An Escape character at the end of the input was the
  /// Escape key, also if only an `O` follows. A string continues in the next read.
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
