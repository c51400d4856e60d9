import StoreModel
import TerminalUI

/// The upper edge of a pane with its name. In the focused pane, the edge is heavier and the name
/// has a mark.
struct PaneTitle: View {
  let title: String
  /// Whether the pane below has the focus.
  let isFocused: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(spacing: .cells(1)) {
      if isFocused {
        FocusMark().foregroundStyle(role).fixedSize()
      } else {
        Text(verbatim: line).foregroundStyle(role).fixedSize()
      }
      Text(verbatim: title).bold(isFocused).lineLimit(1).layoutPriority(1)
      GeometryReader { proxy in
        Text(verbatim: String(repeating: line, count: max(proxy.cells.width, 0)))
          .foregroundStyle(role)
      }
      .frame(height: .cells(1))
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityAddTraits(.isHeader)
  }

  private var role: ColorRole { isFocused ? .accent : .separator }

  private var line: String {
    if usesASCII { return isFocused ? "=" : "-" }
    return isFocused ? "━" : "─"
  }
}
