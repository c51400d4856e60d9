import StoreModel
import TerminalUI

/// The keys that work now, on one line, sorted by priority. If some keys do not fit, an ellipsis at
/// the end opens the help. Keys that the browser handles are clickable.
struct HintBar: View {
  let commands: CommandRunner
  let width: Int
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let (fitting, areLeftOut, spacing) = fitting
    HStack(spacing: .cells(spacing)) {
      ForEach(fitting) { Hint(commands: commands, command: $0) }
      if areLeftOut { ellipsis }
    }
    .padding(.horizontal, .cells(1))
    .frame(height: .cells(1))
  }

  /// The ellipsis for the hints that do not fit.
  @ViewBuilder private var ellipsis: some View {
    if let help = commands.help {
      Button {
        commands.perform(help)
      } label: {
        Text(Self.more)
      }
      .buttonStyle(.borderless)
      .focusable(false)
      .accessibilityLabel(help.title(commands.words))
    } else {
      Text(Self.more)
    }
  }

  private static let more = "…"

  /// The width in columns below which hints are closer together if not all of them fit; this
  /// project's choice.
  private static let wideWidth = 100

  /// The hints with the highest priority that fit on the line, whether other hints are left out,
  /// and the space between hints, in cells.
  private var fitting: (commands: [BrowserCommand], areLeftOut: Bool, spacing: Int) {
    let whole = width - 2
    var (ranked, lengths, columns): ([BrowserCommand], [Int], Int) = ([], [], 0)
    // Hints after the first one that does not fit are not looked for.
    for command in commands.hintedCommands {
      let length = TextWidth.columns(text(command), asciiOnly: usesASCII)
      columns += length + (ranked.isEmpty ? 0 : 2)
      ranked.append(command)
      lengths.append(length)
      if columns > whole { break }
    }
    if columns <= whole {
      let canBeWider = width >= ScreenSizeModel.narrowWidth && columns + ranked.count - 1 <= whole
      return (ranked, false, canBeWider ? 3 : 2)
    }
    let spacing = width < Self.wideWidth ? 2 : 3
    var room = whole - TextWidth.columns(Self.more, asciiOnly: usesASCII)
    let fitting = zip(ranked, lengths).prefix { _, length in
      room -= length + spacing
      return room >= 0
    }
    return (fitting.map(\.0), true, spacing)
  }

  private func text(_ command: BrowserCommand) -> String {
    "\(command.label(commands.words)) \(command.hint(commands.words))"
  }
}

/// A key and its effect. The view is equatable, so that it is not rebuilt with the bar.
private struct Hint: View, Equatable {
  let commands: CommandRunner
  let command: BrowserCommand

  var body: some View {
    if command.action != nil {
      Button {
        commands.perform(command)
      } label: {
        label
      }
      .buttonStyle(.borderless)
      .focusable(false)
    } else {
      label.accessibilityElement(children: .combine)
    }
  }

  private var label: KeyLabel {
    KeyLabel(
      key: Text(command.label(commands.words)).bold().foregroundStyle(ColorRole.accent),
      name: Text(command.hint(commands.words)).foregroundStyle(ColorRole.secondary)
    )
  }

  /// Compares commands by identifier, because identifiers are unique in the table.
  nonisolated static func == (left: Hint, right: Hint) -> Bool {
    left.commands === right.commands && left.command.id == right.command.id
  }
}
