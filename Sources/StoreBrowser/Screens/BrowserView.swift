import StoreModel
import StoreViews
import TerminalUI

/// The whole application: the screen bar, the open screen, the last notice, the customer's state,
/// and the hint bar.
struct BrowserView: View {
  let model: BrowserModel
  let commands: CommandRunner

  /// The smallest window in which every screen is usable, in cells; this project's choice.
  static let minimumSize = Size(width: 40, height: 12)

  /// The width in columns of the longest line that is comfortable to read; this project's choice.
  static let readableWidth = 100

  var body: some View {
    let backgroundScheme = model.colors.theme.backgroundScheme
    GeometryReader { proxy in
      // While the card covers the screen, the screen keeps its state.
      MainScreen(model: model, commands: commands, size: proxy.cells)
        .screenCard(isPresented: !proxy.cells.holds(MinimumSize(model: model).size)) {
          SizeCard(model: model, commands: commands)
        }
    }
    .onKeyPress { press in
      guard let command = commands.command(for: press.input) else {
        return .ignored
      }
      commands.perform(command)
      return .handled
    }
    .environment(\.storeSession, model.session)
    .environment(\.commandRunner, commands)
    .environment(\.layoutDirection, LayoutDirection(of: model.words.locale))
    .environment(\.showsPictures, model.colors.showsPictures)
    .transformEnvironment(\.colorScheme) { $0 = backgroundScheme ?? $0 }
  }
}

/// The message that the window is too small for the open screen. The only commands that work are
/// quitting and opening the store, which needs less space than the other screens.
private struct SizeCard: View {
  let model: BrowserModel
  let commands: CommandRunner

  var body: some View {
    Text(
      commands.words.text(
        BrowserText.tooSmall,
        MinimumSize(model: model).size.width,
        MinimumSize(model: model).size.height
      )
    )
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onKeyPress { press in
      let command = commands.keyBindings.commands.first {
        ["program.quit", Self.openStore].contains($0.id) && $0.keys.contains(press.input)
      }
      guard let command else { return .ignored }
      if command.id == Self.openStore { MinimumSize(model: model).uncoverStore() }
      commands.perform(command)
      return .handled
    }
  }

  private static let openStore = "screen.\(BrowserScreen.store.rawValue)"
}

private struct MainScreen: View {
  let model: BrowserModel
  let commands: CommandRunner
  let size: Size

  var body: some View {
    let minimum = MinimumSize(model: model).size
    VStack(alignment: .leading) {
      if size.height >= ScreenBar.minimumHeight, !model.appearancePanel.isStoreEnlarged {
        ScreenBar(navigation: model.navigation, words: model.words, width: size.width)
          .excludedFromSheets(at: .top)
      }
      ScreenContent(model: model)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onChange(of: size, initial: true) {
          model.screenSize.fit($1, atLeast: minimum)
        }
        .onChange(of: minimum) { model.screenSize.fit(size, atLeast: $1) }
      StatusLines(
        store: model.store,
        player: model.clockPlayer,
        navigation: model.navigation,
        screenSize: model.screenSize,
        showsCustomer: !model.appearancePanel.isStoreEnlarged
          && size.height >= BrowserView.minimumSize.height,
        width: size.width
      )
      HintBar(commands: commands, width: size.width)
        .background {
          FocusedKeysReporter(store: model.store, navigation: model.navigation)
          ClockHolder(
            player: model.clockPlayer,
            session: model.session,
            keyContext: model.keyContext,
            screenSize: model.screenSize
          )
        }
    }
    .sheet(isPresented: isPresented(.help), title: model.words.text(BrowserText.helpTitle)) {
      CommandList(commands: commands, screenSize: model.screenSize, contents: .help)
    }
    .sheet(isPresented: isPresented(.palette), title: model.words.text(BrowserText.paletteTitle)) {
      CommandList(commands: commands, screenSize: model.screenSize, contents: .palette)
    }
    .sheet(isPresented: isPresented(.screens), title: model.words.text(BrowserText.helpScreens)) {
      CommandList(commands: commands, screenSize: model.screenSize, contents: .screens)
    }
    .sheet(isPresented: isPresented(.clock), title: model.words.text(BrowserText.moveClockBy)) {
      ClockPrompt(clock: model.clock)
    }
    .sheet(isPresented: isPresented(.snippet), title: model.words.text(AppearanceText.snippetTitle))
    {
      SnippetSheet(model: model.appearancePanel)
    }
    .sheet(isPresented: isPresented(.overwrite), title: model.words.text(SettingsText.writeTitle)) {
      OverwriteSheet(model: model.settings)
    }
    .modifier(MessagePresenter(model: model.messages))
  }

  private func isPresented(_ sheet: NavigationModel.Sheet) -> Binding<Bool> {
    Binding {
      model.navigation.sheet == sheet
    } set: { isPresented in
      if !isPresented, model.navigation.sheet == sheet { model.navigation.sheet = nil }
    }
  }
}

/// The content of the open screen.
private struct ScreenContent: View {
  let model: BrowserModel

  var body: some View {
    switch model.navigation.screen {
    case .store: StoreWithPanel(model: model.appearancePanel)
    case .gallery: GalleryScreen(model: model.gallery)
    case .account: AccountScreen(model: model.account)
    case .timeline: TimelineScreen(model: model.timeline)
    case .transactions: TransactionsScreen(model: model.transactions)
    case .messages: MessagesScreen(model: model.messages)
    case .settings: SettingsScreen(model: model.settings)
    case .configuration: ConfigurationScreen(model: model.file)
    }
  }
}
