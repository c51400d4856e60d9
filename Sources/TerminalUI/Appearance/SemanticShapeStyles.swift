/// The tint of the environment: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: PaintedStyle, Hashable {
  /// Creates a tint style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

/// The current foreground style: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: PaintedStyle, Hashable {
  /// Creates a foreground style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.textAppearance.foreground }
}

/// The background of the environment: SwiftUI's `BackgroundStyle`. Default: the terminal's
/// background, which covers the cells behind; `backgroundStyle(_:)` changes it.
public struct BackgroundStyle: PaintedStyle, Hashable {
  /// Creates a background style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint {
    guard let backgroundStyle = environment.textAppearance.backgroundStyle,
      !(backgroundStyle.base is BackgroundStyle)
    else {
      return .blank
    }
    return backgroundStyle.paint(in: environment)
  }
}

/// The colour of separator lines: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: PaintedStyle, Hashable {
  /// Creates a separator style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .solid(.separator) }
}

/// The colour of selected content, which is the tint: SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: PaintedStyle, Hashable {
  /// Creates a selection style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

/// The colour of links, which is the tint: SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: PaintedStyle, Hashable {
  /// Creates a link style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

/// The colour of the placeholder in an empty text field: SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: PaintedStyle, Hashable {
  /// Creates a placeholder style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .solid(.secondary) }
}

/// A faint background for small parts: SwiftUI's `FillShapeStyle`. No palette colour is faint on
/// every theme, so this is the terminal's background.
public struct FillShapeStyle: PaintedStyle, Hashable {
  /// Creates a fill style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .blank }
}

/// The background of a window, which is the background of the terminal: SwiftUI's
/// `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: PaintedStyle, Hashable {
  /// Creates a window background style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .blank }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style set by `foregroundStyle(_:)`; default: the terminal's text colour.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links, which is the tint.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the placeholder in an empty text field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A faint background for small parts.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window: the background of the terminal.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
