@_spi(Nodes) import ViewEngine

/// A group of views with an optional header and footer: SwiftUI's `Section`.
///
/// Lists, forms, pickers and menus draw sections in their own style. Elsewhere the header, the
/// content and the footer simply follow one another.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(_ content: Content, header: Parent, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content(), header: header(), footer: footer())
  }

  /// Creates the node of the section.
  public func _makeNode(_ context: _NodeContext) -> _Node { SectionNode(self, context) }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content(), header: EmptyView(), footer: footer())
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content(), header: header(), footer: EmptyView())
  }

  /// Creates a section with a header that collapses and expands it.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content(), header: header(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), header: EmptyView(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), header: Text(titleKey), footer: EmptyView())
  }

  /// Creates a section with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content(), header: Text(title), footer: EmptyView())
  }

  /// Creates a section with a localized title that collapses and expands it.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with an unlocalized title that collapses and expands it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), header: Text(title), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section {
  /// Creates a section with a header and a footer: SwiftUI's deprecated form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content(), header: header, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header: SwiftUI's deprecated form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content(), header: header, footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer: SwiftUI's deprecated form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content(), header: EmptyView(), footer: footer)
  }
}
