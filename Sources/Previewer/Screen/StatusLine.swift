import ExternalInput
import StoreModel
import TerminalUI

/// The last line of the screen: the shown preview, the present activity, and the previewer's keys.
struct StatusLine: View {
  let state: PreviewState
  let width: Int
  let press: @MainActor (PreviewKey) -> Void

  var body: some View {
    HStack(spacing: .cells(2)) {
      Text(PrintableText.escaped(state.title)).bold().lineLimit(1)
      if let word = state.word {
        Text(word).foregroundStyle(state.problem == nil ? .secondary : .critical)
          .lineLimit(1)
      }
      Spacer(minLength: .cells(0))
      ForEach(hints, id: \.self) { key in
        Button {
          press(key)
        } label: {
          Text(key.name).bold() + Text(" " + key.hint).foregroundStyle(.secondary)
        }
        .buttonStyle(.borderless)
        .focusable(false)
      }
    }
    .padding(.horizontal, .cells(1))
    .frame(width: .cells(width), height: .cells(1), alignment: .leading)
  }

  /// The keys that work now. Keys that do not fit beside the title are left out.
  private var hints: [PreviewKey] {
    var room = width - 4 - TextWidth.columns(state.title + (state.word ?? ""), asciiOnly: false)
    return state.keys.filter { key in
      room -= key.name.count + key.hint.count + 3
      return room >= 0
    }
  }
}
