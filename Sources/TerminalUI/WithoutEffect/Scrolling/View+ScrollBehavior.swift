/// The effect on content at the edges of a scroll view: SwiftUI's `ScrollEdgeEffectStyle`.
///
/// - In a terminal: Content ends at the edge with a whole row or column, without an effect.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The context decides.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A clear boundary without a fade.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A gradual fade.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Sets the effect on content at the edges of a scroll view: SwiftUI's `scrollEdgeEffectStyle`.
  ///
  /// - In a terminal: Content ends at the edge with a whole row or column, without an effect.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Hides the effect on content at the edges of a scroll view: SwiftUI's `scrollEdgeEffectHidden`.
  ///
  /// - In a terminal: Content ends at the edge with a whole row or column, without an effect.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Flashes the scroll indicators when the view appears: SwiftUI's
  /// `scrollIndicatorsFlash(onAppear:)`.
  ///
  /// - In a terminal: Scroll indicators do not flash. They are visible whenever there is more
  ///   content.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators when a value changes: SwiftUI's
  /// `scrollIndicatorsFlash(trigger:)`.
  ///
  /// - In a terminal: Scroll indicators do not flash. They are visible whenever there is more
  ///   content.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Makes the views of a layout scroll targets: SwiftUI's `scrollTargetLayout(isEnabled:)`.
  ///
  /// - In a terminal: Every view with an identifier is a scroll target.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

/// The positions at which scrolling stops: SwiftUI's `ScrollTargetBehavior`.
///
/// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page keys
///   scroll by half a screen.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}

/// Scrolling by whole screens: SwiftUI's `PagingScrollTargetBehavior`.
///
/// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page keys
///   scroll by half a screen.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the scroll behaviour.
  public nonisolated init() {}
}

/// Scrolling by whole views: SwiftUI's `ViewAlignedScrollTargetBehavior`.
///
/// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page keys
///   scroll by half a screen.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum number of views per scroll: SwiftUI's `LimitBehavior`.
  public enum LimitBehavior: Hashable, Sendable {
    /// The context decides.
    case automatic
    /// Each scroll moves by at most a few views.
    case always
    /// Each scroll moves by one view at most.
    case alwaysByOne
    /// No limit.
    case never
  }

  /// Creates the scroll behaviour.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls by whole screens.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls by whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behaviour that scrolls by whole views, with a limit per scroll.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets the positions at which scrolling stops: SwiftUI's `scrollTargetBehavior(_:)`.
  ///
  /// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page
  ///   keys scroll by half a screen.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}

/// The bounce of a scroll view at its edges: SwiftUI's `ScrollBounceBehavior`.
///
/// - In a terminal: Content that fits does not move.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// The context decides.
  case automatic
  /// Scrolling always bounces, even if the content fits.
  case always
  /// Scrolling bounces only if the content is larger than the scroll view.
  case basedOnSize
}

extension View {
  /// Sets whether scrolling bounces at the edges: SwiftUI's `scrollBounceBehavior(_:axes:)`.
  ///
  /// - In a terminal: Content that fits does not move.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Shows or hides the background of lists and editors: SwiftUI's `scrollContentBackground(_:)`.
  ///
  /// - In a terminal: Lists and editors have the terminal's own background, so there is nothing to
  ///   hide.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// How scrolling dismisses the onscreen keyboard: SwiftUI's `ScrollDismissesKeyboardMode`.
///
/// - In a terminal: The keyboard covers nothing, so it need not be dismissed.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The context decides.
  case automatic
  /// The keyboard disappears when scrolling starts.
  case immediately
  /// The finger drags the keyboard down.
  case interactively
  /// Scrolling does not dismiss the keyboard.
  case never
}

extension View {
  /// Sets how scrolling dismisses the onscreen keyboard: SwiftUI's `scrollDismissesKeyboard(_:)`.
  ///
  /// - In a terminal: The keyboard covers nothing, so it need not be dismissed. The value can be
  ///   read from the environment.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

/// The timing of a scroll transition: SwiftUI's `ScrollTransitionConfiguration`.
///
/// - In a terminal: The view looks as it does in the phase `identity`.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// Follows the scroll position.
  public static let interactive = ScrollTransitionConfiguration()
  /// Runs as an animation once the threshold is reached.
  public static let animated = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns a timing with an animation once the threshold is reached.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }

  /// Returns the timing with a visibility threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The visible part of a view that starts the transition.
  public struct Threshold: Hashable, Sendable {
    /// The transition starts when the whole view is visible.
    public static let visible = Threshold()
    /// The transition starts when no part of the view is visible.
    public static let hidden = Threshold()
    /// The transition starts when the centre of the view is visible.
    public static let centered = Threshold()

    /// Returns a threshold: the visible fraction of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}
