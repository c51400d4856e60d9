import StoreModel
import TerminalUI

/// The commands with their keys, to be searched and run: in parts, those of this screen
/// first, as the help, in which one goes from row to row, or in one list, as the palette, in which one types.
struct CommandList: View {
  let commands: CommandRunner
  let screenSize: ScreenSizeModel
  let isGrouped: Bool
  @State private var text = ""
  /// The row that is meant while the field has the focus.
  @State private var highlighted: String?
  /// Whether that row was scrolled out of sight, and how often it was asked for since.
  @State private var isHighlightedRowHidden = false
  @State private var revealRequests = 0
  @FocusState private var focus: Place?
  @Environment(\.dismiss) private var dismiss

  /// Where the focus can be.
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
          // Nothing is run unseen.
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

  /// Whether one goes from row to row; else the field keeps the focus.
  private var rowsTakeFocus: Bool { isGrouped && text.isEmpty }

  private func list(_ rows: [Row]) -> some View {
    ScrollViewReader { proxy in
      ScrollView {
        Group {
          if rowsTakeFocus {
            // One goes from any of them to any other, so all are there.
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

  /// What decides where the list has to stand: the row that is meant is to be seen, with what
  /// stands below it.
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

  /// The screen below.
  private var screen: BrowserScreen { commands.navigation.screen }

  /// A command where it stands in the list.
  private struct Row: Identifiable {
    let command: BrowserCommand
    /// What stands above it: the name of the part that it begins.
    var heading: BrowserText?
    /// Whether it is the last one of a part, which a line without text follows.
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
    // Those that work here come first.
    let here = all.filter { $0.contexts.contains(.screen(screen)) }
    let elsewhere = all.filter { !$0.contexts.contains(.screen(screen)) }
    let listed =
      isGrouped ? here + elsewhere : oneOfEach(here + elsewhere + commands.namedCommands)
    return CommandSearch(text).found(among: listed, in: commands.words)
  }

  /// The part that lists a command: that of this screen where the hint bar tells of it too.
  private func section(of command: BrowserCommand) -> BrowserCommand.Section? {
    guard let section = command.section, let home = section.screen, home != screen,
      command.contexts.contains(.screen(screen)), command.action != nil,
      command.priority != nil, commands.isHinted(command)
    else { return command.section }
    return BrowserCommand.Section.allCases.first { $0.screen == screen } ?? section
  }

  /// What several screens have, each under a key of its own, is one thing to whoever looks
  /// for it by name: the first, which works here if one of them does.
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

  /// What only tells of a key has nothing to be run, and is done with once it is read.
  private func run(_ id: String?) {
    let listed = commands.keyBindings.commands + (isGrouped ? [] : commands.namedCommands)
    guard let command = listed.first(where: { $0.id == id }) else { return }
    dismiss()
    commands.navigation.sheet = nil
    if command.action != nil { commands.run(command) }
  }
}

/// A command with its keys; where it can't be run, the reason stands below it: of what works on
/// other screens alone while it is highlighted.
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
            let obstacle
          {
            Text(obstacle)
              .foregroundStyle(isHighlighted ? .warning : .secondary)
              .padding(.leading, .cells(keyColumn + 3))
              // Told as the hint.
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.borderless)
      .focusable(takesFocus)
      .accessibilityAddTraits(isHighlighted ? .isSelected : [])
      .accessibilityHint(obstacle ?? "")
      .accessibilityDimmed(obstacle != nil)
    }
  }

  /// The width of the column of keys, in cells; in ASCII their names are longer.
  private var keyColumn: Int { usesASCII ? 13 : 10 }

  private var obstacle: String? { commands.obstacle(to: command) }

  private var line: some View {
    HStack(alignment: .top, spacing: .cells(1)) {
      FocusMark(isShown: isHighlighted)
      Text(command.label(commands.words))
        .foregroundStyle(.accent)
        .frame(width: .cells(keyColumn), alignment: .leading)
      Text(command.title(commands.words))
        .bold(isHighlighted)
        .foregroundStyle(obstacle == nil ? .primary : .secondary)
    }
  }
}
