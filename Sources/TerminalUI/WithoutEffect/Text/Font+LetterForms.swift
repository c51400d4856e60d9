import Foundation

extension Font {
  /// The design of letters: SwiftUI's `Font.Design`.
  ///
  /// - In a terminal: Text has the terminal's own letters, which have one width.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// The width of letters: SwiftUI's `Font.Width`.
  ///
  /// - In a terminal: Each letter takes its columns.
  public struct Width: Hashable, Sendable {
    /// From narrow to wide, 0 for the usual width.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrowest.
    public static let compressed = Width(-0.2)
    /// Narrow.
    public static let condensed = Width(-0.1)
    /// The usual one.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The distance of lines: SwiftUI's `Font.Leading`.
  ///
  /// - In a terminal: The distance of lines is one row. `lineSpacing(_:)` adds empty rows.
  public enum Leading: Hashable, Sendable {
    /// The usual distance.
    case standard
    /// Closer.
    case tight
    /// Further apart.
    case loose
  }

  /// The font with digits of one width.
  ///
  /// - In a terminal: All digits have one width, in every font.
  public func monospacedDigit() -> Font { self }

  /// The font with another distance of lines.
  ///
  /// - In a terminal: The distance of lines is one row. `lineSpacing(_:)` adds empty rows.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font in letters of another width.
  ///
  /// - In a terminal: Each letter takes its columns.
  public func width(_ width: Width) -> Font { self }

  /// The font with small capitals for capitals.
  ///
  /// - In a terminal: Capitals stay capitals.
  public func uppercaseSmallCaps() -> Font { self }
}
