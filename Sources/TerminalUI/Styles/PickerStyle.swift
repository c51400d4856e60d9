/// How pickers look: SwiftUI's `PickerStyle`. As there, the styles are those of this
/// library: one written elsewhere looks like ``DefaultPickerStyle``.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The looks of pickers.
enum PickerLook: Hashable {
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
protocol PickerLookStyle: PickerStyle {
  var look: PickerLook { get }
}

private enum PickerLookKey: EnvironmentKey {
  static let defaultValue = PickerLook.automatic
}

extension EnvironmentValues {
  /// How the pickers around look.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerLook, (style as? any PickerLookStyle)?.look ?? .automatic)
  }
}
