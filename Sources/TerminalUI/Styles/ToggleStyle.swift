/// How toggles look and behave: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view of a toggle.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style gets to work with: SwiftUI's `ToggleStyleConfiguration`.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// A toggle's label, whatever it is made of.
  public typealias Label = AnyView

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; `$isOn` is a binding to it.
  @Binding public var isOn: Bool
  private let readIsMixed: @MainActor () -> Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: @escaping @MainActor () -> Bool) {
    self.label = label
    _isOn = isOn
    readIsMixed = isMixed
  }

  /// Whether some of the values that the toggle stands for are on and some are off.
  public var isMixed: Bool { readIsMixed() }

  /// What most styles make of a toggle: some content to focus and to press.
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
  /// Sets the style of the toggles in this view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    pushingStyle(style, on: \.toggleStyles) { $0.makeBody(configuration: $1) }
  }
}
