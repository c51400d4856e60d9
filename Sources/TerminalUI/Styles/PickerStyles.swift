/// The default picker style: SwiftUI's `automatic`. It shows a menu, or the options if it is inside
/// an open menu.
public struct DefaultPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .automatic }

  /// Creates a default picker style.
  public nonisolated init() {}
}

/// A column of options with the selected option marked: SwiftUI's `inline`.
///
/// The arrow keys move the focus and select the focused option. In the rows of a list or form they
/// only move the focus, and Enter or Space selects.
public struct InlinePickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .inline }

  /// Creates an inline picker style.
  public nonisolated init() {}
}

/// The selected value, with a menu of all options that opens below it: SwiftUI's `menu`.
public struct MenuPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .menu }

  /// Creates a menu picker style.
  public nonisolated init() {}
}

/// A row of options on a grey fill, with a prominent fill behind the selected option: SwiftUI's
/// `segmented`. The label is for accessibility only.
///
/// If not all options fit, the selected option is shown whole, with the neighbours that fit and
/// marks for the hidden options.
public struct SegmentedPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .segmented }

  /// Creates a segmented picker style.
  public nonisolated init() {}
}

/// A row of options: SwiftUI's `palette`. The label is for accessibility only.
public struct PalettePickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .palette }

  /// Creates a palette picker style.
  public nonisolated init() {}
}

/// A column of radio buttons after the label: SwiftUI's `radioGroup`. The arrow keys select as in
/// ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .radioGroup }

  /// Creates a radio group style.
  public nonisolated init() {}
}

/// A wheel that shows five rows with the selected value in the middle: SwiftUI's `wheel`.
///
/// The arrow keys turn the wheel and select. In the rows of a list or form they only turn it, and
/// Enter or Space selects.
public struct WheelPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .wheel }

  /// Creates a wheel picker style.
  public nonisolated init() {}
}

/// The selected value, with a link to a screen of all options: SwiftUI's `navigationLink`. Outside
/// of a navigation stack the options open in a menu.
public struct NavigationLinkPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .navigationLink }

  /// Creates a navigation link picker style.
  public nonisolated init() {}
}

/// A row of options with a fill behind the selected option: SwiftUI's `tabs`.
public struct TabsPickerStyle: PickerStyle, PickerAppearanceStyle {
  var appearance: PickerAppearance { .tabs }

  /// Creates a tab picker style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that draws a menu, or the options inside an open menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style with a column of options and the selected option marked.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style with the selected value and a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style with a row of options on a grey fill.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style with a row of options.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The style with a column of radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style with a wheel of five rows.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style with the selected value and a link to all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// The style with a row of options and a fill behind the selected option.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
