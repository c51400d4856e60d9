/// What a button is for: SwiftUI's `ButtonRole`.
public enum ButtonRole: Hashable, Sendable {
  /// Takes something away.
  case destructive
  /// Leaves without doing anything.
  case cancel
}

/// Something to press: SwiftUI's `Button`. Enter or Space presses the focused one, a
/// click any.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button with any label.
  public init(
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style of its surroundings.
  public var body: some View {
    style.anyBody(
      PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action)
    )
  }
}

extension Button where Label == Text {
  /// Creates a button that says something.
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button style gets to work with: SwiftUI's `PrimitiveButtonStyleConfiguration`.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: AnyView
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() { action() }

  /// What every style makes of a button: some content to focus and to press.
  func pressable<Content: View>(_ content: Content) -> Pressable<Content> {
    Pressable(role: .button, isSelected: false, action: action, content: content)
  }
}

/// How buttons look and how they are pressed: SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { BorderedButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}
