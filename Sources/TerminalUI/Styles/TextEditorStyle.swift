/// The appearance of text editors: SwiftUI's `TextEditorStyle`.
public protocol TextEditorStyle: Sendable {}

/// The default text editor style: SwiftUI's `AutomaticTextEditorStyle`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates a default text editor style.
  public init() {}
}

/// A text editor style without a border: SwiftUI's `PlainTextEditorStyle`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a plain text editor style.
  public init() {}
}

/// A text editor style with a rounded border: SwiftUI's `RoundedBorderTextEditorStyle`.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates a rounded border style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The style with a rounded border around the editor.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors: SwiftUI's `textEditorStyle`. `roundedBorder` draws the border
  /// around this whole view.
  @ViewBuilder
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    if style is RoundedBorderTextEditorStyle {
      border(.separator, line: .rounded)
    } else {
      self
    }
  }
}
