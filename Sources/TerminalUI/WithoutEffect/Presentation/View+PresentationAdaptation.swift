/// How a presentation adapts to a compact screen: SwiftUI's `PresentationAdaptation`.
///
/// - In a terminal: Presentations look the same on screens of all sizes.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The default adaptation of the presentation.
  public static let automatic = PresentationAdaptation()
  /// No adaptation.
  public static let none = PresentationAdaptation()
  /// Adapts to a popover.
  public static let popover = PresentationAdaptation()
  /// Adapts to a sheet.
  public static let sheet = PresentationAdaptation()
  /// Adapts to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation()
}

extension View {
  /// Sets how a presentation adapts to a compact screen: SwiftUI's `presentationCompactAdaptation`.
  ///
  /// - In a terminal: Presentations look the same on screens of all sizes.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Sets how a presentation adapts to a compact width or height: SwiftUI's
  /// `presentationCompactAdaptation`.
  ///
  /// - In a terminal: Presentations look the same on screens of all sizes.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View {
    self
  }
}
