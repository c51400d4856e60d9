/// A title with an icon: SwiftUI's `Label`.
public struct Label<Title: View, Icon: View>: View {
  private let configuration: LabelStyleConfiguration

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(title: AnyView(title()), icon: AnyView(icon()))
  }

  /// The label in the style of the enclosing views.
  public var body: some View {
    StyledView(\.labelStyles, configuration) { TitleAndIconLabel(configuration: $0) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a verbatim title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized title and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a verbatim title and a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a localized title and a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a verbatim title and a picture of an asset catalog.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a label style. The next outer style draws it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }
}
