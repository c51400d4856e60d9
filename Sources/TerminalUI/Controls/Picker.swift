/// A control that selects one of several values: SwiftUI's `Picker`.
///
/// The options are the views in its content. The tag of a view is the value that it selects.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerChoice<SelectionValue>
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.controlContext) private var context
  @Environment(\.navigation) private var navigation
  @Environment(\.formColumn) private var formColumn

  init(
    _ selection: Binding<SelectionValue>,
    _ label: Label,
    _ content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.init(.one(selection), label, content, currentValueLabel: currentValueLabel)
  }

  init(
    _ selection: PickerChoice<SelectionValue>,
    _ label: Label,
    _ content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// Creates a picker with a label. Styles that show only the selected option, such as `menu`, show
  /// `currentValueLabel` instead.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, label(), content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a label: SwiftUI's deprecated form.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }

  /// The picker in the style of the enclosing views.
  public var body: some View {
    switch appearance {
    case .automatic:
      if context == .menu { column(.menu) } else { menu("▾", "v") }
    case .menu: menu("▾", "v")
    case .navigationLink where navigation != nil: link
    case .navigationLink: menu("▾", "v")
    case .inline where formColumn != nil: radioGroup
    case .inline: inline
    case .radioGroup: radioGroup
    case .segmented: bar(.segments)
    case .palette, .tabs: bar(.palette)
    case .wheel: wheel
    }
  }

  private func options(_ appearance: OptionAppearance) -> PickerOptions<SelectionValue, Content> {
    PickerOptions(selection: selection, appearance: appearance, content: content)
  }

  private func menu(_ mark: String, _ ascii: String) -> some View {
    MenuPicker(mark: mark, asciiMark: ascii, label: label) {
      current
    } options: {
      options(.menu)
    }
  }

  private var link: some View {
    PickerLink(label: label, current: current, options: options(.menu))
  }

  @ViewBuilder private var current: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      PickerCurrentValue(selection: selection, content: content)
      MixedValue(isMixed: { selection.isMixed })
    }
  }

  private func column(_ appearance: OptionAppearance) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ControlLabel(content: label)
        .foregroundStyle(ColorRole.secondary)
        .padding(.leading, .cells(context == .menu ? appearance.margins.leading : 0))
      options(appearance)
    }
  }

  @ViewBuilder private var inline: some View {
    if context == .menu { column(.menu) } else { column(.radio) }
  }

  private var radioGroup: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      LeadingControlLabel(content: label).followedByGap()
      if context == .row { Spacer() }
      options(.radio).layoutPriority(1)
    }
  }

  private func bar(_ appearance: OptionAppearance) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      AccessibilityOnlyView(content: label)
      options(appearance)
    }
  }

  private var wheel: some View {
    HStack(spacing: .cells(0)) {
      LeadingControlLabel(content: label).followedByGap()
      if context == .row { Spacer() }
      options(.wheel).layoutPriority(1)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  /// Creates a picker with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }

  /// Creates a picker with a localized title. Styles that show only the selected option, such as
  /// `menu`, show `currentValueLabel` instead.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    let current = AnyView(currentValueLabel())
    self.init(selection, Text(titleKey), content(), currentValueLabel: current)
  }

  /// Creates a picker with a verbatim title. Styles that show only the selected option, such as
  /// `menu`, show `currentValueLabel` instead.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    let current = AnyView(currentValueLabel())
    self.init(selection, Text(title), content(), currentValueLabel: current)
  }
}
