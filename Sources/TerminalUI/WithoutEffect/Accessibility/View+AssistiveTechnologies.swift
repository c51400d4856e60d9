import Foundation

/// The kind of text that a view shows: SwiftUI's `AccessibilityTextContentType`.
///
/// - In a terminal: All text is read in the same way.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Source code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A narrative text, such as a story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Numbers in a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Documents of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// The output of a command line.
  public static let console = AccessibilityTextContentType(name: "console")
}

extension View {
  /// Sets whether the view responds to user input: SwiftUI's
  /// `accessibilityRespondsToUserInteraction`.
  ///
  /// - In a terminal: The view responds to keys and clicks, whatever the value.
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }

  /// Sets the point of the view that an activation taps: SwiftUI's `accessibilityActivationPoint`.
  ///
  /// - In a terminal: A key press activates the whole view.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Keeps the colours of the view when the system inverts the screen: SwiftUI's
  /// `accessibilityIgnoresInvertColors`.
  ///
  /// - In a terminal: Nothing changes. A terminal that inverts colours inverts all of them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows an enlarged view while a finger rests on it: SwiftUI's
  /// `accessibilityShowsLargeContentViewer`.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets the kind of text that the view shows: SwiftUI's `accessibilityTextContentType`.
  ///
  /// - In a terminal: All text is read in the same way.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}

/// A zoom gesture of an assistive technology: SwiftUI's `AccessibilityZoomGestureAction`.
///
/// - In a terminal: The action is never called: a terminal has no zoom gesture.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom: SwiftUI's `AccessibilityZoomGestureAction.Direction`.
  public enum Direction: Hashable, Sendable {
    /// Zooms in: the content becomes larger.
    case zoomIn
    /// Zooms out: the content becomes smaller.
    case zoomOut
  }

  /// The direction of the zoom: in or out.
  public let direction: Direction
  /// The centre of the zoom, relative to the view's size.
  public let location: UnitPoint
  /// The centre of the zoom, in points.
  public let point: CGPoint
}

extension View {
  /// Runs an action when the user zooms the view: SwiftUI's `accessibilityZoomAction`.
  ///
  /// - In a terminal: The action is never called: a terminal has no zoom gesture.
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when a screen reader scrolls: SwiftUI's `accessibilityScrollAction`.
  ///
  /// - In a terminal: The action is never called: a screen reader of a terminal does not report
  ///   scrolling. Keys scroll.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    self
  }

  /// Links related views for accessibility: SwiftUI's `accessibilityLinkedGroup`.
  ///
  /// - In a terminal: The screen is read from top to bottom, with or without groups.
  public func accessibilityLinkedGroup(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

extension View {
  /// Sets the names by which voice control finds the view: SwiftUI's `accessibilityInputLabels`.
  ///
  /// - In a terminal: There is no voice control, so the labels are not used.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Sets the names by which voice control finds the view: SwiftUI's `accessibilityInputLabels`.
  ///
  /// - In a terminal: There is no voice control, so the labels are not used.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  /// Sets the names by which voice control finds the view: SwiftUI's `accessibilityInputLabels`.
  ///
  /// - In a terminal: There is no voice control, so the labels are not used.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View { self }
}
