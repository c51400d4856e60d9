import StoreModel
import StoreViews
import TerminalUI

/// The whole application: the store, below it what happened, where the customer stands,
/// and the keys.
struct BrowserView: View {
  let model: BrowserModel

  /// The smallest screen that the store is useful on, in cells; ours.
  static let minimumSize = Size(width: 40, height: 12)

  var body: some View {
    GeometryReader { proxy in
      if isTooSmall(proxy.cells) {
        SizeCard(words: model.words)
      } else {
        MainScreen(model: model, width: proxy.cells.width)
      }
    }
    .onKeyPress { press in
      guard let binding = KeyBinding.binding(for: press.input, in: model),
        let action = binding.action
      else { return .ignored }
      action(model)
      return .handled
    }
    .environment(\.storeSession, model.session)
    .environment(\.layoutDirection, LayoutDirection(of: model.words.locale))
  }

  private func isTooSmall(_ size: Size) -> Bool {
    size.width < Self.minimumSize.width || size.height < Self.minimumSize.height
  }
}

/// Says how large the window has to be.
private struct SizeCard: View {
  let words: Words

  var body: some View {
    Text(
      words.text(
        .tooSmall,
        BrowserView.minimumSize.width,
        BrowserView.minimumSize.height
      )
    )
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct MainScreen: View {
  @Bindable var model: BrowserModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      store
        .environment(\.layoutDirection, LayoutDirection(of: model.session.catalog.locale))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      StatusLines(model: model, width: width)
      HintBar(model: model, width: width)
    }
    .sheet(isPresented: $model.isHelpShown, title: model.words[.helpTitle]) {
      HelpScreen(words: model.words)
    }
    .sheet(isPresented: $model.isClockPromptShown, title: model.words[.moveClockBy]) {
      ClockPrompt(model: model)
    }
  }

  @ViewBuilder private var store: some View {
    if let group = model.group {
      BrowsedStore(model: model, group: group)
    } else {
      UnavailableView(
        title: model.words[.noSubscriptions],
        text: model.words[.noSubscriptionsText]
      )
    }
  }
}
