/// How a text editor looks: SwiftUI's `TextEditorStyle`.
public protocol TextEditorStyle: Sendable {}

/// As the place asks for: SwiftUI's `AutomaticTextEditorStyle`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// Without decoration: SwiftUI's `PlainTextEditorStyle`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// With an edge: SwiftUI's `RoundedBorderTextEditorStyle`.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the place asks for.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// With an edge.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets how text editors look: SwiftUI's `textEditorStyle`. The edge of
  /// `roundedBorder` goes around the whole view.
  @ViewBuilder
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    if style is RoundedBorderTextEditorStyle {
      border(.separator, line: .rounded)
    } else {
      self
    }
  }
}
