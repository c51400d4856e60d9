import Foundation

/// What kind of text a view shows: SwiftUI's `AccessibilityTextContentType`.
///
/// - In a terminal: All text is read in the same way.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// What somebody wrote to somebody.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Numbers in a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Several documents.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// What a command line says.
  public static let console = AccessibilityTextContentType(name: "console")
}

extension View {
  /// Says whether the view answers to a person: SwiftUI's `accessibilityRespondsToUserInteraction`.
  ///
  /// - In a terminal: The view that has the focus responds, and no other.
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }

  /// Says where a tap on the view would land: SwiftUI's `accessibilityActivationPoint`.
  ///
  /// - In a terminal: Keys press the view as a whole.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Leaves the colours of the view when those of the screen are inverted: SwiftUI's
  /// `accessibilityIgnoresInvertColors`.
  ///
  /// - In a terminal: Nothing changes. A terminal that inverts colours inverts all of them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view large while a finger rests on it: SwiftUI's
  /// `accessibilityShowsLargeContentViewer`.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Says what kind of text the view shows: SwiftUI's `accessibilityTextContentType`.
  ///
  /// - In a terminal: All text is read in the same way.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}

/// Larger or smaller: SwiftUI's `AccessibilityZoomGestureAction`.
///
/// - In a terminal: The action is never called: a terminal has no zoom gesture.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which of both: SwiftUI's `AccessibilityZoomGestureAction.Direction`.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Which of both.
  public let direction: Direction
  /// Where, as a part of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

extension View {
  /// Does something when a person makes the view larger or smaller: SwiftUI's
  /// `accessibilityZoomAction`.
  ///
  /// - In a terminal: The action is never called: a terminal has no zoom gesture.
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Does something when a reader of the screen scrolls: SwiftUI's `accessibilityScrollAction`.
  ///
  /// - In a terminal: The action is never called: a screen reader of a terminal does not report
  ///   scrolling. Keys scroll.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    self
  }

  /// Takes views together that belong to each other: SwiftUI's `accessibilityLinkedGroup`.
  ///
  /// - In a terminal: The screen is read from top to bottom, with groups and without.
  public func accessibilityLinkedGroup(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

extension View {
  /// Sets words by which a voice finds the view: SwiftUI's `accessibilityInputLabels`.
  ///
  /// - In a terminal: There is no voice control, so the words are not needed.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Sets words by which a voice finds the view: SwiftUI's `accessibilityInputLabels`.
  ///
  /// - In a terminal: There is no voice control, so the words are not needed.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  /// Sets words by which a voice finds the view: SwiftUI's `accessibilityInputLabels`.
  ///
  /// - In a terminal: There is no voice control, so the words are not needed.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View { self }
}
