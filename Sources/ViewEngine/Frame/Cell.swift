/// A character cell of the screen.
///
/// A cell is plain data of 24 bytes, so a screen of cells is filled, compared and copied without
/// reference counting.
///
/// ```swift
/// import TerminalUI
///
/// func columns(of frame: Frame, row: Int) -> [Int] {
///   (0..<frame.size.width).map { column in Int(frame[column, row].columns) }
/// }
/// ```
public struct Cell: Hashable, Sendable {
  /// Bits 0 to 20: the spacing scalar. Bits 21 to 23: `turnedText`. Bits 24 to 31: the columns.
  @usableFromInline var base: UInt32
  /// Bits 0 to 20 of each: one mark. The bits above hold the fourth mark in two parts, and the
  /// attributes.
  @usableFromInline var firstMark: UInt32 = 0
  @usableFromInline var secondMark: UInt32 = 0
  @usableFromInline var thirdMark: UInt32 = 0
  @usableFromInline var foreground: CellColor
  @usableFromInline var background: CellColor

  private static let scalarBits: UInt32 = 0x1F_FFFF

  /// The maximum number of marks per cell besides the spacing scalar. curses supports no more.
  package static let markLimit = 4

  /// A blank cell in the default colours of the terminal.
  public static let blank = Cell(text: " ", columns: 1, style: .plain)

  /// Creates a cell from the first scalar of `text` and up to four marks after it. `columns` is 1,
  /// 2, or 0 for the second half of a wide character.
  public init(text: String, columns: UInt8, style: CellStyle) {
    self.init(scalar: 0, columns: columns, style: style)
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return }
    base |= first.value
    var count = 0
    while count < Self.markLimit, let mark = scalars.next() {
      setMark(mark.value, at: count)
      count += 1
    }
  }

  /// Creates a cell from one scalar; 0 means a cell without text.
  package init(scalar: UInt32, columns: UInt8, style: CellStyle) {
    base = scalar | UInt32(columns) << 24
    foreground = style.foreground
    background = style.background
    thirdMark = UInt32(style.attributes.rawValue) << 24
  }

  /// One spacing scalar and its zero-width marks; empty in the second half of a wide character.
  /// Never a control, escape or bidi control character.
  public var text: String {
    get {
      guard scalar != 0, let first = Unicode.Scalar(scalar) else { return "" }
      var text = String(first)
      for index in 0..<Self.markLimit {
        guard let mark = mark(at: index) else { break }
        text.unicodeScalars.append(mark)
      }
      return text
    }
    set { self = Cell(text: newValue, columns: columns, style: style) }
  }

  /// The width of `text` in columns: 1, 2, or 0 in the second half of a wide character.
  public var columns: UInt8 {
    get { UInt8(truncatingIfNeeded: base >> 24) }
    set { base = base & 0xFF_FFFF | UInt32(newValue) << 24 }
  }

  /// The colours and attributes of the cell.
  public var style: CellStyle {
    get {
      CellStyle(
        foreground: foreground,
        background: background,
        attributes: CellStyle.Attributes(rawValue: UInt8(truncatingIfNeeded: thirdMark >> 24))
      )
    }
    set {
      foreground = newValue.foreground
      background = newValue.background
      thirdMark = thirdMark & Self.scalarBits | UInt32(newValue.attributes.rawValue) << 24
    }
  }
}

extension Cell {
  /// The spacing scalar; 0 in the second half of a wide character.
  @inlinable package var scalar: UInt32 { base & 0x1F_FFFF }

  /// The width in columns.
  @inlinable package var width: UInt32 { base >> 24 }

  /// Whether the cell has marks besides the spacing scalar.
  @inlinable package var hasMarks: Bool { (firstMark | secondMark | thirdMark) & 0x1F_FFFF != 0 }

  /// Returns whether another cell has the same colours and attributes.
  @inlinable
  package func looks(like other: Cell) -> Bool {
    foreground.bits == other.foreground.bits && background.bits == other.background.bits
      && thirdMark >> 24 == other.thirdMark >> 24
  }

  /// The marks of the cell, in order.
  package var marks: [UInt32] {
    (0..<Self.markLimit).compactMap { mark(at: $0)?.value }
  }

  /// Returns the cell with one more mark. A cell with four marks is returned unchanged.
  func adding(mark: UInt32) -> Cell {
    var cell = self
    let count = marks.count
    if count < Self.markLimit { cell.setMark(mark, at: count) }
    return cell
  }

  /// Takes the background of `below`, the cell that this cell replaces, unless this cell has its
  /// own background.
  @inline(__always)
  mutating func inheritBackground(on below: Cell) {
    if background == .standard { background = below.background }
  }

  private func mark(at index: Int) -> Unicode.Scalar? {
    let value =
      switch index {
      case 0: firstMark & Self.scalarBits
      case 1: secondMark & Self.scalarBits
      case 2: thirdMark & Self.scalarBits
      default: firstMark >> 21 | (secondMark >> 21) << 11
      }
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  private mutating func setMark(_ value: UInt32, at index: Int) {
    switch index {
    case 0: firstMark |= value
    case 1: secondMark |= value
    case 2: thirdMark |= value
    default:
      firstMark |= value << 21
      secondMark |= (value >> 11) << 21
    }
  }
}
