/// Symbol and words: SwiftUI's `automatic`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Symbol and words.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(configuration: configuration)
  }
}

/// Symbol and words: SwiftUI's `titleAndIcon`. The symbol has room for two columns, so that
/// the words of labels below one another stand in line.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Symbol and words.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(configuration: configuration)
  }
}

/// The words alone: SwiftUI's `titleOnly`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The words.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone: SwiftUI's `iconOnly`. The words are what is read out.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The symbol.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: .cells(0)) {
      AccessibilityHiddenView(content: configuration.icon)
      AccessibilityOnlyView(content: configuration.title)
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Symbol and words.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Symbol and words.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
