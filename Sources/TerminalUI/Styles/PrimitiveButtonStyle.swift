/// The appearance of buttons and how they are pressed: SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that draws a button.
  associatedtype Body: View
  /// The properties of a button that a style uses.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style uses: SwiftUI's `PrimitiveButtonStyleConfiguration`.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of a button.
  public typealias Label = AnyView

  /// The purpose of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// The accessibility role. It differs from `.button` if a toggle or menu is drawn as a button.
  var pressedRole = SemanticRole.button
  var isSelected = false
  let action: @MainActor () -> Void

  /// Runs the button's action.
  public func trigger() { action() }

  /// Returns a control with `content` that takes the focus and runs the action when pressed.
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
  /// Sets the style of the buttons in this view: SwiftUI's `buttonStyle`.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    pushingStyle(style, on: \.buttonStyles) { $0.makeBody(configuration: $1) }
  }

  /// Sets the appearance of the buttons in this view; they are pressed like any other button.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    pushingStyle(style, on: \.buttonStyles) { CustomButton(style: $0, configuration: $1) }
  }
}
