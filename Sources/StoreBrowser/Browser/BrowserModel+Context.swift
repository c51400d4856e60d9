import StoreModel
import StoreViews
import TerminalUI

/// What the keys do, which depends on all screens and sheets.
extension BrowserModel {
  /// What the keys are for at the moment.
  var context: BrowserCommand.Context {
    if session.isAlerting { return .alert }
    if session.isConfirming { return .purchase }
    if messages.presented != nil { return .prompt }
    switch navigation.sheet {
    case .help?, .palette?, .snippet?, .fileDetails?: return .reading
    case .clock?, .overwrite?: return .prompt
    case nil: break
    }
    if session.openPolicy != nil { return .reading }
    if lookPanel.isOver { return .look }
    return store.keys.isInGroupSheet ? .groupSheet : contextOfScreen
  }

  /// Whether the help or the palette is open.
  var isListingCommands: Bool { navigation.sheet == .help || navigation.sheet == .palette }

  /// The list of choices that keys work in: that of the panel, or of the settings.
  var choiceList: ChoiceListModel? {
    switch context {
    case .look: lookPanel.list
    case .screen(.store): lookPanel.isBeside && lookPanel.isFocused ? lookPanel.list : nil
    case .screen(.settings): settings.list
    default: nil
    }
  }

  /// Whether letters go into a list of choices, so that they are no keys.
  var takesLetters: Bool { choiceList?.isTyping == true }

  /// What the keys are for on the open screen with what the screen itself has opened.
  private var contextOfScreen: BrowserCommand.Context {
    if listFilter?.isTyping == true { return .search }
    guard navigation.screen == .transactions else { return .screen(navigation.screen) }
    if let sheet = transactions.sheet { return sheet.isRead ? .reading : .prompt }
    return transactions.isTyping ? .search : .screen(navigation.screen)
  }

  /// Whether the arrows along an axis choose a plan.
  func choosesPlans(along axis: Axis) -> Bool {
    store.hasPlans && !store.hasFailedToLoad && choiceList == nil && store.keys.planAxis == axis
  }

  /// What Enter does, where the keys go to the store.
  var enterInStore: StoreEnter? { choiceList == nil ? store.keys.enter : nil }

  /// What Escape does in the sheet that asks for something.
  var promptEscape: PromptEscape {
    if let message = messages.presented { return message.isOpen ? .later : .close }
    return navigation.promptEnter == .pick ? .close : .cancel
  }
}
