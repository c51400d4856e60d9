import StoreModel
import TerminalUI

/// The commands with their keys. The person can search and run them.
///
/// The help lists the essential commands first; a key lists all commands by section, the open
/// screen's section first. In the help and in the list of screens, the focus moves between rows. The
/// palette is a single list, and the focus stays in the search field.
struct CommandList: View {
  let commands: CommandRunner
  let screenSize: ScreenSizeModel
  let contents: CommandListing.Contents
  @State private var text = ""
  /// The highlighted row while the field has the focus.
  @State private var highlighted: String?
  /// Whether the highlighted row is out of sight.
  @State private var isHighlightedRowHidden = false
  /// The number of requests to scroll to the highlighted row. An increment scrolls the list even if
  /// the same row stays highlighted, for example after the mouse wheel moved that row out of sight.
  @State private var revealRequests = 0
  @FocusState private var focus: Place?
  @Environment(\.dismiss) private var dismiss

  /// A place that can have the focus.
  private enum Place: Hashable {
    case field
    case row(String)
  }

  var body: some View {
    let rows = rows
    VStack(alignment: .leading) {
      if contents != .screens { field }
      list(rows)
      if rows.isEmpty {
        Text(commands.words.text(BrowserText.nothingFound))
          .foregroundStyle(.secondary)
          .layoutPriority(1)
      }
      buttons
    }
    .padding(.horizontal, .cells(1))
    .frame(
      maxWidth: .cells(SheetWidth.commands),
      maxHeight: contents == .screens ? nil : .infinity,
      alignment: .topLeading
    )
    .onKeyPress(.character("/")) {
      guard contents != .screens else { return .ignored }
      focus = .field
      return .handled
    }
    // Keys do not leave a sheet, so the list runs the commands that work in it.
    .onKeyPress { press in
      guard let command = commands.command(for: press.input) else { return .ignored }
      commands.perform(command)
      return .handled
    }
    .onAppear {
      highlighted = firstRunnable
      focusFirstRow()
    }
    .onChange(of: commands.navigation.showsEssentials) { focusFirstRow() }
  }

  private var field: some View {
    TextField(commands.words.text(BrowserText.searchCommands), text: $text)
      .focused($focus, equals: .field)
      .onChange(of: text) { (highlighted, isHighlightedRowHidden) = (firstRunnable, false) }
      .onKeyPress { press in
        guard !rowsTakeFocus, let step = step(for: press.input) else { return .ignored }
        move(by: step)
        return .handled
      }
      .onSubmit {
        // A command out of sight must not run. Enter scrolls to it first.
        if isHighlightedRowHidden { revealRequests += 1 } else { run(highlighted) }
      }
  }

  /// The buttons below the list: all keys if only the essential ones are listed, and Close.
  private var buttons: some View {
    HStack(spacing: .cells(3)) {
      if commands.navigation.showsEssentials, text.isEmpty {
        Button(commands.words.text(BrowserText.allKeys)) { commands.navigation.openAllKeys() }
      }
      Button(commands.words[.close]) { dismiss() }
    }
    .frame(maxWidth: .infinity)
  }

  /// Moves the focus to the first row, if rows take the focus.
  private func focusFirstRow() {
    if rowsTakeFocus { focus = rows.first.map { .row($0.id) } }
  }

  /// Whether the focus moves between rows; otherwise it stays in the field.
  private var rowsTakeFocus: Bool { listing.isGrouped }

  private func list(_ rows: [CommandListing.Row]) -> some View {
    ScrollViewReader { proxy in
      ScrollView {
        Group {
          if rowsTakeFocus {
            // The focus can move from any row to any other, so all rows must exist.
            VStack(alignment: .leading) { lines(of: rows) }
          } else {
            LazyVStack(alignment: .leading) { lines(of: rows) }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .onChange(of: revealTrigger) { if let row = $1.row { proxy.scrollTo(row) } }
    }
  }

  private func lines(of rows: [CommandListing.Row]) -> some View {
    ForEach(rows) { row in
      VStack(alignment: .leading) {
        if let heading = row.heading {
          Text(commands.words.text(heading)).bold()
        }
        CommandRow(
          commands: commands,
          command: row.command,
          isHighlighted: isHighlightedRow(row.command),
          takesFocus: rowsTakeFocus,
          run: { run(row.id) }
        )
        .focused($focus, equals: .row(row.id))
        .onScrollVisibilityChange { if row.id == highlighted { isHighlightedRowHidden = !$0 } }
        if row.endsPart { Text(verbatim: " ") }
      }
    }
  }

  /// The values that decide the scroll position. If one changes, the list scrolls to the
  /// highlighted row.
  private struct RevealTrigger: Equatable {
    let row: BrowserCommand.ID?
    let calls: Int
    let text: String
    let screen: Size
    let isTooSmall: Bool
  }

  private var revealTrigger: RevealTrigger {
    let screen = Size(width: screenSize.columns, height: screenSize.rows)
    var row = highlighted
    if rowsTakeFocus, case .row(let id)? = focus { row = id }
    return RevealTrigger(
      row: row,
      calls: revealRequests,
      text: text,
      screen: screen,
      isTooSmall: screenSize.isTooSmall
    )
  }

  private func isHighlightedRow(_ command: BrowserCommand) -> Bool {
    rowsTakeFocus ? focus == .row(command.id) : command.id == highlighted
  }

  /// The listed commands, as sections and as the result of a search.
  private var listing: CommandListing {
    CommandListing(commands: commands, contents: contents, text: text)
  }

  private var rows: [CommandListing.Row] { listing.rows }

  private var runnable: [String] {
    listing.foundCommands.filter { $0.action != nil }.map(\.id)
  }

  private var firstRunnable: String? { rowsTakeFocus ? nil : runnable.first }

  private func step(for key: Key) -> Int? {
    switch key {
    case .down: 1
    case .up: -1
    case .pageDown: 8
    case .pageUp: -8
    default: nil
    }
  }

  private func move(by step: Int) {
    let ids = runnable
    guard !ids.isEmpty else { return }
    let index = highlighted.flatMap { ids.firstIndex(of: $0) }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : ids.count - 1)
    highlighted = ids[min(max(next, 0), ids.count - 1)]
    (isHighlightedRowHidden, revealRequests) = (false, revealRequests + 1)
  }

  /// Closes the list and runs a command. A row that only explains a key has no command to run.
  private func run(_ id: String?) {
    let listed =
      commands.keyBindings.commands + (contents == .palette ? commands.namedCommands : [])
    guard let command = listed.first(where: { $0.id == id }) else { return }
    dismiss()
    commands.navigation.sheet = nil
    if command.action != nil { commands.run(command) }
  }
}
