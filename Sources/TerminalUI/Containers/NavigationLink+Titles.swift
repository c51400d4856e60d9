extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view that is followed whenever a condition holds.
  public init(
    _ title: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is followed whenever a condition holds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is followed whenever the selection is its
  /// tag.
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view that is followed whenever the selection is its
  /// tag.
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
  /// Whether links in rows have a mark that they lead on.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether links in rows have a mark that they lead on: SwiftUI's
  /// `navigationLinkIndicatorVisibility(_:)`.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
