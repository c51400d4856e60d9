/// How buttons look and how they are pressed: SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style gets to work with: SwiftUI's `PrimitiveButtonStyleConfiguration`.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label, whatever it is made of.
  public typealias Label = AnyView

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// What the button is to a person: a toggle may be drawn as a button.
  var pressedRole = SemanticRole.button
  var isSelected = false
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() { action() }

  /// What every style makes of a button: some content to focus and to press.
  func pressable<Content: View>(_ content: Content) -> PressableControl<Content> {
    PressableControl(role: pressedRole, isSelected: isSelected, action: action, content: content)
  }
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<PrimitiveButtonStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  package var buttonStyles: StyleStack<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    pushingStyle(style, on: \.buttonStyles) { $0.makeBody(configuration: $1) }
  }

  /// Sets how the buttons in this view look; they are pressed as any other.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    pushingStyle(style, on: \.buttonStyles) { CustomButton(style: $0, configuration: $1) }
  }
}
