/// How pickers look: SwiftUI's `PickerStyle`. As there, the styles are those of this
/// library: one written elsewhere looks like ``DefaultPickerStyle``.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The looks of pickers.
enum PickerAppearance: Hashable {
  case automatic
  case inline
  case menu
  case segmented
  case palette
  case radioGroup
  case wheel
  case navigationLink
  case tabs
}

/// A style that has a look.
@MainActor
protocol PickerAppearanceStyle: PickerStyle {
  var appearance: PickerAppearance { get }
}

private enum PickerAppearanceKey: EnvironmentKey {
  static let defaultValue = PickerAppearance.automatic
}

extension EnvironmentValues {
  /// How the pickers around look.
  var pickerAppearance: PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerAppearance, (style as? any PickerAppearanceStyle)?.appearance ?? .automatic)
  }
}
