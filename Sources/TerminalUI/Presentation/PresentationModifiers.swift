#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The effect of `↓` and `PgDn` in a sheet whose content does not fit: SwiftUI's
/// `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// Increases the height of the sheet, then scrolls.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Increases the height of the sheet, then scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls; plus and minus change the height.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The dimming of the views behind a sheet: SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool

  /// The views behind the sheet are dimmed.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// The views behind the sheet are not dimmed.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// The views behind the sheet are dimmed.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// Returns an interaction without dimming up to a height of the sheet. In a terminal, the sheet
  /// has no dimming at any height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The size of a sheet: SwiftUI's `PresentationSizing`.
public protocol PresentationSizing: Sendable {}

/// A sheet as wide as its content: SwiftUI's `AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// A sheet as wide as its content: SwiftUI's `FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing {}

/// A sheet of 60 columns, or the width of a narrower screen: SwiftUI's `FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing {}

/// A sheet as wide and high as the screen allows: SwiftUI's `PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// A sheet as wide as its content.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// A sheet as wide as its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A sheet of 60 columns, or the width of a narrower screen.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A sheet as wide and high as the screen allows.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Prevents Escape and `q` from dismissing the presentation around this view: SwiftUI's
  /// `interactiveDismissDisabled`. ``DismissAction`` still dismisses it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    writingTrait(DismissDisabledKey.self, isDisabled)
  }

  /// Sets the heights that the sheet around this view can have: SwiftUI's `presentationDetents`.
  ///
  /// The sheet starts with the lowest height, at the bottom of the screen. Plus and minus change
  /// the height, unless a text field takes the key.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DetentView(content: self, detents: detents, selection: nil)
  }

  /// Sets the heights that the sheet around this view can have, and binds the selected height:
  /// SwiftUI's `presentationDetents(_:selection:)`.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    DetentView(content: self, detents: detents, selection: selection)
  }

  /// Shows or hides the drag indicator in the upper edge of the sheet around this view: SwiftUI's
  /// `presentationDragIndicator`. Default: visible if the sheet has several heights.
  @ViewBuilder
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    if visibility == .automatic {
      self
    } else {
      writingTrait(DragIndicatorKey.self, visibility == .visible)
    }
  }

  /// Sets a style as the background of the presentation around this view: SwiftUI's
  /// `presentationBackground(_:)`.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    writingTrait(
      PresentationBackgroundKey.self,
      AnyView(StyledBackground(style: AnyShapeStyle(style)))
    )
  }

  /// Sets a view as the background of the presentation around this view: SwiftUI's
  /// `presentationBackground(alignment:content:)`.
  public func presentationBackground(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let background = content()
      .frame(maxWidth: .cells(.max), maxHeight: .cells(.max), alignment: alignment)
    return writingTrait(PresentationBackgroundKey.self, AnyView(background))
  }

  /// Sets the corner radius of the presentation around this view: SwiftUI's
  /// `presentationCornerRadius`.
  ///
  /// - In a terminal: A radius of 0 gives square corners. Every other radius gives the same round
  ///   corners.
  @ViewBuilder
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    if let cornerRadius {
      writingTrait(PresentationCornerRadiusKey.self, Double(cornerRadius))
    } else {
      self
    }
  }

  /// Sets the size of the sheet around this view: SwiftUI's `presentationSizing`.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let width: PresentationWidth =
      switch sizing {
      case is FormPresentationSizing: .form
      case is PagePresentationSizing: .page
      default: .fitted
      }
    return writingTrait(PresentationWidthKey.self, width)
  }

  /// Sets whether the views behind the sheet around this view are dimmed: SwiftUI's
  /// `presentationBackgroundInteraction`.
  ///
  /// - In a terminal: While a sheet is presented, keys and clicks go only to the sheet.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    writingTrait(BackgroundInteractionKey.self, interaction.isEnabled)
  }

  /// Sets the effect of `↓` and `PgDn` in a sheet whose content does not fit: SwiftUI's
  /// `presentationContentInteraction`.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    writingTrait(ContentInteractionKey.self, behavior)
  }
}

/// Content that sets the heights of the sheet around it.
private struct DetentView<Content: View>: View {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  @State private var own = DetentChoice.OwnDetent()

  var body: some View {
    content.writingTrait(
      DetentsKey.self,
      DetentChoice(set: detents, selection: selection, own: own)
    )
  }
}
