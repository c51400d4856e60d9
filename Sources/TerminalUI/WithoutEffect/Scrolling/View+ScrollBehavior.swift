/// How content looks at the edges of a scroll view: SwiftUI's `ScrollEdgeEffectStyle`.
///
/// - In a terminal: Content ends at the edge with a whole row or column.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With an end.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Fading.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Says how content looks at the edges of a scroll view: SwiftUI's `scrollEdgeEffectStyle`.
  ///
  /// - In a terminal: Content ends at the edge with a whole row or column.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Hides the look of content at the edges of a scroll view: SwiftUI's `scrollEdgeEffectHidden`.
  ///
  /// - In a terminal: Content ends at the edge with a whole row or column.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Flashes the scroll indicators when the view appears: SwiftUI's
  /// `scrollIndicatorsFlash(onAppear:)`.
  ///
  /// - In a terminal: Scroll indicators do not flash: they are shown as long as there is more.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators when a value changes: SwiftUI's
  /// `scrollIndicatorsFlash(trigger:)`.
  ///
  /// - In a terminal: Scroll indicators do not flash: they are shown as long as there is more.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Marks the views of a layout as places to scroll to: SwiftUI's
  /// `scrollTargetLayout(isEnabled:)`.
  ///
  /// - In a terminal: Every view with an identifier can be scrolled to anyway.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

/// Where scrolling comes to rest: SwiftUI's `ScrollTargetBehavior`.
///
/// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page keys
///   scroll by half a screen.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}

/// Whole screens at a time: SwiftUI's `PagingScrollTargetBehavior`.
///
/// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page keys
///   scroll by half a screen.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public nonisolated init() {}
}

/// View by view: SwiftUI's `ViewAlignedScrollTargetBehavior`.
///
/// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page keys
///   scroll by half a screen.
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

extension View {
  /// Says where scrolling comes to rest: SwiftUI's `scrollTargetBehavior(_:)`.
  ///
  /// - In a terminal: Each key or turn of the wheel scrolls by whole rows and stops there. Page
  ///   keys scroll by half a screen.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}

/// Whether what fits can be pulled: SwiftUI's `ScrollBounceBehavior`.
///
/// - In a terminal: Content that fits does not move.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As suits the place.
  case automatic
  /// Always.
  case always
  /// When the content is larger than the room.
  case basedOnSize
}

extension View {
  /// Says whether content that fits can be pulled: SwiftUI's `scrollBounceBehavior(_:axes:)`.
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

/// How scrolling treats the keyboard of a phone: SwiftUI's `ScrollDismissesKeyboardMode`.
///
/// - In a terminal: The keyboard covers nothing, so it need not be dismissed.
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

extension View {
  /// Says how scrolling treats the keyboard of a phone: SwiftUI's `scrollDismissesKeyboard(_:)`.
  ///
  /// - In a terminal: The keyboard covers nothing, so it need not be dismissed. The value can be
  ///   read from the environment.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

/// When a view changes on its way through a scroll view: SwiftUI's `ScrollTransitionConfiguration`.
///
/// - In a terminal: The view looks as it does in the phase `identity`.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// All the time.
  public static let interactive = ScrollTransitionConfiguration()
  /// Once it is there.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// Once it is there, in a way.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }

  /// The same, when so much of the view is seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view has to be seen.
  public struct Threshold: Hashable, Sendable {
    /// All of it.
    public static let visible = Threshold()
    /// Nothing.
    public static let hidden = Threshold()
    /// Its middle.
    public static let centered = Threshold()

    /// A share of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}
