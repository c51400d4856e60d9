import Foundation

extension View {
  /// Blurs the view: SwiftUI's `blur`.
  ///
  /// - In a terminal: The view is drawn dim.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    // Between `Paint.coveringOpacity` and `Paint.dimOpacity`: text is dim, and areas still cover
    // the cells behind.
    opacity(radius > 0 ? 0.6 : 1)
  }
}
