/// The style of pickers that were given none: SwiftUI's `automatic`. A menu; in an open menu
/// its options.
public struct DefaultPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .automatic }

  /// Creates the style.
  public nonisolated init() {}
}

/// The options one below the other, the chosen one marked: SwiftUI's `inline`. The arrows choose
/// as they move; among the rows of a list or a form they only move, and Enter or Space chooses.
public struct InlinePickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .inline }

  /// Creates the style.
  public nonisolated init() {}
}

/// The chosen value, and a menu of all that opens under it: SwiftUI's `menu`.
public struct MenuPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .menu }

  /// Creates the style.
  public nonisolated init() {}
}

/// The options side by side with lines between: SwiftUI's `segmented`. The label is read out,
/// not shown. Where there is no room for all, the chosen one is seen whole, with those that fit
/// beside it and marks where there are more.
public struct SegmentedPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .segmented }

  /// Creates the style.
  public nonisolated init() {}
}

/// The options side by side: SwiftUI's `palette`. The label is read out, not shown.
public struct PalettePickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .palette }

  /// Creates the style.
  public nonisolated init() {}
}

/// Round buttons one below the other after the label: SwiftUI's `radioGroup`. The arrows choose
/// as in ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .radioGroup }

  /// Creates the style.
  public nonisolated init() {}
}

/// A window of five rows with the chosen value in the middle: SwiftUI's `wheel`. The arrow keys
/// turn it; among the rows of a list or a form Enter or Space chooses what they have turned to.
public struct WheelPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .wheel }

  /// Creates the style.
  public nonisolated init() {}
}

/// The chosen value, and all options on the screen where Enter leads: SwiftUI's
/// `navigationLink`. Outside a navigation stack they open in a menu.
public struct NavigationLinkPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .navigationLink }

  /// Creates the style.
  public nonisolated init() {}
}

/// The options side by side, the chosen one in brackets: SwiftUI's `tabs`.
public struct TabsPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .tabs }

  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of pickers that were given none.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options one below the other, the chosen one marked.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value, and a menu of all that opens under it.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side with lines between.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Round buttons one below the other after the label.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A window of five rows with the chosen value in the middle.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen value, and all options where Enter leads.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// The options side by side, the chosen one in brackets.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
