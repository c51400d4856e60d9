import StoreModel
import TerminalUI

/// A command with its keys. If the command cannot run, the reason is below the row. Commands of
/// other screens show the reason only while they are highlighted.
struct CommandRow: View {
  let commands: CommandRunner
  let command: BrowserCommand
  let isHighlighted: Bool
  let takesFocus: Bool
  let run: @MainActor () -> Void
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if command.action == nil {
      RowLabel(emphasis) { line }
        .focusable(takesFocus)
        .onKeyPress(.enter) {
          run()
          return .handled
        }
    } else {
      Button {
        run()
      } label: {
        VStack(alignment: .leading) {
          line
          if isHighlighted || command.contexts.contains(.screen(commands.navigation.screen)),
            let unavailableReason
          {
            Text(unavailableReason)
              .foregroundStyle(.secondary)
              .padding(.leading, .cells(keyColumn + Self.gap))
              // Screen readers announce this text as the row's hint.
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(RowButtonStyle(emphasis))
      .focusable(takesFocus)
      .accessibilityAddTraits(isHighlighted ? .isSelected : [])
      .accessibilityHint(unavailableReason ?? "")
      .accessibilityDimmed(unavailableReason != nil)
    }
  }

  /// The blank columns between the keys and the title.
  private static let gap = 1

  private var emphasis: RowEmphasis { isHighlighted ? .focused : .none }

  /// The width of the column of keys, in cells. Names of keys are longer in ASCII.
  private var keyColumn: Int { usesASCII ? 13 : 10 }

  private var unavailableReason: String? { commands.unavailableReason(for: command) }

  private var line: some View {
    HStack(alignment: .top, spacing: .cells(Self.gap)) {
      Text(command.label(commands.words))
        .foregroundStyle(.accentRole)
        .frame(width: .cells(keyColumn), alignment: .leading)
      Text(command.title(commands.words))
        .foregroundStyle(unavailableReason == nil ? .primary : .secondary)
    }
  }
}
