extension Button where Label == TerminalUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TerminalUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == TerminalUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, TerminalUI.Label(titleKey, systemImage: systemImage), content())
  }
}

extension Menu where Label == TerminalUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { TerminalUI.Label(titleKey, systemImage: systemImage) }
  }
}
