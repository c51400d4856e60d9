/// A colour of a cell: a role, one of the terminal's 16 ANSI colours, or 24-bit RGB. The terminal
/// converts it to a colour that it supports.
///
/// ```swift
/// import TerminalUI
///
/// enum ShopColors {
///   static let warning = CellColor(.warning)
///   static let brightRed = CellColor(ansi: 9)
///   static let orange = CellColor(red: 255, green: 149, blue: 0)
/// }
/// ```
public struct CellColor: Hashable, Sendable {
  /// The components of a colour.
  public enum Value: Hashable, Sendable {
    /// A role, which the terminal maps to a colour.
    case role(ColorRole)
    /// The number of an ANSI colour, 0 to 15. The theme of the terminal defines it.
    case ansi(UInt8)
    /// The red, green and blue components, 0 to 255 each.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The kind in bits 24 to 31; the number or the components below. One integer, so that comparing
  /// is fast.
  @usableFromInline let bits: UInt32

  /// Creates the colour of a role.
  public init(_ role: ColorRole) { bits = UInt32(role.rawValue) }

  /// Creates one of the 16 ANSI colours. Numbers above 15 wrap around.
  public init(ansi number: UInt8) { bits = 1 << 24 | UInt32(number & 15) }

  /// Creates a colour from components, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The components from which the colour was created.
  public var value: Value {
    switch bits >> 24 {
    case 1: .ansi(UInt8(truncatingIfNeeded: bits))
    case 2:
      .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16),
        green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits)
      )
    default: .role(ColorRole(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .standard)
    }
  }
}

extension CellColor {
  /// The default foreground or background colour of the terminal.
  public static let standard = CellColor(ColorRole.standard)
  /// See ``ColorRole/accent``.
  public static let accent = CellColor(ColorRole.accent)
  /// See ``ColorRole/onAccent``.
  public static let onAccent = CellColor(ColorRole.onAccent)
  /// See ``ColorRole/secondary``.
  public static let secondary = CellColor(ColorRole.secondary)
  /// See ``ColorRole/price``.
  public static let price = CellColor(ColorRole.price)
  /// See ``ColorRole/badge``.
  public static let badge = CellColor(ColorRole.badge)
  /// See ``ColorRole/success``.
  public static let success = CellColor(ColorRole.success)
  /// See ``ColorRole/warning``.
  public static let warning = CellColor(ColorRole.warning)
  /// See ``ColorRole/critical``.
  public static let critical = CellColor(ColorRole.critical)
  /// See ``ColorRole/separator``.
  public static let separator = CellColor(ColorRole.separator)
  /// See ``ColorRole/fill``.
  public static let fill = CellColor(ColorRole.fill)
}
