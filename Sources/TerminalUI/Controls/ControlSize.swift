/// How much room controls take: SwiftUI's `ControlSize`. A control is one row high at any
/// size; the room at the sides of its label differs.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  /// No room at the sides.
  case mini
  /// No room at the sides.
  case small
  /// One column at either side.
  case regular
  /// Three columns at either side.
  case large
  /// Five columns at either side.
  case extraLarge

  /// The columns at either side of a label.
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
  /// How much room controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how much room controls take.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
