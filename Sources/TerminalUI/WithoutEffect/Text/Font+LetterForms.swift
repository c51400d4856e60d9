import Foundation

extension Font {
  /// The design of a font: SwiftUI's `Font.Design`.
  ///
  /// - In a terminal: Text has the terminal's font, in which all letters have one width.
  public enum Design: Hashable, Sendable {
    /// The system font.
    case `default`
    /// A font with serifs.
    case serif
    /// A font with rounded ends.
    case rounded
    /// A font whose letters have the same width.
    case monospaced
  }

  /// The width of a font: SwiftUI's `Font.Width`.
  ///
  /// - In a terminal: The width of letters does not change.
  public struct Width: Hashable, Sendable {
    /// The width: negative for narrow, 0 for the default, positive for wide.
    public var value: CGFloat

    /// Creates a width from its value.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.2)
    /// A narrow width.
    public static let condensed = Width(-0.1)
    /// The default width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }

  /// The distance between lines: SwiftUI's `Font.Leading`.
  ///
  /// - In a terminal: Lines are one row apart. `lineSpacing(_:)` adds empty rows.
  public enum Leading: Hashable, Sendable {
    /// The default distance.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// Returns the font with digits of the same width.
  ///
  /// - In a terminal: All digits have one width, in every font.
  public func monospacedDigit() -> Font { self }

  /// Returns the font with another distance between lines.
  ///
  /// - In a terminal: Lines are one row apart. `lineSpacing(_:)` adds empty rows.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns the font in another width.
  ///
  /// - In a terminal: The width of letters does not change.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font with small capitals for uppercase letters.
  ///
  /// - In a terminal: Capitals stay capitals.
  public func uppercaseSmallCaps() -> Font { self }
}
