import Foundation

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

private enum MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

/// Values that a program sets, that nothing on the screen shows, and that can be read back.
extension EnvironmentValues {
  /// The rows between the lines of a text, in points: what `lineSpacing(_:)` sets.
  public var lineSpacing: CGFloat {
    get { Points.points(textTraits.lineSpacing, along: .vertical) }
    set { textTraits.lineSpacing = Points.length(newValue, along: .vertical) }
  }

  /// How small text may become: what `minimumScaleFactor(_:)` has set.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may stand closer: what `allowsTightening(_:)` has set.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The order of menus: what `menuOrder(_:)` has set.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// How symbols are coloured: what `symbolRenderingMode(_:)` has set.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// How content changes: what `contentTransition(_:)` has set.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether held buttons act again: what `buttonRepeatBehavior(_:)` has set.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether spelling is left alone: what `autocorrectionDisabled(_:)` has set. It is left
  /// alone in any case.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// How scrolling treats the keyboard of a phone: what `scrollDismissesKeyboard(_:)` has set.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// The least height of the headers of a list, in points. A header is as high as its text
  /// here, and never higher.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// How thick letters are to be: as usual unless the program has set it. The terminal sets
  /// its own font, so that views have to ask.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// What a terminal always answers in the same way.
extension EnvironmentValues {
  /// The material behind the view: cells have one ground, so none.
  public var backgroundMaterial: Material? { nil }

  /// Whether the program can have several windows: yes, one over the other.
  public var supportsMultipleWindows: Bool { true }

  /// Where suggestions of a search are shown: below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

  /// Where the bar of tabs around the view is: not told, as outside of one.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Whether the screen is dimmed to save power: a terminal cannot tell, so no.
  public var isLuminanceReduced: Bool { false }

  /// Whether buttons are to have shapes: yes, they have edges.
  public var accessibilityShowButtonShapes: Bool { true }

  /// Whether pictures that move are to be played: no, since none moves.
  public var accessibilityPlayAnimatedImages: Bool { false }

  /// Whether lights that flash are to be dimmed: yes, since nothing flashes.
  public var accessibilityDimFlashingLights: Bool { true }

  /// Whether large forms of bars are shown: a terminal cannot tell, so no.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether some help to use the screen is on: a terminal cannot tell, so no.
  public var accessibilityEnabled: Bool { false }
}

/// Where a bar of tabs stands: SwiftUI's `TabBarPlacement`.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Above the content.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// Below the content.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Beside the content.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Below the content, each tab a page.
  public static let pageBar = TabBarPlacement(name: "pageBar")
}
