import StoreModel
import TerminalUI

/// The store with the appearance panel, which is beside or over the store.
struct StoreWithPanel: View {
  let model: AppearancePanelModel
  @FocusState private var isInStore: Bool
  @FocusState private var isInPanel: Bool
  @Environment(\.resetFocus) private var resetFocus
  @Namespace private var namespace

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        if model.isBeside {
          PaneTitle(title: model.words.text(BrowserText.screenStore), isFocused: isInStore)
            .padding(.horizontal, .cells(1))
        }
        StoreScreen(model: model.store).frame(maxWidth: .infinity, maxHeight: .infinity)
          .focused($isInStore)
          // An arrow key in one pane must not choose a plan or a value in the other pane. Tab moves
          // between the panes.
          .keepsArrows()
      }
      if model.isBeside {
        Divider()
        AppearancePanel(model: model, width: panelWidth - 1, isFocused: isInPanel)
          .focused($isInPanel)
          .keepsArrows()
          .onKeyPress(Key.tab) { goToStore() }
          .onKeyPress(Key.backtab) { goToStore() }
          .padding(.leading, .cells(1))
          .frame(width: .cells(panelWidth))
      }
    }
    .onChange(of: isInPanel) { model.isFocused = $1 }
    // The focus disappears with the panel. Without a reset, the focus moves to the nearest control,
    // which is not a plan.
    .onChange(of: model.isBeside) {
      if !$1, !model.isOver { resetFocus(in: namespace) }
    }
    .sheet(isPresented: isOver, title: model.words.text(AppearanceText.panelTitle)) {
      VStack(alignment: .leading) {
        AppearancePanel(model: model, width: widthOverStore, isFocused: true)
        Button(model.words[.close]) { model.isOpen = false }.frame(maxWidth: .infinity)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// The minimum width in columns at which a screen has space for the wider panel. The store beside
  /// the panel is then still wider than `StoreFrameLimits.narrowWidth`. The number is this
  /// project's choice.
  private static let wideScreen = 120
  private var panelWidth: Int { model.screenSize.columns >= Self.wideScreen ? 44 : 36 }

  /// The width of the panel's list over the store, in columns.
  private var widthOverStore: Int { SheetWidth.content(onScreenOf: model.screenSize.columns) }

  /// Moves the focus from the panel to the store. In the search field of a list of values, Tab
  /// leaves the field instead.
  private func goToStore() -> KeyPress.Result {
    if model.list.isTyping { return .ignored }
    isInStore = true
    return .handled
  }

  private var isOver: Binding<Bool> {
    Binding {
      model.isOver
    } set: { isOver in
      if !isOver, model.isOver { model.isOpen = false }
    }
  }
}

/// The panel that lists all options of the store's appearance.
private struct AppearancePanel: View {
  let model: AppearancePanelModel
  /// The width of the list in columns.
  let width: Int
  /// Whether the focus is in the panel.
  let isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      if model.isBeside {
        PaneTitle(title: model.words.text(AppearanceText.panelTitle), isFocused: isFocused)
          .padding(.bottom, .cells(1))
          .padding(.trailing, .cells(1))
      }
      ChoiceList(model: model.list, choices: model.choices, width: width)
    }
    .environment(\.layoutDirection, LayoutDirection(of: model.words.locale))
  }
}

/// The sheet with the Swift code of the store on the screen.
struct SnippetSheet: View {
  let model: AppearancePanelModel
  @Environment(\.dismiss) private var dismiss

  /// Returns the width of a code listing in cells: the width of the longest line, but at least 40
  /// for the buttons.
  private static func width(of text: String) -> Int {
    max(text.split(separator: "\n").map { TextWidth.columns(String($0)) }.max() ?? 0, 40)
  }

  var body: some View {
    let text = model.snippet?.text ?? ""
    VStack(alignment: .leading) {
      ScrollView([.horizontal, .vertical]) {
        Text(verbatim: text)
          .lineLimit(nil)
          .fixedSize()
          .frame(maxWidth: .infinity, alignment: .leading)
          .readingArea(model.words.text(AppearanceText.snippetName).asSentence)
      }
      .environment(\.layoutDirection, .leftToRight)
      HStack(spacing: .cells(2)) {
        Button(model.words.text(AppearanceText.copy)) { model.copySnippet() }
          .keyboardShortcut("y", modifiers: [])
        Button(model.words[.close]) { dismiss() }
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .cells(Self.width(of: text)))
  }
}
