#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// What going down in a sheet does whose content does not fit: SwiftUI's
/// `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// Makes the sheet higher, then scrolls.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Makes the sheet higher, then scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls; plus and minus change the height.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what lies behind a sheet is left as it is: SwiftUI's
/// `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool

  /// Dimmed.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// Not dimmed.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// Dimmed.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// Not dimmed up to some height of the sheet, which in a terminal is any height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// How large a sheet is: SwiftUI's `PresentationSizing`.
public protocol PresentationSizing: Sendable {}

/// As wide as its content: SwiftUI's `AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// As wide as its content: SwiftUI's `FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing {}

/// 60 columns, where the screen has them: SwiftUI's `FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing {}

/// As wide and as high as the screen allows: SwiftUI's `PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As wide as its content.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As wide as its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// 60 columns, where the screen has them.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As wide and as high as the screen allows.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Has Escape and `q` not take the presentation around away: SwiftUI's
  /// `interactiveDismissDisabled`. ``DismissAction`` still does.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    writingTrait(DismissDisabledKey.self, isDisabled)
  }

  /// Says what heights the sheet around may have: SwiftUI's `presentationDetents`. It has
  /// the lowest first and rises from the lines at the bottom; plus and minus, where no
  /// text field takes them, change between several.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DetentView(content: self, detents: detents, selection: nil)
  }

  /// Says what heights the sheet around may have, and which it has: SwiftUI's
  /// `presentationDetents(_:selection:)`.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    DetentView(content: self, detents: detents, selection: selection)
  }

  /// Shows or leaves out the mark in the upper edge of the sheet around that tells of
  /// several heights: SwiftUI's `presentationDragIndicator`.
  @ViewBuilder
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    if visibility == .automatic {
      self
    } else {
      writingTrait(DragIndicatorKey.self, visibility == .visible)
    }
  }

  /// Puts a style behind the content of the presentation around: SwiftUI's
  /// `presentationBackground(_:)`.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    writingTrait(
      PresentationBackgroundKey.self,
      AnyView(StyledBackground(style: AnyShapeStyle(style)))
    )
  }

  /// Puts a view behind the content of the presentation around: SwiftUI's
  /// `presentationBackground(alignment:content:)`.
  public func presentationBackground(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let background = content()
      .frame(maxWidth: .cells(.max), maxHeight: .cells(.max), alignment: alignment)
    return writingTrait(PresentationBackgroundKey.self, AnyView(background))
  }

  /// Rounds the corners of the presentation around: SwiftUI's `presentationCornerRadius`.
  ///
  /// - In a terminal: Zero makes the corners square, and any other radius round.
  @ViewBuilder
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    if let cornerRadius {
      writingTrait(PresentationCornerRadiusKey.self, Double(cornerRadius))
    } else {
      self
    }
  }

  /// Says how large the sheet around is: SwiftUI's `presentationSizing`.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let width: PresentationWidth =
      switch sizing {
      case is FormPresentationSizing: .form
      case is PagePresentationSizing: .page
      default: .fitted
      }
    return writingTrait(PresentationWidthKey.self, width)
  }

  /// Says whether what lies behind the sheet around is dimmed: SwiftUI's
  /// `presentationBackgroundInteraction`.
  ///
  /// - In a terminal: Keys and clicks go to the sheet alone as long as it is there.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    writingTrait(BackgroundInteractionKey.self, interaction.isEnabled)
  }

  /// Says what `↓` and `PgDn` do in a sheet whose content does not fit: SwiftUI's
  /// `presentationContentInteraction`.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    writingTrait(ContentInteractionKey.self, behavior)
  }
}

/// Content that says what heights the sheet around may have.
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
