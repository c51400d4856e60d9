import EmbeddedCatalogs
import StoreModel

/// The key of a text that several screens share: hints, the customer's state, empty screens.
enum BrowserText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_browser)

  // MARK: The customer's state, in the status line

  /// “not subscribed”: no subscription yet.
  case stateNotSubscribed = "state.notSubscribed"
  /// “subscribed to %@”: a plan is active. The argument is its name.
  case stateSubscribed = "state.subscribed"
  /// “no longer sold, ends %@”: the plan was withdrawn. The argument is the day.
  case stateWithdrawn = "state.withdrawn"
  /// “free trial until %@”: a free trial is active. The argument is its end.
  case stateFreeTrial = "state.freeTrial"
  /// “offer price until %@”: a discount is active. The argument is its end.
  case stateOffer = "state.offer"
  /// “%1$@: %2$@”: the arguments are a plan and its state.
  case stateOfPlan = "state.ofPlan"
  /// “auto-renew off, ends %@”: paid until a date without renewal.
  case stateAutoRenewOff = "state.autoRenewOff"
  /// “expired %@”: the subscription ended on a date.
  case stateExpired = "state.expired"

  /// “grace period until %@”: payment failed, but access continues. The argument is the end.
  case stateGrace = "state.grace"
  /// “billing retry until %@”: payment failed and access ended. The argument is the end of
  /// billing retry.
  case stateRetry = "state.retry"
  /// “refunded”: the App Store revoked the purchase.
  case stateRevoked = "state.revoked"

  // MARK: What keys do, in the hint bar

  /// “choose”: select another plan.
  case hintChoose = "hint.choose"
  /// “subscribe”: buy the chosen plan.
  case hintSubscribe = "hint.subscribe"
  /// “press”: press the focused button.
  case hintPress = "hint.press"
  /// “open”: follow a button or link.
  case hintOpen = "hint.open"
  /// “next control”: move the focus to the next control.
  case hintNextPart = "hint.nextPart"
  /// “next event”: move the clock to the next event.
  case hintNextEvent = "hint.nextEvent"
  /// “move clock”: move the clock by a duration.
  case hintMoveClock = "hint.moveClock"
  /// “auto-renew”: switch auto-renew.
  case hintAutoRenew = "hint.autoRenew"
  /// “restore”: restore purchases.
  case hintRestore = "hint.restore"
  /// “help”: show the keys.
  case hintHelp = "hint.help"
  /// “quit”: leave the program.
  case hintQuit = "hint.quit"
  /// “confirm”: confirm the sheet.
  case hintConfirm = "hint.confirm"
  /// “cancel”: close the sheet without an action.
  case hintCancel = "hint.cancel"
  /// “close”: leave a screen.
  case hintClose = "hint.close"
  /// “run”: run the chosen command.
  case hintRun = "hint.run"
  /// “search”: search a list.
  case hintSearch = "hint.search"
  /// “scroll”: move the text up or down.
  case hintScroll = "hint.scroll"
  /// “page”: scroll by a page.
  case hintPage = "hint.page"
  /// “first”: select the first row.
  case hintFirst = "hint.first"
  /// “last”: select the last row.
  case hintLast = "hint.last"
  /// “redraw”: redraw the screen.
  case hintRedraw = "hint.redraw"
  /// “suspend”: suspend the program and return to the shell.
  case hintSuspend = "hint.suspend"

  // MARK: The list of commands

  /// “Keys”: the title of the help.
  case helpTitle = "help.title"
  /// “In the store”: keys of the store.
  case helpStore = "help.store"
  /// “In sheets”: keys for sheets.
  case helpSheet = "help.sheet"
  /// “Time”: keys that move the clock.
  case helpClock = "help.clock"
  /// “Everywhere”: keys that work on each screen.
  case helpEverywhere = "help.everywhere"
  /// “In the account”: keys of the account's screen.
  case helpAccount = "help.account"
  /// “In the timeline”: keys of the timeline's screen.
  case helpTimeline = "help.timeline"
  /// “Mouse”: actions of the mouse.
  case helpMouse = "help.mouse"
  /// “click”: a click of the mouse.
  case helpClick = "help.click"
  /// “wheel”: the mouse wheel.
  case helpWheel = "help.wheel"

  // MARK: Elsewhere

  /// “No Subscriptions”: the title if a file has no plans.
  case noSubscriptions = "store.empty.title"
  /// “This file has no auto-renewable subscription. …”: the text under that title.
  case noSubscriptionsText = "store.empty.text"
  /// “Level %lld”: a level of service, by its rank from 1.
  case level = "level.name"
  /// “Move the clock by”: before the field for a duration.
  case moveClockBy = "clock.prompt"
  /// “3d, 2w, 1m, 1y, 1h, 30min, or a date: 2026-03-01”: the valid input.
  case clockForms = "clock.forms"
  /// “Enter a duration or a date: 3d, 2w, 1m, 1y or 2026-03-01.”: why the clock does not move.
  case clockEmpty = "clock.empty"
  /// “The store was opened on %@. The clock cannot go back further.”: a moment.
  case clockBeforeStart = "clock.beforeStart"
  /// ““%@” is not a duration or a date. Enter 3d, 2w, 1m, 1y or 2026-03-01.”: the input is invalid.
  /// The argument is the input.
  case clockUnreadable = "clock.unreadable"
  /// “This needs at least %1$lld × %2$lld cells. Make the window larger.”: the window is too small.
  /// The arguments are columns and rows.
  case tooSmall = "window.tooSmall"

  // MARK: Screens, commands and what they say

  /// “Store”: a screen's name.
  case screenStore = "screen.store"
  /// “Gallery”: a screen's name.
  case screenGallery = "screen.gallery"
  /// “Account”: a screen's name.
  case screenAccount = "screen.account"
  /// “Timeline”: a screen's name.
  case screenTimeline = "screen.timeline"
  /// “Transactions”: a screen's name.
  case screenTransactions = "screen.transactions"
  /// “Purchases”: the short name of that screen.
  case screenTransactionsShort = "screen.transactions.short"
  /// “Messages”: a screen's name.
  case screenMessages = "screen.messages"
  /// “Settings”: a screen's name.
  case screenSettings = "screen.settings"
  /// “Configuration”: a screen's name.
  case screenConfiguration = "screen.configuration"
  /// “File”: the short name of that screen.
  case screenConfigurationShort = "screen.configuration.short"
  /// “Store appearance”: the section of appearance commands.
  case helpAppearance = "help.look"
  /// “Screens”: commands that open screens.
  case helpScreens = "help.screens"
  /// “Commands”: the palette's title.
  case paletteTitle = "palette.title"
  /// “Search commands”: in the empty search field.
  case searchCommands = "palette.prompt"
  /// “The settings file leaves no key for: %@”: shown at the start. The argument is a list of
  /// commands.
  case lostKeys = "keys.lost"
  /// “Nothing found. Search for another word.”: shown instead of the list.
  case nothingFound = "palette.nothing"
  /// “Only on the screen “%@””: why a command cannot run. The argument is a screen.
  case worksOnScreen = "command.worksOn"
  /// “style”: the next control style.
  case hintStyle = "hint.style"
  /// “placement”: the next placement.
  case hintPlacement = "hint.placement"
  /// “undo”: undo the last action.
  case hintUndo = "hint.undo"
  /// “commands”: find a command by its name.
  case hintPalette = "hint.palette"
  /// “Next control style”: a command.
  case commandNextStyle = "command.nextStyle"
  /// “Previous control style”: a command.
  case commandPreviousStyle = "command.previousStyle"
  /// “Next placement”: in the palette and the help.
  case commandNextPlacement = "command.nextPlacement"
  /// “Previous placement”: in the palette and the help.
  case commandPreviousPlacement = "command.previousPlacement"
  /// “Next grouping: level, period, none”: a command.
  case commandNextGrouping = "command.nextGrouping"
  /// “Next group style”: in the palette and the help.
  case commandNextGroupStyle = "command.nextGroupStyle"
  /// “Next button label”: in the palette and the help.
  case commandNextButtonLabel = "command.nextButtonLabel"
  /// “next group”: select the next subscription group.
  case hintNextGroup = "hint.nextGroup"
  /// “Next subscription group”: a command.
  case commandNextGroup = "command.nextGroup"
  /// “Turn auto-renew off or on”: a command.
  case commandAutoRenew = "command.autoRenew"
  /// “Restore purchases”: a command.
  case commandRestore = "command.restore"
  /// “Move the clock to the next event”: a command.
  case commandNextEvent = "command.nextEvent"
  /// “Move the clock by a duration or to a date”: a command.
  case commandMoveClock = "command.moveClock"
  /// “Undo the last action”: a command that undoes the last action.
  case commandUndo = "command.undo"
  /// “Redo the undone action”: a command that repeats the undone action.
  case commandRedo = "command.redo"
  /// “Back to the store”: a command.
  case commandBack = "command.back"
  /// “Show the keys”: a command.
  case commandHelp = "command.help"
  /// “Find a command by its name”: a command.
  case commandPalette = "command.palette"
  /// “Quit”: a command.
  case commandQuit = "command.quit"
  /// “The file has no other subscription group.”: why there is no next group.
  case onlyOneGroup = "unavailable.oneGroup"
  /// “%@ has one placement only.”: why there is no next placement. The argument is a style.
  case onlyOnePlacement = "unavailable.onePlacement"
  /// “The plans are not grouped. Group them by level or period first.”: why the group style has no
  /// effect.
  case noOptionGroups = "unavailable.noOptionGroups"
  /// “Style: %1$@, placement: %2$@”: the present appearance. The arguments are two names.
  case appearanceStyle = "look.style"
  /// “Grouped by: %@”: the present appearance. The argument is a name.
  case appearanceGrouping = "look.grouping"
  /// “Group style: %@”: the present appearance. The argument is a name.
  case appearanceGroupStyle = "look.groupStyle"
  /// “Button label: %@”: the present appearance. The argument is a name.
  case appearanceButtonLabel = "look.buttonLabel"
  /// “Copied: %@”: the clipboard has a new text. The argument is its name.
  case copied = "copy.done"
  /// “%@ can't be copied: …”: the terminal has no clipboard. The argument is the text's name.
  case noClipboard = "copy.impossible"

  // MARK: Line by line

  /// “here”: the mark of the element in focus.
  case accessibleHere = "lines.here"
  /// “Type a number to use that item, …”: the valid input. The arguments are the keys
  /// of help and quit.
  case accessibleHelp = "lines.help"
  /// “There is no %@ here. …”: the line is invalid. The argument is the line.
  case accessibleUnknown = "lines.unknown"
}
