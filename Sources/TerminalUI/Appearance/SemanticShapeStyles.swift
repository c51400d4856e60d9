/// The tint of the surroundings: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

/// The current foreground style: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.textAppearance.foreground }
}

/// The ground of the surroundings: SwiftUI's `BackgroundStyle`. The terminal's own, which
/// covers what is behind, unless `backgroundStyle(_:)` says otherwise.
public struct BackgroundStyle: PaintedStyle, Hashable {
  /// Creates the style.
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

/// The colour of lines between parts: SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .solid(.separator) }
}

/// The colour of what is selected: SwiftUI's `SelectionShapeStyle`. The tint.
public struct SelectionShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

/// The colour of links: SwiftUI's `LinkShapeStyle`. The tint.
public struct LinkShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }
}

/// The colour of text that stands where something is to be written: SwiftUI's
/// `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .solid(.secondary) }
}

/// A faint ground for small parts: SwiftUI's `FillShapeStyle`. Cells know no ground that
/// is faint on every theme; what is behind is covered by the terminal's own.
public struct FillShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .blank }
}

/// The ground of a window: SwiftUI's `WindowBackgroundShapeStyle`. The terminal's own.
public struct WindowBackgroundShapeStyle: PaintedStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> Paint { .blank }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between parts.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where something is to be written.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A faint ground for small parts.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
