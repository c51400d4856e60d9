import StoreModel
import TerminalUI

/// The names of all screens on one line, with a mark at the open screen. Names are clickable.
///
/// The width decides which text each screen has: name and key, name, short name, or truncated name.
/// The narrowest bar shows only keys and the name of the open screen.
struct ScreenBar: View {
  @Environment(\.usesASCII) private var usesASCII

  let navigation: NavigationModel
  let words: Words
  let width: Int

  /// The minimum screen height in rows at which the bar is visible; this project's choice.
  static let minimumHeight = 20

  /// The amount of text for each screen.
  private enum Detail: CaseIterable {
    case keysAndNames
    case names
    case shortNames
    case cutNames
    case keys

    /// The space between two screens, in cells.
    var spacing: Int { self == .keysAndNames || self == .keys ? 2 : 1 }
  }

  var body: some View {
    // Measuring texts is enough to choose the detail, so no row is built only to be measured.
    let detail = Detail.allCases.first { columns(of: $0) <= width } ?? .keys
    row(detail)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .contain)
  }

  /// Returns the width of a row in columns.
  private func columns(of detail: Detail) -> Int {
    let widths = BrowserScreen.allCases.map { screen in
      detail == .cutNames
        ? leastWidth(of: screen)
        : TextWidth.columns(text(screen, detail), asciiOnly: usesASCII)
    }
    return widths.reduce(0, +) + detail.spacing * (widths.count - 1) + 2
  }

  private func row(_ detail: Detail) -> some View {
    HStack(spacing: .cells(detail.spacing)) {
      ForEach(BrowserScreen.allCases, id: \.self) { screen in
        Button {
          navigation.screen = screen
        } label: {
          let least = detail == .cutNames ? Cells.cells(leastWidth(of: screen)) : nil
          label(screen, detail).lineLimit(1).frame(minWidth: least, idealWidth: least)
        }
        .buttonStyle(.borderless)
        .focusable(false)
        .accessibilityAddTraits(screen == navigation.screen ? .isSelected : [])
      }
    }
    .padding(.horizontal, .cells(1))
  }

  /// Returns the least width of a recognizable name: three letters and an ellipsis, or the whole
  /// name if that is shorter.
  private func leastWidth(of screen: BrowserScreen) -> Int {
    let name = words.text(screen.shortTitle)
    let widths = [name, String(name.prefix(3)) + "…"].map {
      TextWidth.columns($0, asciiOnly: usesASCII)
    }
    return min(widths[0], widths[1])
  }

  private func label(_ screen: BrowserScreen, _ detail: Detail) -> Text {
    let text = Text(text(screen, detail))
    return screen == navigation.screen
      ? text.bold().underline() : text.foregroundStyle(ColorRole.secondary)
  }

  private func text(_ screen: BrowserScreen, _ detail: Detail) -> String {
    let name = words.text(screen.title)
    return switch detail {
    case .keysAndNames: "\(screen.key) \(name)"
    case .names: name
    case .shortNames, .cutNames: words.text(screen.shortTitle)
    case .keys: screen == navigation.screen ? "\(screen.key) \(name)" : String(screen.key)
    }
  }
}
