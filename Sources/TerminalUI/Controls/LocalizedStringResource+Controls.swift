import Foundation

extension Button where Label == Text {
  /// Creates a button with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with the text of a resource as its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a menu with the text of a resource as its title and a primary action.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with the text of a resource as its title and a binding.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text {
  /// Creates labelled content with the text of a resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value with the text of a resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
}

extension TextField where Label == Text {
  /// Creates a field with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}
