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
      ForEach(fitting, id: \.hint) { binding in
        if let action = binding.action {
          Button {
            action(model)
          } label: {
            hint(binding)
          }
          .buttonStyle(.borderless)
          .focusable(false)
        } else {
          hint(binding)
        }
      }
    }
    .padding(.horizontal, .cells(1))
    .frame(height: .cells(1))
  }

  private var spacing: Int { width < 60 ? 2 : 3 }

  private func hint(_ binding: KeyBinding) -> Text {
    Text(binding.label.text(model.words)).bold()
      + Text(" " + model.words[binding.hint]).foregroundStyle(.secondary)
  }

  /// The most needed ones that fit together, in the order of the table.
  private var fitting: [KeyBinding] {
    let context = model.context
    let candidates = KeyBinding.table.filter {
      $0.priority != nil && $0.contexts.contains(context) && $0.isHinted(model)
    }
    var room = width - 2 + spacing
    var chosen: Set<Words.Key> = []
    for binding in candidates.sorted(by: { ($0.priority ?? 0) < ($1.priority ?? 0) }) {
      let length = TextWidth.columns(text(binding), asciiOnly: usesASCII) + spacing
      if length > room { break }
      room -= length
      chosen.insert(binding.hint)
    }
    return candidates.filter { chosen.contains($0.hint) }
  }

  private func text(_ binding: KeyBinding) -> String {
    "\(binding.label.text(model.words)) \(model.words[binding.hint])"
  }
}
