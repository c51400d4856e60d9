import Foundation
import TerminalUI

/// The screen of the terminal: the members of UIKit's `UIScreen` that SwiftUI code uses.
///
/// ```swift
/// import UIKit
///
/// @MainActor
/// func cardWidth() -> CGFloat { min(UIScreen.main.bounds.width - 32, 400) }
/// ```
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen of the terminal.
  public static let main = UIScreen()

  /// The rectangle of the screen in points: 8 points for each column and 16 points for each row.
  ///
  /// - In a terminal: The size is the current size of the terminal window. Before the program's
  ///   views are created, it is the size of 80 × 24 cells.
  public var bounds: CGRect {
    let application = UIApplication.shared
    return CGRect(
      origin: .zero,
      size: CGSize(application.host?.size ?? application.initialSize)
    )
  }

  /// The number of pixels per point.
  ///
  /// - In a terminal: The value is always 1, because a terminal does not report it.
  public var scale: CGFloat { 1 }

  private init() {}
}
