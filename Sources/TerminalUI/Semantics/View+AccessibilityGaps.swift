import Foundation

/// What kind of text a view shows: SwiftUI's `AccessibilityTextContentType`.
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
  /// Has other views be read in place of those inside: SwiftUI's `accessibilityChildren`.
  public func accessibilityChildren(
    @ViewBuilder children: () -> some View
  ) -> some View {
    accessibilityRepresentation(representation: children)
  }

  /// Says whether the view answers to a person: SwiftUI's
  /// `accessibilityRespondsToUserInteraction`. What has the focus answers in a terminal, and
  /// nothing else does.
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }

  /// Says where a tap on the view would land: SwiftUI's `accessibilityActivationPoint`. Keys
  /// press the view as a whole.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Leaves the colours of the view when those of the screen are inverted: SwiftUI's
  /// `accessibilityIgnoresInvertColors`. A terminal inverts by its own setting, and tells
  /// nobody.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view large while a finger rests on it: SwiftUI's
  /// `accessibilityShowsLargeContentViewer`. Cells cannot be larger: the terminal's own font
  /// decides.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Says what kind of text the view shows: SwiftUI's `accessibilityTextContentType`. It is
  /// read as any other.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
}

/// Larger or smaller: SwiftUI's `AccessibilityZoomGestureAction`.
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
  /// `accessibilityZoomAction`. Cells cannot be pinched: it never happens.
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Does something when a reader of the screen scrolls: SwiftUI's `accessibilityScrollAction`.
  /// A terminal's reader tells nobody of it, so it never happens; keys scroll.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    self
  }

  /// Takes views together that belong to each other: SwiftUI's `accessibilityLinkedGroup`. A
  /// screen of cells is read from top to bottom, so this changes nothing.
  public func accessibilityLinkedGroup(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
