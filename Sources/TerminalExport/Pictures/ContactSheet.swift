import ExternalInput
import TerminalUI

/// Several frames with captions in a grid, as one SVG 1.1 picture.
///
/// ```swift
/// import TerminalExport
/// import TerminalUI
///
/// func picture(of frames: [String: Frame]) -> String {
///   let items = frames.sorted { $0.key < $1.key }.map { ContactSheet.Item($0.key, $0.value) }
///   return ContactSheet(items, columns: 2).text()
/// }
/// ```
public struct ContactSheet: Sendable {
  /// A frame with its caption.
  public struct Item: Sendable {
    /// The text above the frame.
    public var caption: String
    /// The screen.
    public var frame: Frame
    /// The colours; `nil` for the colours of the sheet.
    public var theme: ScreenTheme?

    /// Creates an item.
    public init(_ caption: String, _ frame: Frame, theme: ScreenTheme? = nil) {
      self.caption = caption
      self.frame = frame
      self.theme = theme
    }
  }

  /// The frames, in reading order.
  public var items: [Item]
  /// The number of frames side by side, at least 1.
  public var columns: Int {
    didSet { columns = max(1, columns) }
  }
  /// The colours of the sheet.
  public var theme: ScreenTheme
  /// The title for screen readers.
  public var title: String
  /// Whether the insertion points of text fields are shown.
  public var showsCursor: Bool
  /// Whether the patterns that replace missing colours are ASCII.
  public var usesASCII: Bool

  /// Creates a sheet.
  public init(
    _ items: [Item],
    columns: Int = 3,
    theme: ScreenTheme = .dark,
    title: String = "",
    showsCursor: Bool = true,
    usesASCII: Bool = false
  ) {
    self.items = items
    self.columns = max(1, columns)
    self.theme = theme
    self.title = title
    self.showsCursor = showsCursor
    self.usesASCII = usesASCII
  }

  /// The distance between the screens, and the height of the caption above each screen, in pixels.
  private static let (gap, captionHeight) = (27, 28)

  /// Returns the picture as an SVG document.
  public func text() -> String {
    var classes = LetterClasses()
    let screens = items.map { item in
      let theme = item.theme ?? theme
      return SVGScreen(item.frame, theme, usesASCII: usesASCII, classes: &classes)
    }
    let widths = extents(count: columns) { index in
      (index % columns, max(screens[index].width, captionWidth(items[index])))
    }
    let rows = (items.count + columns - 1) / columns
    let heights = extents(count: rows) { index in
      (index / columns, screens[index].height + Self.captionHeight)
    }
    var document = SVGDocument(x: 0, y: 0, width: Self.end(widths), height: Self.end(heights))
    document.title = title
    document.add(background: theme.background.mixed(with: theme.text, fifths: 1))
    for index in items.indices {
      let x = Self.start(of: index % columns, widths)
      let y = Self.start(of: index / columns, heights)
      document.body += markup(items[index], screens[index], x, y)
    }
    return document.text(classes)
  }

  /// Returns the caption, and below it the screen with its background.
  private func markup(_ item: Item, _ screen: SVGScreen, _ x: Int, _ y: Int) -> [String] {
    let colors = item.theme ?? theme
    let caption = XMLText.escaped(CellText(item.caption).lines.map(\.string).joined(separator: " "))
    let (margin, top) = (PixelGrid.margin, y + Self.captionHeight)
    let background =
      "<rect x=\"\(-margin)\" y=\"\(-margin)\" width=\"\(screen.width + 2 * margin)\""
      + " height=\"\(screen.height + 2 * margin)\" fill=\"\(colors.background.css)\"/>"
    return [
      "<text x=\"\(x - margin)\" y=\"\(top - margin - 8)\" fill=\"\(theme.text.css)\">\(caption)</text>",
      "<g transform=\"translate(\(x),\(top))\" fill=\"\(colors.text.css)\" role=\"img\""
        + " aria-label=\"\(caption)\">",
      background,
    ] + screen.markup(showsCursor: showsCursor) + ["</g>"]
  }

  private func captionWidth(_ item: Item) -> Int {
    CellText(item.caption).columns * PixelGrid.width - 2 * PixelGrid.margin
  }

  /// Returns the maximum length in each column or row.
  private func extents(count: Int, _ length: (Int) -> (place: Int, length: Int)) -> [Int] {
    var extents = Array(repeating: 0, count: min(count, items.count))
    for index in items.indices {
      let (place, length) = length(index)
      extents[place] = max(extents[place], length)
    }
    return extents
  }

  private static func start(of place: Int, _ extents: [Int]) -> Int {
    gap + extents[..<place].reduce(0) { $0 + $1 + gap + 2 * PixelGrid.margin } + PixelGrid.margin
  }

  private static func end(_ extents: [Int]) -> Int {
    start(of: extents.count, extents) - PixelGrid.margin
  }
}
