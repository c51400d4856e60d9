import TerminalUI

/// The final colours and lines of a cell in a picture.
struct CellPaint: Hashable {
  /// The visible properties of the character itself.
  struct Letter: Hashable {
    var ink: ScreenTheme.RGB
    var isBold = false
    var isItalic = false
  }

  var letter: Letter
  /// The background colour; `nil` for the background of the screen.
  var background: ScreenTheme.RGB?
  var isUnderlined = false
  var isStruck = false
}

/// Computes the paint of a style in a theme.
struct Painter {
  let theme: ScreenTheme
  private let resolver: StyleResolver

  init(_ theme: ScreenTheme) {
    self.theme = theme
    // The theme's text and background replace the standard colours: see `color`.
    let colors = ColorTheme("", base: theme.scheme, colors: theme.roles)
    resolver = StyleResolver(theme.colors, in: colors)
  }

  /// Returns the frame with patterns in place of colours, if there are no colours.
  func prepared(_ frame: Frame, usesASCII: Bool) -> Frame {
    resolver.prepared(frame, usesASCII: usesASCII)
  }

  func paint(_ style: CellStyle) -> CellPaint {
    let style = resolver.shown(style)
    var ink = color(style.foreground, theme.text)
    var background = color(style.background, theme.background)
    if style.attributes.contains(.reverse) { swap(&ink, &background) }
    if style.attributes.contains(.dim) { ink = ink.mixed(with: background, fifths: 2) }
    return CellPaint(
      letter: CellPaint.Letter(
        ink: ink,
        isBold: style.attributes.contains(.bold),
        isItalic: style.attributes.contains(.italic)
      ),
      background: background == theme.background ? nil : background,
      isUnderlined: style.attributes.contains(.underline),
      isStruck: style.attributes.contains(.strikethrough)
    )
  }

  private func color(_ shown: ShownColor, _ own: ScreenTheme.RGB) -> ScreenTheme.RGB {
    switch shown {
    case .standard: return own
    case .exact(let red, let green, let blue): return ScreenTheme.RGB(red, green, blue)
    case .number(let number) where number < 16:
      let isKnown = theme.sixteen.indices.contains(number)
      return isKnown ? theme.sixteen[number] : ScreenTheme.RGB(0, 0, 0)
    case .number(let number): return ScreenTheme.RGB(Palette.parts(of: number))
    }
  }
}
