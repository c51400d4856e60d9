extension NavigationLink where Label == Text {
  /// Creates a titled link to a view, which is pushed while `isActive` is true.
  public init(
    _ title: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a titled link to a view, which is pushed while `isActive` is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a titled link to a view, which is pushed while the selection equals `tag`.
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a titled link to a view, which is pushed while the selection equals `tag`.
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ title: some StringProtocol,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The visibility of the disclosure mark at the trailing end of links in rows.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the disclosure mark of links in rows: SwiftUI's
  /// `navigationLinkIndicatorVisibility(_:)`.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
