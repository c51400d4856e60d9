/// How a presentation turns into another where there is little room: SwiftUI's
/// `PresentationAdaptation`.
///
/// - In a terminal: Presentations fit any screen as they are.
public struct PresentationAdaptation: Hashable, Sendable {
  /// As the presentation asks for.
  public static let automatic = PresentationAdaptation()
  /// No other.
  public static let none = PresentationAdaptation()
  /// A popover.
  public static let popover = PresentationAdaptation()
  /// A sheet.
  public static let sheet = PresentationAdaptation()
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

extension View {
  /// Says what a presentation turns into where there is little room: SwiftUI's
  /// `presentationCompactAdaptation`.
  ///
  /// - In a terminal: Presentations fit any screen as they are.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Says what a presentation turns into where there is little room: SwiftUI's
  /// `presentationCompactAdaptation`.
  ///
  /// - In a terminal: Presentations fit any screen as they are.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View {
    self
  }
}
