import StoreModel
import TerminalUI

/// The digits and names of all screens on one line, with a mark at the open screen. Names are
/// clickable. If the names do not fit, an ellipsis opens the list of screens.
///
/// The width decides which text each screen has: name, short name, or truncated name. The narrowest
/// bar shows only digits and the name of the open screen.
struct ScreenBar: View {
  @Environment(\.usesASCII) private var usesASCII

  let navigation: NavigationModel
  let words: Words
  let width: Int

  /// The minimum screen height in rows at which the bar is visible; this project's choice.
  static let minimumHeight = 20

  private static let more = "…"

  /// The amount of text for each screen.
  private enum Detail: CaseIterable {
    case names
    case shortNames
    case denseShortNames
    case cutNames
    case digits

    /// The space between two screens, in cells.
    var spacing: Int { self == .denseShortNames || self == .cutNames ? 1 : 2 }

    /// Whether some screens are not named in full, so that the ellipsis lists them.
    var isCut: Bool { self == .cutNames || self == .digits }
  }

  var body: some View {
    // Measuring texts is enough to choose the detail, so no row is built only to be measured.
    let detail = Detail.allCases.first { columns(of: $0) <= width } ?? .digits
    row(detail)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .contain)
  }

  /// Returns the width of a row in columns, with a blank column before the first screen.
  private func columns(of detail: Detail) -> Int {
    var widths = BrowserScreen.allCases.map { screen in
      detail == .cutNames
        ? leastWidth(of: screen)
        : TextWidth.columns(text(screen, detail), asciiOnly: usesASCII)
    }
    if detail.isCut { widths.append(TextWidth.columns(Self.more, asciiOnly: usesASCII)) }
    return widths.reduce(0, +) + detail.spacing * (widths.count - 1) + 1
  }

  private func row(_ detail: Detail) -> some View {
    HStack(spacing: .cells(detail.spacing)) {
      ForEach(BrowserScreen.allCases, id: \.self) { screen in
        Button {
          navigation.screen = screen
        } label: {
          let least = detail == .cutNames ? Cells.cells(leastWidth(of: screen)) : nil
          label(screen, detail).frame(minWidth: least, idealWidth: least)
        }
        .buttonStyle(.borderless)
        .focusable(false)
        .accessibilityAddTraits(screen == navigation.screen ? .isSelected : [])
      }
      if detail.isCut {
        Button {
          navigation.sheet = .screens
        } label: {
          Text(Self.more).fixedSize()
        }
        .buttonStyle(.borderless)
        .focusable(false)
        .accessibilityLabel(words.text(BrowserText.commandScreens))
      }
    }
    .padding(.leading, .cells(1))
  }

  /// Returns the least width of a recognizable name with its digit: three letters and an ellipsis,
  /// or the whole name if that is shorter.
  private func leastWidth(of screen: BrowserScreen) -> Int {
    let name = words.text(screen.shortTitle)
    let widths = [name, String(name.prefix(3)) + Self.more].map {
      TextWidth.columns("\(screen.key) \($0)", asciiOnly: usesASCII)
    }
    return min(widths[0], widths[1])
  }

  private func label(_ screen: BrowserScreen, _ detail: Detail) -> some View {
    KeyLabel(
      key: Text(verbatim: String(screen.key)).foregroundStyle(ColorRole.accent),
      name: name(screen, detail).map { name in
        let text = Text(verbatim: name)
        return screen == navigation.screen
          ? text.bold().underline() : text.foregroundStyle(ColorRole.secondary)
      }
    )
  }

  private func text(_ screen: BrowserScreen, _ detail: Detail) -> String {
    [String(screen.key), name(screen, detail)].compactMap(\.self).joined(separator: " ")
  }

  private func name(_ screen: BrowserScreen, _ detail: Detail) -> String? {
    switch detail {
    case .names: words.text(screen.title)
    case .shortNames, .denseShortNames, .cutNames: words.text(screen.shortTitle)
    case .digits: screen == navigation.screen ? words.text(screen.shortTitle) : nil
    }
  }
}
