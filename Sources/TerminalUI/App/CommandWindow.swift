import Observation

/// The open state of the command menu.
@MainActor @Observable
final class CommandMenuState {
  var isOpen = false

  nonisolated init() {}
}

/// The content of a window, below a bar that lists the titles of its command menus.
struct CommandWindow: View {
  let content: AnyView
  let names: [String]
  let hasCommands: Bool
  let commands: CommandList
  let menu: CommandMenuState

  var body: some View {
    if hasCommands {
      VStack(spacing: .cells(0)) {
        CommandBar(names: names, commands: commands, menu: menu)
        ScreenContents(content: VStack(spacing: .cells(0)) { content })
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      content
    }
  }
}

/// The bar with the titles of the menus and the key that opens them.
///
/// The bar cannot have the focus, because each window would then need one more Tab press.
private struct CommandBar: View {
  let names: [String]
  let commands: CommandList
  let menu: CommandMenuState
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let isOpen = Binding(get: { menu.isOpen }, set: { menu.isOpen = $0 })
    PopUp(isPresented: isOpen, content: line) {
      commands.environment(\.showsShortcuts, true)
    }
  }

  private var line: some View {
    Button {
      menu.isOpen = true
    } label: {
      HStack(spacing: .cells(1)) {
        Text(verbatim: usesASCII ? "=" : "≡").fixedSize().padding(.leading, .cells(1))
        Text(verbatim: names.joined(separator: "  ")).lineLimit(1)
        Spacer()
        Text(verbatim: "F9").foregroundStyle(.secondary).fixedSize().padding(.trailing, .cells(1))
      }
    }
    .buttonStyle(CommandBarStyle())
    .focusable(false)
  }
}

/// A button style that draws the label alone, since the bar never has the focus.
private struct CommandBarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
