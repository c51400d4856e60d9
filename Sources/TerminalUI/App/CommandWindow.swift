import Observation

/// Whether the menu of commands is open.
@MainActor @Observable
final class CommandMenuState {
  var isOpen = false

  nonisolated init() {}
}

/// The content of a window, below a line that names the menus of its commands.
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

/// The names of the menus, and the key that opens them. It takes no part in the focus, so
/// that commands cost no key on the way through a window.
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

/// The label as it is: nothing is to be told of the focus.
private struct CommandBarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
