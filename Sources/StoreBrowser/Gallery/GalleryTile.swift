import StoreModel
import StoreViews
import TerminalUI

/// The tile of a style: a small store in a frame, with the names of the style and of the placement.
/// The selected tile has a heavy frame, and arrows beside the placement if there are others. A
/// marked placement has a mark.
struct GalleryTile: View {
  let model: GalleryModel
  let shown: ThumbnailGroup
  let style: ControlStyleList.Entry
  let size: Size
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Button {
      if isSelected {
        model.openAppearance()
      } else {
        model.select(item)
      }
    } label: {
      VStack(alignment: .leading) {
        Text(verbatim: edge(corners.0, " \(style.name) ", corners.1)).bold(isSelected)
          .foregroundStyle(role)
        HStack(spacing: .cells(0)) {
          side
          Thumbnail(store: model.store, shown: shown, item: item, size: inner)
          side
        }
        Text(verbatim: edge(corners.2, placement, corners.3)).foregroundStyle(role)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    .buttonStyle(.borderless)
    .focusable(false)
    .frame(width: .cells(size.width), height: .cells(size.height))
    .accessibilityLabel(spokenName)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityTarget(isSelected)
  }

  private var item: GalleryItem { model.item(of: style) }
  private var isSelected: Bool { model.item.style == style.name }
  private var isMarked: Bool { model.marked.contains(item) }
  private var role: ColorRole { isSelected ? .accent : .separator }
  private var inner: Size { Size(width: size.width - 2, height: size.height - 2) }

  /// The number of the placement among all placements, such as `2/6`; empty for the only one.
  private var number: String {
    let count = style.placements.count
    return count > 1 ? "\(model.placementIndex(of: style) + 1)/\(count)" : ""
  }

  private var spokenName: String {
    let parts = [item.id, number, isMarked ? model.words.text(GalleryText.marked) : ""]
    return model.words.enumeration(parts.filter { !$0.isEmpty })
  }

  private var placement: String {
    let mark = isMarked ? (usesASCII ? "(*) " : "◉ ") : ""
    if number.isEmpty { return " \(mark)\(item.placement) " }
    let (before, after) = usesASCII ? ("<", ">") : ("◂", "▸")
    let name = isSelected ? "\(before) \(item.placement) \(after)" : item.placement
    return " \(mark)\(name) \(number) "
  }

  private var side: some View {
    Text(verbatim: Array(repeating: upright, count: inner.height).joined(separator: "\n"))
      .foregroundStyle(role)
      .frame(width: .cells(1), height: .cells(inner.height))
  }

  private var corners: (String, String, String, String) {
    if usesASCII { return ("+", "+", "+", "+") }
    return isSelected ? ("┏", "┓", "┗", "┛") : ("╭", "╮", "╰", "╯")
  }

  private var upright: String { usesASCII ? (isSelected ? "#" : "|") : isSelected ? "┃" : "│" }
  private var level: String { usesASCII ? (isSelected ? "=" : "-") : isSelected ? "━" : "─" }

  private func edge(_ start: String, _ title: String, _ end: String) -> String {
    let room = size.width - 3
    let rest = max(0, room - TextWidth.columns(title, asciiOnly: usesASCII))
    return start + level + title + String(repeating: level, count: rest) + end
  }
}
