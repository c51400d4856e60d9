import StoreModel
import TerminalUI

/// The screens by name, the open one marked, in one row: with their keys where the width
/// holds them, by their names alone, by shorter names, by these cut off, or by their keys and
/// the open one's name. Clicks open them.
struct ScreenBar: View {
  @Environment(\.usesASCII) private var usesASCII

  let navigation: NavigationModel
  let words: Words
  let width: Int

  /// The height in cells from which on a row is spent on it; ours.
  static let minimumHeight = 20

  /// How much is said of each screen.
  private enum Detail: CaseIterable {
    case keysAndNames
    case names
    case shortNames
    case cutNames
    case keys

    /// Between two screens, in cells.
    var spacing: Int { self == .keysAndNames || self == .keys ? 2 : 1 }
  }

  var body: some View {
    // The widths of texts tell what fits, so that no row is made to be looked at and left out.
    let detail = Detail.allCases.first { columns(of: $0) <= width } ?? .keys
    row(detail)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .contain)
  }

  /// The columns that a row has to have.
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

  /// The width below which a name is no longer known: that of three letters, and of the sign
  /// that more follow.
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
