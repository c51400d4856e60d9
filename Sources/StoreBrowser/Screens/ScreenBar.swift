import StoreModel
import TerminalUI

/// The screens by name, the open one marked, in one row: with their keys where the width
/// holds them, by their names alone, by names that are cut off, or by their keys and the open
/// one's name. Clicks open them.
struct ScreenBar: View {
  @Environment(\.usesASCII) private var usesASCII

  let model: BrowserModel

  /// The height in cells from which on a row is spent on it; ours.
  static let minimumHeight = 20

  /// How much is said of each screen.
  private enum Detail: CaseIterable {
    case keysAndNames
    case names
    case cutNames
    case keys
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Detail.allCases, id: \.self) { row($0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
  }

  private func row(_ detail: Detail) -> some View {
    HStack(spacing: .cells(detail == .names || detail == .cutNames ? 1 : 2)) {
      ForEach(BrowserScreen.allCases, id: \.self) { screen in
        Button {
          model.screen = screen
        } label: {
          let least = detail == .cutNames ? leastWidth(of: screen) : nil
          label(screen, detail).lineLimit(1).frame(minWidth: least, idealWidth: least)
        }
        .buttonStyle(.borderless)
        .focusable(false)
        .accessibilityAddTraits(screen == model.screen ? .isSelected : [])
      }
    }
    .padding(.horizontal, .cells(1))
  }

  /// The width below which a name is no longer known: that of three letters, and of the sign
  /// that more follow.
  private func leastWidth(of screen: BrowserScreen) -> Cells {
    let name = model.words.text(screen.title)
    let widths = [name, String(name.prefix(3)) + "…"].map {
      TextWidth.columns($0, asciiOnly: usesASCII)
    }
    return .cells(min(widths[0], widths[1]))
  }

  private func label(_ screen: BrowserScreen, _ detail: Detail) -> Text {
    let name = model.words.text(screen.title)
    let isOpen = screen == model.screen
    let text =
      switch detail {
      case .keysAndNames: "\(screen.key) \(name)"
      case .names, .cutNames: name
      case .keys: isOpen ? "\(screen.key) \(name)" : String(screen.key)
      }
    return isOpen
      ? Text(text).bold().underline() : Text(text).foregroundStyle(ColorRole.secondary)
  }
}
