import StoreModel
import StoreViews
import TerminalUI

/// The keys that work here, most needed first as far as the width goes; never wraps. Where
/// some are left out an ellipsis says so, which opens the help. Those that the browser acts on
/// can be clicked.
struct HintBar: View {
  let model: BrowserModel
  let width: Int
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(spacing: .cells(spacing)) {
      let (fitting, areLeftOut) = fitting
      ForEach(fitting) { Hint(model: model, command: $0) }
      if areLeftOut { ellipsis }
    }
    .padding(.horizontal, .cells(1))
    .frame(height: .cells(1))
    .background { KeysInFocus(model: model) }
  }

  private var spacing: Int { width < 60 ? 2 : 3 }

  /// Stands for the hints that did not fit.
  @ViewBuilder private var ellipsis: some View {
    if let help = model.keyBindings.help, help.contexts.contains(model.context) {
      Button {
        model.perform(help)
      } label: {
        Text(Self.more)
      }
      .buttonStyle(.borderless)
      .focusable(false)
      .accessibilityLabel(help.title(model.words))
    } else {
      Text(Self.more)
    }
  }

  private static let more = "…"

  /// The most needed ones that fit together, and whether others are left out.
  private var fitting: (commands: [BrowserCommand], areLeftOut: Bool) {
    let takesLetters = model.takesLetters
    let ranked = model.keyBindings.ranked(in: model.context).filter {
      $0.isHinted(model) && !(takesLetters && $0.isByCharacter)
    }
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
    "\(command.label(model.words)) \(command.hint(model.words))"
  }
}

/// A key and what it is for; nothing of it is made again when the bar is.
private struct Hint: View, Equatable {
  let model: BrowserModel
  let command: BrowserCommand

  var body: some View {
    if command.action != nil {
      Button {
        model.perform(command)
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
    Text(command.label(model.words)).bold().foregroundStyle(ColorRole.accent)
      + Text(" " + command.hint(model.words)).foregroundStyle(ColorRole.secondary)
  }

  /// A command is told by its name: the table has one of each.
  nonisolated static func == (left: Hint, right: Hint) -> Bool {
    left.model === right.model && left.command.id == right.command.id
  }
}

/// Hands to the model what the views tell of the keys where the focus is; a view of its own, so
/// that the bar is made again only where that says something else.
private struct KeysInFocus: View {
  let model: BrowserModel
  @FocusedValue(\.planAxis) private var planAxis
  @FocusedValue(\.storeEnter) private var storeEnter
  @FocusedValue(\.isInGroupSheet) private var isInGroupSheet
  @FocusedValue(\.promptEnter) private var promptEnter

  var body: some View {
    Color.clear
      .onChange(of: storeKeys) { if model.store.keys != $1 { model.store.keys = $1 } }
      .onChange(of: promptEnter) { model.navigation.promptEnter = $1 ?? .pick }
  }

  private var storeKeys: StoreScreenModel.Keys {
    StoreScreenModel.Keys(
      planAxis: planAxis ?? .vertical,
      enter: storeEnter,
      isInGroupSheet: isInGroupSheet ?? false
    )
  }
}
