import Foundation

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with the text of a resource and a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Creates a label with the text of a resource and a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Link where Label == Text {
  /// Creates a link with the text of a resource as its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with the text of a resource as its title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link to the screen of a value, with the text of a resource as its title.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleResource: LocalizedStringResource,
    value: Value?
  )
  where Destination == Never {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with the text of a resource as its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleResource) })
  }
}
