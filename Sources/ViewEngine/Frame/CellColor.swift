/// A colour as a cell holds it: what it is for, one of the terminal's own sixteen, or
/// 24 bits of red, green and blue. The terminal makes of it what it can show.
public struct CellColor: Hashable, Sendable {
  /// What a colour is given as.
  public enum Value: Hashable, Sendable {
    /// By what it is for.
    case role(ColorRole)
    /// By its number among the sixteen of ANSI; their look is the terminal's theme's.
    case ansi(UInt8)
    /// By its parts, 0 to 255 each.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The kind in the highest byte, below it the number or the parts: small, and compared
  /// at once.
  @usableFromInline let bits: UInt32

  /// The colour of a role.
  public init(_ role: ColorRole) { bits = UInt32(role.rawValue) }

  /// One of the sixteen, from 0; higher numbers count from 0 again.
  public init(ansi number: UInt8) { bits = 1 << 24 | UInt32(number & 15) }

  /// A colour by its parts, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// What the colour was given as.
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
  /// The terminal's own foreground or background.
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
}
