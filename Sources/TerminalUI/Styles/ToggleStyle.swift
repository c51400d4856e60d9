/// The appearance and behaviour of toggles: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that draws a toggle.
  associatedtype Body: View
  /// The properties of a toggle that a style uses.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a style uses: SwiftUI's `ToggleStyleConfiguration`.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The type-erased label of a toggle.
  public typealias Label = AnyView

  /// The toggle's label.
  public let label: Label
  /// The state of the toggle; `$isOn` is a binding to it.
  @Binding public var isOn: Bool
  private let readIsMixed: @MainActor () -> Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: @escaping @MainActor () -> Bool) {
    self.label = label
    _isOn = isOn
    readIsMixed = isMixed
  }

  /// Whether some of the values bound to the toggle are on and some are off.
  public var isMixed: Bool { readIsMixed() }

  /// Returns a control with `content` that takes the focus and toggles when pressed.
  func pressable<Content: View>(_ content: Content) -> PressableControl<Content> {
    PressableControl(role: .toggle, isSelected: isOn, action: { isOn.toggle() }, content: content)
  }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ToggleStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var toggleStyles: StyleStack<ToggleStyleConfiguration> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in this view: SwiftUI's `toggleStyle`.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    pushingStyle(style, on: \.toggleStyles) { $0.makeBody(configuration: $1) }
  }
}
