import SwiftUI

extension ShapeStyle where Self == Color {
  /// The colour of offers in every style.
  static var offer: Color {
    #if os(Linux)
    // The colour of offers in StoreKit's own labels, which adapts to the terminal.
    Color(cell: CellColor.badge)
    #else
    .purple
    #endif
  }

  /// The colour of prices in every style.
  static var price: Color {
    #if os(Linux)
    // The colour of prices in StoreKit's own labels.
    Color(cell: CellColor.price)
    #else
    .accentColor
    #endif
  }
}
