/// A button style that draws a label on a grey fill: SwiftUI's `bordered`. A focused button is
/// brighter and has pointers beside its label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered style.
  public nonisolated init() {}

  /// Returns a button on a grey fill.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(BorderedLabel(configuration: configuration, fill: .quiet))
  }
}

/// A button style that fills the button with the accent colour: SwiftUI's `borderedProminent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent bordered style.
  public nonisolated init() {}

  /// Returns a filled button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(
      BorderedLabel(configuration: configuration, fill: .prominent, isWide: true)
    )
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style that draws a label on a grey fill.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style that fills the button with the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label of a button on a fill. Output without colour shows a quiet fill as brackets, an
/// exclamation mark in destructive buttons, and a dotted shape for disabled buttons.
struct BorderedLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let fill: ControlFill
  /// Whether the button has the additional padding of a prominent button.
  var isWide = false
  /// Whether the label takes the whole width that is offered to the button.
  var fillsWidth = false
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  /// The additional cells of padding on each side of a prominent button.
  private static let widePadding = 2

  private var role: ColorRole {
    guard isEnabled else { return .secondary }
    return configuration.role == .destructive ? .critical : .accent
  }

  /// The colour of the label. A button that cancels is less important than the actions beside it.
  private var textRole: ColorRole {
    guard isEnabled else { return .secondary }
    if fill == .prominent { return .onAccent }
    return [.cancel, .close].contains(configuration.role) ? .standard : role
  }

  var body: some View {
    EdgedLabel(
      padding: controlSize.padding + (isWide ? Self.widePadding : 0),
      fill: fill,
      content:
        label
        .bold(isEnabled && (fill == .prominent || isFocused))
        .foregroundStyle(textRole)
    )
    .foregroundStyle(role)
    .lineLimit(1)
  }

  @ViewBuilder private var label: some View {
    if fillsWidth {
      configuration.label.frame(maxWidth: .infinity)
    } else {
      configuration.label
    }
  }
}
