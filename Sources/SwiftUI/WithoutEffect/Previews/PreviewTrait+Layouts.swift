import Foundation

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The layout of a screen.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var defaultLayout: Self { Self() }

  /// A layout as large as the view.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var sizeThatFitsLayout: Self { Self() }

  /// Upright.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var portrait: Self { Self() }

  /// On its side, the left one down.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var landscapeLeft: Self { Self() }

  /// On its side, the right one down.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var landscapeRight: Self { Self() }

  /// Upside down.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var portraitUpsideDown: Self { Self() }

  /// A layout of a fixed size, in points.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
