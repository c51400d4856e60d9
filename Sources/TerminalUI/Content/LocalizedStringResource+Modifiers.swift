import Foundation

extension View {
  /// Uses the text of a resource as the title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ resource: LocalizedStringResource) -> some View {
    navigationTitle(Text(resource))
  }

  /// Uses the text of a resource as the subtitle of the screen.
  @_disfavoredOverload
  public func navigationSubtitle(_ resource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(resource))
  }

  /// Uses the text of a resource as the accessibility label.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource))
  }

  /// Uses the text of a resource as the accessibility value.
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(resource))
  }

  /// Uses the text of a resource as the accessibility hint.
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(resource))
  }

  /// Uses the text of a resource as the help text.
  @_disfavoredOverload
  public func help(_ resource: LocalizedStringResource) -> some View {
    help(Text(resource))
  }
}
