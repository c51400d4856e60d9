/// The appearance of pickers: SwiftUI's `PickerStyle`.
///
/// As in SwiftUI, clients cannot write picker styles. A client's type that conforms to this
/// protocol has the appearance of ``DefaultPickerStyle``.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The appearance of a picker, chosen by its style.
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

/// A picker style with an appearance. All built-in styles conform to it.
@MainActor
protocol PickerAppearanceStyle: PickerStyle {
  var appearance: PickerAppearance { get }
}

private enum PickerAppearanceKey: EnvironmentKey {
  static let defaultValue = PickerAppearance.automatic
}

extension EnvironmentValues {
  /// The appearance of the pickers in this environment; default: `.automatic`.
  var pickerAppearance: PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view: SwiftUI's `pickerStyle`.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerAppearance, (style as? any PickerAppearanceStyle)?.appearance ?? .automatic)
  }
}
