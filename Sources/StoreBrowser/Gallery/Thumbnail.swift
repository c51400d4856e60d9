import StoreModel
import StoreViews
import TerminalUI

/// A small live store of a new customer, with all introductory offers. The store is rendered on a
/// separate screen, which `ThumbnailFit` reduces to the size of the thumbnail. A narrow thumbnail of
/// a store with controls at one side shows only the controls and the line beside them.
struct Thumbnail: View {
  let store: StoreScreenModel
  let shown: ThumbnailGroup
  let item: GalleryItem
  let size: Size
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let words = store.words
    FrameView(ThumbnailFit(picture) { "+\(words.number($0))" }.frame(of: size))
  }

  /// The height in rows of the screen that the store is rendered on. The text, three plans with
  /// frames and the buttons of a store fit in it. The number is this project's choice.
  private static let height = 48

  /// The columns at each side by which the rendered store may be wider than the thumbnail, the
  /// widest first. A store has blank margins of two columns. Without them, a name and a price fit on
  /// one line.
  private static let margins = [2, 1]

  private var picture: Frame {
    if showsOnlySideControls {
      let frame = rendered(width: sideWidth)
      let isAtLeft = (item.placement == "leading") == (direction == .leftToRight)
      return frame.columns(from: isAtLeft ? 0 : sideWidth - size.width, width: size.width)
    }
    for margin in Self.margins {
      let wide = rendered(width: size.width + 2 * margin).withoutTerms(in: margin)
      let isBlank = (0..<wide.size.height).allSatisfy { wide.isBlank($0, inMargins: margin) }
      if isBlank { return wide.columns(from: margin, width: size.width) }
    }
    return rendered(width: size.width)
  }

  private func rendered(width: Int) -> Frame {
    var environment = EnvironmentValues()
    environment.usesASCII = usesASCII
    let screen = Size(width: width, height: max(size.height, Self.height))
    return ViewHost(pictured, size: screen, environment: environment).render()
  }

  /// The width of the rendered store in columns, if the thumbnail shows only the side controls. The
  /// controls then fill the thumbnail except for the line.
  private var sideWidth: Int { 2 * (size.width - 1) }

  /// Whether the thumbnail shows only the side controls, because it is too narrow for the content
  /// beside them.
  private var showsOnlySideControls: Bool {
    ["leading", "trailing"].contains(item.placement)
      && size.width < StoreFrameLimits.narrowWidth && sideWidth >= StoreFrameLimits.narrowWidth
  }

  private var direction: LayoutDirection {
    LayoutDirection(of: store.session.catalog.locale)
  }

  /// The store to render. It has its own session, so that it cannot open a sheet.
  private var pictured: some View {
    VStack {
      GroupStore(
        group: shown.group,
        appearance: item.appearance(like: store.appearance),
        isAmbiguous: shown.isAmbiguous
      )
    }
    .focusable(false)
    .environment(\.storeSession, shown.newSession())
    .environment(\.storeSelection, .constant(store.selection))
    .environment(\.layoutDirection, direction)
  }
}

extension Frame {
  /// Returns a range of columns.
  fileprivate func columns(from start: Int, width: Int) -> Frame {
    if start == 0, width == size.width { return self }
    var part = Frame(size: Size(width: width, height: size.height))
    for y in 0..<size.height {
      for x in 0..<min(width, size.width - start) { part[x, y] = self[start + x, y] }
    }
    return part
  }

  /// Returns whether a row is blank in the first and the last columns, except a line across the
  /// screen.
  fileprivate func isBlank(_ y: Int, inMargins margin: Int) -> Bool {
    let cells = row(y)
    let isBlank = (cells.prefix(margin) + cells.suffix(margin)).allSatisfy { cell in
      cell.text == " " && cell.style.background == .standard
        && !cell.style.attributes.contains(.reverse)
    }
    return isBlank || ThumbnailFit.isLine(cells)
  }

  /// Returns the frame without the terms, which every store has, if they reach into the margins:
  /// without the rows of secondary text that belong to such a row.
  fileprivate func withoutTerms(in margin: Int) -> Frame {
    var frame = self
    var paragraph: [Int] = []
    for y in 0...size.height {
      if y < size.height, isSecondary(y) {
        paragraph.append(y)
        continue
      }
      if paragraph.contains(where: { !isBlank($0, inMargins: margin) }) {
        for row in paragraph {
          for x in 0..<size.width { frame[x, row] = .blank }
        }
      }
      paragraph = []
    }
    return frame
  }

  /// Returns whether a row has only secondary text.
  func isSecondary(_ y: Int) -> Bool {
    let letters = row(y).filter { $0.text != " " }
    return !letters.isEmpty && letters.allSatisfy { $0.style.foreground == .secondary }
  }
}
