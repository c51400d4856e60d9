import StoreModel
import TerminalUI

/// The keys that work here, most needed first as far as the width goes; never wraps.
/// Those that the browser acts on can be clicked.
struct HintBar: View {
  let model: BrowserModel
  let width: Int
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(spacing: .cells(spacing)) {
      ForEach(fitting) { command in
        if command.action != nil {
          Button {
            model.perform(command)
          } label: {
            hint(command)
          }
          .buttonStyle(.borderless)
          .focusable(false)
        } else {
          hint(command)
        }
      }
    }
    .padding(.horizontal, .cells(1))
    .frame(height: .cells(1))
  }

  private var spacing: Int { width < 60 ? 2 : 3 }

  private func hint(_ command: BrowserCommand) -> Text {
    Text(command.label(model.words)).bold().foregroundStyle(ColorRole.accent)
      + Text(" " + command.hint(model.words)).foregroundStyle(ColorRole.secondary)
  }

  /// The most needed ones that fit together, in the order of the table.
  private var fitting: [BrowserCommand] {
    let context = model.context
    let candidates = model.commands.filter {
      $0.priority != nil && $0.contexts.contains(context) && $0.isHinted(model)
    }
    var room = width - 2 + spacing
    var chosen: Set<String> = []
    for command in candidates.sorted(by: { ($0.priority ?? 0) < ($1.priority ?? 0) }) {
      let length = TextWidth.columns(text(command), asciiOnly: usesASCII) + spacing
      if length > room { break }
      room -= length
      chosen.insert(command.id)
    }
    return candidates.filter { chosen.contains($0.id) }
  }

  private func text(_ command: BrowserCommand) -> String {
    "\(command.label(model.words)) \(command.hint(model.words))"
  }
}
