import StoreModel
import TerminalUI

/// The commands with their keys. The person can search and run them. The help groups the commands
/// by section, the open screen's section first, and the focus moves between rows. The palette is a
/// single list, and the focus stays in the search field.
struct CommandList: View {
  let commands: CommandRunner
  let screenSize: ScreenSizeModel
  let isGrouped: Bool
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
      list(rows)
      if rows.isEmpty {
        Text(commands.words.text(BrowserText.nothingFound))
          .foregroundStyle(.secondary)
          .layoutPriority(1)
      }
      Button(commands.words[.close]) { dismiss() }
        .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, .cells(1))
    .frame(maxWidth: .cells(SheetWidth.commands), maxHeight: .infinity, alignment: .topLeading)
    .onKeyPress(.character("/")) {
      focus = .field
      return .handled
    }
    .onAppear {
      highlighted = firstRunnable
      if rowsTakeFocus { focus = rows.first.map { .row($0.id) } }
    }
  }

  /// Whether the focus moves between rows; otherwise it stays in the field.
  private var rowsTakeFocus: Bool { isGrouped && text.isEmpty }

  private func list(_ rows: [Row]) -> some View {
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

  private func lines(of rows: [Row]) -> some View {
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

  /// The screen under the sheet.
  private var screen: BrowserScreen { commands.navigation.screen }

  /// A command with its position in the list.
  private struct Row: Identifiable {
    let command: BrowserCommand
    /// The name of the section, for its first row.
    var heading: BrowserText?
    /// Whether the row is the last of its section. A blank line follows it.
    var endsPart = false
    var id: BrowserCommand.ID { command.id }
  }

  private var rows: [Row] {
    guard rowsTakeFocus else { return foundCommands.map { Row(command: $0) } }
    let sections = BrowserCommand.Section.allCases
    let here = sections.filter { $0.screen == screen }
    let parts = Dictionary(grouping: commands.keyBindings.commands, by: section(of:))
    return (here + sections.filter { $0.screen != screen }).flatMap { section in
      let part = parts[section, default: []]
      return part.enumerated().map { index, command in
        Row(
          command: command,
          heading: index == 0 ? section.title : nil,
          endsPart: index == part.count - 1
        )
      }
    }
  }

  private var foundCommands: [BrowserCommand] {
    let all = commands.keyBindings.commands.filter {
      $0.section != nil && (isGrouped || $0.action != nil)
    }
    // Commands of this screen come first.
    let here = all.filter { $0.contexts.contains(.screen(screen)) }
    let elsewhere = all.filter { !$0.contexts.contains(.screen(screen)) }
    let listed =
      isGrouped ? here + elsewhere : oneOfEach(here + elsewhere + commands.namedCommands)
    return CommandSearch(text).found(among: listed, in: commands.words)
  }

  /// Returns the section that lists a command. If the hint bar of the open screen shows the
  /// command, returns a section of that screen.
  private func section(of command: BrowserCommand) -> BrowserCommand.Section? {
    guard let section = command.section, let home = section.screen, home != screen,
      command.contexts.contains(.screen(screen)), command.action != nil,
      command.priority != nil, commands.isHinted(command)
    else { return command.section }
    return BrowserCommand.Section.allCases.first { $0.screen == screen } ?? section
  }

  /// Returns the commands, but only the first of those with equal titles. Several screens have the
  /// same action with different keys, but a search by name needs it only once. If one of these
  /// commands works on the open screen, that command is first.
  private func oneOfEach(_ all: [BrowserCommand]) -> [BrowserCommand] {
    var titles: Set<String> = []
    return all.filter { titles.insert($0.title(commands.words)).inserted }
  }

  private var runnable: [String] {
    foundCommands.filter { $0.action != nil }.map(\.id)
  }

  private var firstRunnable: String? { isGrouped && text.isEmpty ? nil : runnable.first }

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
    let listed = commands.keyBindings.commands + (isGrouped ? [] : commands.namedCommands)
    guard let command = listed.first(where: { $0.id == id }) else { return }
    dismiss()
    commands.navigation.sheet = nil
    if command.action != nil { commands.run(command) }
  }
}

/// A command with its keys. If the command cannot run, the reason is below the row. Commands of
/// other screens show the reason only while they are highlighted.
private struct CommandRow: View {
  let commands: CommandRunner
  let command: BrowserCommand
  let isHighlighted: Bool
  let takesFocus: Bool
  let run: @MainActor () -> Void
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if command.action == nil {
      line
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
              .foregroundStyle(isHighlighted ? .warning : .secondary)
              .padding(.leading, .cells(keyColumn + 3))
              // Screen readers announce this text as the row's hint.
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.borderless)
      .focusable(takesFocus)
      .accessibilityAddTraits(isHighlighted ? .isSelected : [])
      .accessibilityHint(unavailableReason ?? "")
      .accessibilityDimmed(unavailableReason != nil)
    }
  }

  /// The width of the column of keys, in cells. Names of keys are longer in ASCII.
  private var keyColumn: Int { usesASCII ? 13 : 10 }

  private var unavailableReason: String? { commands.unavailableReason(for: command) }

  private var line: some View {
    HStack(alignment: .top, spacing: .cells(1)) {
      FocusMark(isShown: isHighlighted)
      Text(command.label(commands.words))
        .foregroundStyle(.accentRole)
        .frame(width: .cells(keyColumn), alignment: .leading)
      Text(command.title(commands.words))
        .bold(isHighlighted)
        .foregroundStyle(unavailableReason == nil ? .primary : .secondary)
    }
  }
}
