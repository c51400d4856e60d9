import StoreModel
import TerminalUI

/// The keys that work now, on one line, sorted by priority. If some keys do not fit, an ellipsis at
/// the end opens the help. Keys that the browser handles are clickable.
struct HintBar: View {
  let commands: CommandRunner
  let width: Int
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(spacing: .cells(spacing)) {
      let (fitting, areLeftOut) = fitting
      ForEach(fitting) { Hint(commands: commands, command: $0) }
      if areLeftOut { ellipsis }
    }
    .padding(.horizontal, .cells(1))
    .frame(height: .cells(1))
  }

  private var spacing: Int { width < ScreenSizeModel.narrowWidth ? 2 : 3 }

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

  /// The hints with the highest priority that fit on the line, and whether other hints are left
  /// out.
  private var fitting: (commands: [BrowserCommand], areLeftOut: Bool) {
    let ranked = commands.hintedCommands
    let whole = width - 2 + spacing
    let lengths = ranked.map { TextWidth.columns(text($0), asciiOnly: usesASCII) + spacing }
    if lengths.reduce(0, +) <= whole { return (ranked, false) }
    var room = whole - TextWidth.columns(Self.more, asciiOnly: usesASCII) - spacing
    let fitting = zip(ranked, lengths).prefix { _, length in
      room -= length
      return room >= 0
    }
    return (fitting.map(\.0), true)
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
        text
      }
      .buttonStyle(.borderless)
      .focusable(false)
    } else {
      text
    }
  }

  private var text: Text {
    Text(command.label(commands.words)).bold().foregroundStyle(ColorRole.accent)
      + Text(" " + command.hint(commands.words)).foregroundStyle(ColorRole.secondary)
  }

  /// Compares commands by identifier, because identifiers are unique in the table.
  nonisolated static func == (left: Hint, right: Hint) -> Bool {
    left.commands === right.commands && left.command.id == right.command.id
  }
}
