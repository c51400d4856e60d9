import Foundation
@_spi(Nodes) import ViewEngine

extension View {
  /// Keeps people from scrolling: SwiftUI's `scrollDisabled(_:)`. The focused view still
  /// comes into sight.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollTrait(\.isDisabled, disabled)
  }

  /// Lets a scroll view's content be seen beyond its window: SwiftUI's
  /// `scrollClipDisabled(_:)`.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollTrait(\.isClipDisabled, disabled)
  }

  /// Says where a scroll view begins, before anyone scrolls: SwiftUI's
  /// `defaultScrollAnchor(_:)`. One that begins at its end stays there when content is
  /// added.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollTrait(\.anchor, anchor?.inUnitSquare)
  }

  /// Leaves room around a scroll view's content, which scrolls with it: SwiftUI's
  /// `contentMargins(_:_:for:)`, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(CellInsets(edges, points: length), placement)
  }

  /// Leaves room around a scroll view's content, which scrolls with it: SwiftUI's
  /// `contentMargins(_:_:for:)`, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    var margins = insets
    if !edges.contains(.top) { margins.top = 0 }
    if !edges.contains(.leading) { margins.leading = 0 }
    if !edges.contains(.bottom) { margins.bottom = 0 }
    if !edges.contains(.trailing) { margins.trailing = 0 }
    return contentMargins(CellInsets(margins), placement)
  }

  /// Leaves room around a scroll view's content, which scrolls with it: SwiftUI's
  /// `contentMargins(_:for:)`, in points.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(CellInsets(.all, points: length), placement)
  }

  private func contentMargins(
    _ margins: CellInsets,
    _ placement: ContentMarginPlacement
  ) -> some View {
    changingEnvironment(AddMargins(margins: placement == .scrollIndicators ? .zero : margins))
  }

  /// Marks the views of a layout as places to scroll to: SwiftUI's
  /// `scrollTargetLayout(isEnabled:)`. Here every view with an identifier is one, so this
  /// changes nothing.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Says where scrolling comes to rest: SwiftUI's `scrollTargetBehavior(_:)`. Cells cannot
  /// coast to a place: each key or wheel notch scrolls by whole rows, and is over at once.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Says whether content that fits can be pulled: SwiftUI's
  /// `scrollBounceBehavior(_:axes:)`. Cells cannot bounce: what fits stands still.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Shows or hides the background of lists and editors: SwiftUI's
  /// `scrollContentBackground(_:)`. They stand on the terminal's own background here, so
  /// there is nothing to hide.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Says how scrolling treats the keyboard of a phone: SwiftUI's
  /// `scrollDismissesKeyboard(_:)`. A terminal's keyboard covers nothing, so this changes
  /// nothing.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

private struct AddMargins: EnvironmentModifier, Equatable {
  let margins: CellInsets

  func modify(_ environment: inout EnvironmentValues) {
    guard !margins.isZero else { return }
    environment.scrollTraits.margins = environment.scrollTraits.margins + margins
  }
}

/// What content margins apply to: SwiftUI's `ContentMarginPlacement`.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The content.
  case automatic
  /// The content.
  case scrollContent
  /// The marks, which need no margin in cells.
  case scrollIndicators
}

/// Whether what fits can be pulled: SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As suits the place.
  case automatic
  /// Always.
  case always
  /// When the content is larger than the room.
  case basedOnSize
}

/// How scrolling treats the keyboard of a phone: SwiftUI's `ScrollDismissesKeyboardMode`.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As suits the place.
  case automatic
  /// At once.
  case immediately
  /// Along with the finger.
  case interactively
  /// Not at all.
  case never
}

/// Where scrolling comes to rest: SwiftUI's `ScrollTargetBehavior`.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}

/// Whole screens at a time: SwiftUI's `PagingScrollTargetBehavior`. In a terminal the page
/// keys scroll by half a screen with any behavior.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public nonisolated init() {}
}

/// View by view: SwiftUI's `ViewAlignedScrollTargetBehavior`. In a terminal the arrow keys
/// move from view to view with any behavior.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a scroll may pass: SwiftUI's `LimitBehavior`.
  public enum LimitBehavior: Hashable, Sendable {
    /// As suits the place.
    case automatic
    /// One at a time.
    case always
    /// One at a time, whatever the size.
    case alwaysByOne
    /// As many as one likes.
    case never
  }

  /// Creates the behavior.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Whole screens at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// View by view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// View by view, so many at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
