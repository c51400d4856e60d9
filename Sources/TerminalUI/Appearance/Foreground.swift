/// Sets the styles of the hierarchy levels, or selects one of the levels.
private struct SetForeground: EnvironmentModifier, Equatable {
  let styles: [AnyShapeStyle]

  func modify(_ environment: inout EnvironmentValues) {
    var textAppearance = environment.textAppearance
    if styles.count == 1, let level = styles[0].base as? HierarchicalShapeStyle {
      textAppearance.level = level.level
    } else {
      textAppearance.levels = styles.map { $0.unboundPaint(in: environment) }
      textAppearance.level = 0
    }
    textAppearance.composeStyle(in: environment)
    environment.textAppearance = textAppearance
  }
}

private struct SetTint: EnvironmentModifier, Equatable {
  let style: AnyShapeStyle?

  func modify(_ environment: inout EnvironmentValues) {
    var textAppearance = environment.textAppearance
    textAppearance.tint = style?.paint(in: environment)
    environment.textAppearance = textAppearance
    textAppearance.composeStyle(in: environment)
    environment.textAppearance = textAppearance
  }
}

private struct SetBackgroundStyle: EnvironmentModifier, Equatable {
  let style: AnyShapeStyle

  func modify(_ environment: inout EnvironmentValues) {
    environment.textAppearance.backgroundStyle = style
  }
}

extension AnyShapeStyle {
  /// The paint of the style. The tint stays unresolved, so that a later `tint(_:)` applies.
  fileprivate func unboundPaint(in environment: EnvironmentValues) -> Paint {
    base is TintShapeStyle ? Paint(source: .tint) : paint(in: environment)
  }
}

extension View {
  /// Sets the style of text, symbols, lines and shapes: SwiftUI's `foregroundStyle`. A gradient
  /// colours text column by column.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingForeground([AnyShapeStyle(style)])
  }

  /// Sets the colour of text and lines by its role.
  @_disfavoredOverload
  public func foregroundStyle(_ role: ColorRole) -> some View {
    changingForeground([AnyShapeStyle(role)])
  }

  /// Sets the styles of the primary and secondary level.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    changingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the styles of the primary, secondary and tertiary level.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    changingForeground([
      AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
    ])
  }

  /// Sets the colour of text and lines; `nil` is the terminal's default colour.
  public func foregroundColor(_ color: Color?) -> some View {
    changingForeground([AnyShapeStyle(color ?? Color.primary)])
  }

  /// Sets the tint: the colour of controls, progress and `.tint`. `nil` is the accent colour.
  public func tint<S: ShapeStyle>(_ style: S?) -> some View {
    changingTint(style.map { AnyShapeStyle($0) })
  }

  /// Sets the tint: the colour of controls, progress and `.tint`. `nil` is the accent colour.
  public func tint(_ color: Color?) -> some View {
    changingTint(color.map { AnyShapeStyle($0) })
  }

  /// Sets the tint to a style such as `.red.gradient`: the colour of controls, progress and
  /// `.tint`.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ style: S) -> some View {
    changingTint(AnyShapeStyle(style))
  }

  /// Sets the tint: SwiftUI's deprecated `accentColor(_:)`.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the style of `.background` in this view: SwiftUI's `backgroundStyle`.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    EnvironmentModified(content: self, modifier: SetBackgroundStyle(style: AnyShapeStyle(style)))
  }

  private func changingForeground(_ styles: [AnyShapeStyle]) -> some View {
    EnvironmentModified(content: self, modifier: SetForeground(styles: styles))
  }

  private func changingTint(_ style: AnyShapeStyle?) -> some View {
    EnvironmentModified(content: self, modifier: SetTint(style: style))
  }
}
