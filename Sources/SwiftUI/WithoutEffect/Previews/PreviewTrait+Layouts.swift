import Foundation

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Displays the preview on a full screen.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var defaultLayout: Self { Self() }

  /// Displays the preview at the ideal size of the view.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var sizeThatFitsLayout: Self { Self() }

  /// Displays the preview in portrait orientation.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var portrait: Self { Self() }

  /// Displays the preview in landscape orientation, with the left side of the device down.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var landscapeLeft: Self { Self() }

  /// Displays the preview in landscape orientation, with the right side of the device down.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var landscapeRight: Self { Self() }

  /// Displays the preview in upside-down portrait orientation.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static var portraitUpsideDown: Self { Self() }

  /// Displays the preview at a fixed size in points.
  ///
  /// - In a terminal: Previews are as large as the terminal.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
