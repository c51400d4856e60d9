import StoreModel
import StoreViews
import TerminalUI

/// A small live store. The store is rendered on a separate screen, and its empty rows are removed.
/// If the store does not fit, its bottom bar and the content above the bar share the rows. A narrow
/// thumbnail of a store with controls at one side shows only the controls and the line beside them.
struct Thumbnail: View {
  let store: StoreScreenModel
  let shown: ThumbnailGroup
  let item: GalleryItem
  let size: Size
  @Environment(\.usesASCII) private var usesASCII

  var body: some View { FrameView(Self.withoutEmptyRows(picture, croppedTo: size)) }

  /// The height in rows of the screen that the store is rendered on; this project's choice.
  private static let height = 18

  private var picture: Frame {
    var environment = EnvironmentValues()
    environment.usesASCII = usesASCII
    let height = max(size.height, Self.height)
    let screen = Size(width: showsOnlySideControls ? wideWidth : size.width, height: height)
    let frame = ViewHost(pictured, size: screen, environment: environment).render()
    let isAtLeft = (item.placement == "leading") == (direction == .leftToRight)
    return frame.columns(from: isAtLeft ? 0 : screen.width - size.width, width: size.width)
  }

  /// The width of the rendered store in columns, if the thumbnail shows only the side controls. The
  /// controls then fill the thumbnail except for the line.
  private var wideWidth: Int { 2 * (size.width - 1) }

  /// Whether the thumbnail shows only the side controls, because it is too narrow for the content
  /// beside them.
  private var showsOnlySideControls: Bool {
    ["leading", "trailing"].contains(item.placement)
      && size.width < StoreFrameLimits.narrowWidth && wideWidth >= StoreFrameLimits.narrowWidth
  }

  private var direction: LayoutDirection {
    LayoutDirection(of: store.session.catalog.locale)
  }

  /// The store to render. Its session is a copy, so that the thumbnail's store cannot open a sheet.
  private var pictured: some View {
    let session = StoreSession(catalog: shown.catalog, simulation: store.session.simulation)
    return VStack {
      GroupStore(
        group: shown.group,
        appearance: item.appearance(like: store.appearance),
        isAmbiguous: shown.isAmbiguous
      )
    }
    .focusable(false)
    .environment(\.storeSession, session)
    .environment(\.storeSelection, .constant(store.selection))
    .environment(\.layoutDirection, direction)
  }

  /// Returns a frame without its empty rows, cut to a size.
  static func withoutEmptyRows(_ frame: Frame, croppedTo size: Size) -> Frame {
    let full = (0..<frame.size.height).filter { !frame.text(row: $0).isEmpty }
    var rows = full
    if full.count > size.height {
      let bar = full.lastIndex { isLine(frame, $0) }.map { full.count - $0 } ?? 0
      let above = full.count - bar
      let below = min(bar, max(size.height / 2, size.height - above))
      rows = Array(full.prefix(min(above, size.height - below)))
      rows += full.suffix(bar).prefix(below)
    }
    var small = Frame(size: size)
    for (y, row) in rows.enumerated() {
      for x in 0..<min(size.width, frame.size.width) { small[x, y] = frame[x, row] }
    }
    return small
  }

  /// Returns whether a row is the line above the bottom bar.
  private static func isLine(_ frame: Frame, _ y: Int) -> Bool {
    frame.row(y).allSatisfy { $0.text == "─" || $0.text == "-" }
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
}
