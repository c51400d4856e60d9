import StoreModel
import TerminalUI

/// The screens by name, the open one marked, in one row: with their keys where the width
/// holds them, by their names alone, or by their keys and the open one's name. Clicks open
/// them.
struct ScreenBar: View {
  let model: BrowserModel

  /// The height in cells from which on a row is spent on it; ours.
  static let minimumHeight = 20

  /// How much is said of each screen.
  private enum Detail: CaseIterable {
    case keysAndNames
    case names
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
    HStack(spacing: .cells(detail == .names ? 1 : 2)) {
      ForEach(BrowserScreen.allCases, id: \.self) { screen in
        Button {
          model.screen = screen
        } label: {
          label(screen, detail)
        }
        .buttonStyle(.borderless)
        .focusable(false)
        .accessibilityAddTraits(screen == model.screen ? .isSelected : [])
      }
    }
    .padding(.horizontal, .cells(1))
  }

  private func label(_ screen: BrowserScreen, _ detail: Detail) -> Text {
    let name = model.words.text(screen.title)
    let isOpen = screen == model.screen
    let text =
      switch detail {
      case .keysAndNames: "\(screen.key) \(name)"
      case .names: name
      case .keys: isOpen ? "\(screen.key) \(name)" : String(screen.key)
      }
    return isOpen
      ? Text(text).bold().underline() : Text(text).foregroundStyle(ColorRole.secondary)
  }
}
