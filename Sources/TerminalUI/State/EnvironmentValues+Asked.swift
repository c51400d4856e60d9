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

/// Values that modifiers set and that a program can read from the environment.
extension EnvironmentValues {
  /// The spacing between the lines of a text, in points, as set by `lineSpacing(_:)`.
  public var lineSpacing: CGFloat {
    get { Points.points(textTraits.lineSpacing, along: .vertical) }
    set { textTraits.lineSpacing = Points.length(newValue, along: .vertical) }
  }

  /// The minimum scale of text, as set by `minimumScaleFactor(_:)`; default: 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move closer together, as set by `allowsTightening(_:)`.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The order of menu items, as set by `menuOrder(_:)`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The colouring of symbols, as set by `symbolRenderingMode(_:)`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The transition between contents, as set by `contentTransition(_:)`.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// The repeat behaviour of held buttons, as set by `buttonRepeatBehavior(_:)`.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether automatic correction is disabled, as set by `autocorrectionDisabled(_:)`. A terminal
  /// never corrects spelling.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// How scrolling dismisses the onscreen keyboard, as set by `scrollDismissesKeyboard(_:)`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// The minimum height of list headers, in points. It has no effect: a header is as high as its
  /// text.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  /// The preferred weight of letters; default: `.regular`. The terminal chooses its font, so the
  /// setting of the system is unknown.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// Values that are constant in a terminal.
extension EnvironmentValues {
  /// The material behind the view. Always `nil`: cells have a single background.
  public var backgroundMaterial: Material? { nil }

  /// Whether the program can have several windows. Always `true`: they are shown above one another.
  public var supportsMultipleWindows: Bool { true }

  /// The placement of search suggestions. Always below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

  /// The placement of the tab bar around the view. Always `nil`, as outside of a tab view.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Whether the screen is dimmed to save power. Always `false`: a terminal does not report it.
  public var isLuminanceReduced: Bool { false }

  /// Whether buttons should have shapes. Always `true`: buttons have edges.
  public var accessibilityShowButtonShapes: Bool { true }

  /// Whether animated images should play. Always `false`: no image is animated.
  public var accessibilityPlayAnimatedImages: Bool { false }

  /// Whether flashing lights should be dimmed. Always `true`: nothing flashes.
  public var accessibilityDimFlashingLights: Bool { true }

  /// Whether the large content viewer is enabled. Always `false`: a terminal does not report it.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether an assistive technology is enabled. Always `false`: a terminal does not report it.
  public var accessibilityEnabled: Bool { false }
}

/// The placement of a tab bar: SwiftUI's `TabBarPlacement`.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The tabs are above the content.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// The tabs are below the content.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// The tabs are beside the content.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// The tabs are below the content, with one dot per page.
  public static let pageBar = TabBarPlacement(name: "pageBar")
}
