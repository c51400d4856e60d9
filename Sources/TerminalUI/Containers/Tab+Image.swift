extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol. The tab is selected when the selection is `value`.
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a symbol. The tab is selected when the selection is `value`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and an image. The tab is selected when the selection is `value`.
  public init(
    _ title: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Creates a tab with a title and an image. The tab is selected when the selection is `value`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a verbatim title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a localized title and an image.
  public init(
    _ title: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Creates a tab with a verbatim title and an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }
}
