/// An icon followed by a title: the style `automatic`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon followed by the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(configuration: configuration)
  }
}

/// An icon followed by a title: the style `titleAndIcon`.
///
/// The icon takes at least two cells, so that the titles of labels in a column are aligned.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon followed by the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(configuration: configuration)
  }
}

/// A title alone: the style `titleOnly`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the title of the configuration alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// An icon alone: the style `iconOnly`. The title is read out.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon, with the title for accessibility only.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: .cells(0)) {
      AccessibilityHiddenView(content: configuration.icon)
      AccessibilityOnlyView(content: configuration.title)
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// An icon followed by a title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// An icon followed by a title, aligned in a column.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone. The title is read out.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
