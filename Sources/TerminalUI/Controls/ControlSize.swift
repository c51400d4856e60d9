/// The width of controls: SwiftUI's `ControlSize`.
///
/// A control is one row high in each size. The padding before and after its label differs.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  /// No padding.
  case mini
  /// No padding.
  case small
  /// One cell of padding on each side.
  case regular
  /// Three cells of padding on each side.
  case large
  /// Five cells of padding on each side.
  case extraLarge

  /// The cells of padding on each side of a label.
  var padding: Int {
    switch self {
    case .mini, .small: 0
    case .regular: 1
    case .large: 3
    case .extraLarge: 5
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The padding of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the padding of the controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
