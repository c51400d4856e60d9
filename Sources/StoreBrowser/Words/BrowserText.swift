import EmbeddedCatalogs
import StoreModel

/// The name of a text that several of the program's screens share: what keys do, where the
/// customer stands, what stands in the place of a screen.
enum BrowserText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_browser)

  // MARK: The customer's state, in the status line

  /// “not subscribed”: no subscription yet.
  case stateNotSubscribed = "state.notSubscribed"
  /// “subscribed to %@”: a plan is in force; its name.
  case stateSubscribed = "state.subscribed"
  /// “no longer sold, ends %@”: the customer's state; the day.
  case stateWithdrawn = "state.withdrawn"
  /// “free trial until %@”: a free trial is in force; its end.
  case stateFreeTrial = "state.freeTrial"
  /// “offer price until %@”: a discount is in force; its end.
  case stateOffer = "state.offer"
  /// “%1$@: %2$@”: a plan and the state it is in.
  case stateOfPlan = "state.ofPlan"
  /// “auto-renew off, ends %@”: paid until a date, and no further.
  case stateAutoRenewOff = "state.autoRenewOff"
  /// “expired %@”: over since a date.
  case stateExpired = "state.expired"

  /// “grace period until %@”: not paid yet, in force for a while; its end.
  case stateGrace = "state.grace"
  /// “not paid, tried until %@”: not paid and not in force; when the App Store gives up.
  case stateRetry = "state.retry"
  /// “refunded”: taken back.
  case stateRevoked = "state.revoked"

  // MARK: What keys do, in the hint bar

  /// “choose”: another plan.
  case hintChoose = "hint.choose"
  /// “subscribe”: buy the chosen plan.
  case hintSubscribe = "hint.subscribe"
  /// “press”: press the focused button.
  case hintPress = "hint.press"
  /// “open”: show what a button or link leads to.
  case hintOpen = "hint.open"
  /// “next part”: the next thing that takes keys.
  case hintNextPart = "hint.nextPart"
  /// “next event”: move the clock to what happens next.
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
  /// “cancel”: leave the sheet.
  case hintCancel = "hint.cancel"
  /// “close”: leave a screen.
  case hintClose = "hint.close"
  /// “run”: run the chosen command.
  case hintRun = "hint.run"
  /// “search”: look for something in a list.
  case hintSearch = "hint.search"
  /// “scroll”: move the text.
  case hintScroll = "hint.scroll"
  /// “page”: move by a screenful.
  case hintPage = "hint.page"
  /// “first”: to the first one.
  case hintFirst = "hint.first"
  /// “last”: to the last one.
  case hintLast = "hint.last"
  /// “redraw”: draw the screen anew.
  case hintRedraw = "hint.redraw"
  /// “suspend”: back to the shell for a while.
  case hintSuspend = "hint.suspend"

  // MARK: The list of commands

  /// “Keys”: its title.
  case helpTitle = "help.title"
  /// “In the store”: keys of the store.
  case helpStore = "help.store"
  /// “In sheets”: keys that confirm, close and scroll there.
  case helpSheet = "help.sheet"
  /// “Time”: keys that move the clock.
  case helpClock = "help.clock"
  /// “Everywhere”: keys that work on each screen.
  case helpEverywhere = "help.everywhere"
  /// “In the account”: keys of the account's screen.
  case helpAccount = "help.account"
  /// “In the timeline”: keys of the timeline's screen.
  case helpTimeline = "help.timeline"
  /// “Mouse”: what the mouse does.
  case helpMouse = "help.mouse"
  /// “click”: a click of the mouse.
  case helpClick = "help.click"
  /// “wheel”: the mouse wheel.
  case helpWheel = "help.wheel"

  // MARK: Elsewhere

  /// “No Subscriptions”: title when a file holds no plans.
  case noSubscriptions = "store.empty.title"
  /// “This file holds no subscription that renews. Add a subscript…”:
  /// what stands under that title.
  case noSubscriptionsText = "store.empty.text"
  /// “Level %lld”: a level of service, by its rank from 1.
  case level = "level.name"
  /// “Move the clock by”: before the field for a duration.
  case moveClockBy = "clock.prompt"
  /// “3d, 2w, 1m, 1y, 1h, 30min, or a date: 2026-03-01”: what the field accepts.
  case clockForms = "clock.forms"
  /// “Nothing is typed yet. Write 3d, 2w, 1m, 1y or 2026-03-01.”: why the clock does not move.
  case clockEmpty = "clock.empty"
  /// “The store was opened on %@. The clock goes back no further than that.”: a moment.
  case clockBeforeStart = "clock.beforeStart"
  /// ““%@” is not a duration or a date. Write 3d, 2w, 1m, 1y or 2026-03-01.”:
  /// the field holds something else; its text.
  case clockUnreadable = "clock.unreadable"
  /// “This needs at least %1$lld × %2$lld cells. Make the window larger.”:
  /// the window is too small; columns and rows needed.
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
  /// “Purchases”: that screen's name where there is little room.
  case screenTransactionsShort = "screen.transactions.short"
  /// “Messages”: a screen's name.
  case screenMessages = "screen.messages"
  /// “Settings”: a screen's name.
  case screenSettings = "screen.settings"
  /// “Configuration”: a screen's name.
  case screenConfiguration = "screen.configuration"
  /// “File”: that screen's name where there is little room.
  case screenConfigurationShort = "screen.configuration.short"
  /// “How the store looks”: commands that change how the store is shown.
  case helpAppearance = "help.look"
  /// “Screens”: commands that open screens.
  case helpScreens = "help.screens"
  /// “Commands”: the palette's title.
  case paletteTitle = "palette.title"
  /// “Search commands”: in the empty search field.
  case searchCommands = "palette.prompt"
  /// “Without a key, by the settings file: %@”: said at the start; commands.
  case lostKeys = "keys.lost"
  /// “Nothing found. Search for another word.”: in the place of the list.
  case nothingFound = "palette.nothing"
  /// “Works on the screen “%@””: why a command can't be run; a screen.
  case worksOnScreen = "command.worksOn"
  /// “style”: the next control style.
  case hintStyle = "hint.style"
  /// “placement”: the next placement.
  case hintPlacement = "hint.placement"
  /// “undo”: take back what was done last.
  case hintUndo = "hint.undo"
  /// “commands”: find a command by its name.
  case hintPalette = "hint.palette"
  /// “Next control style”: a command.
  case commandNextStyle = "command.nextStyle"
  /// “Previous control style”: a command.
  case commandPreviousStyle = "command.previousStyle"
  /// “Next placement”: a command.
  case commandNextPlacement = "command.nextPlacement"
  /// “Previous placement”: a command.
  case commandPreviousPlacement = "command.previousPlacement"
  /// “Group by level, by period, or not”: a command.
  case commandNextGrouping = "command.nextGrouping"
  /// “Next group style”: a command.
  case commandNextGroupStyle = "command.nextGroupStyle"
  /// “Next button label”: a command.
  case commandNextButtonLabel = "command.nextButtonLabel"
  /// “next group”: what a key does.
  case hintNextGroup = "hint.nextGroup"
  /// “Next subscription group”: a command.
  case commandNextGroup = "command.nextGroup"
  /// “Turn auto-renew off or on”: a command.
  case commandAutoRenew = "command.autoRenew"
  /// “Restore purchases”: a command.
  case commandRestore = "command.restore"
  /// “Move the clock to the next event”: a command.
  case commandNextEvent = "command.nextEvent"
  /// “Move the clock by a time or to a date”: a command.
  case commandMoveClock = "command.moveClock"
  /// “Take back what was done last”: a command.
  case commandUndo = "command.undo"
  /// “Do again what was taken back”: a command.
  case commandRedo = "command.redo"
  /// “Back to the store”: a command.
  case commandBack = "command.back"
  /// “Show the keys”: a command.
  case commandHelp = "command.help"
  /// “Find a command by its name”: a command.
  case commandPalette = "command.palette"
  /// “Leave the program”: a command.
  case commandQuit = "command.quit"
  /// “The file has no other subscription group.”: why there is no next group.
  case onlyOneGroup = "obstacle.oneGroup"
  /// “%@ has one placement only.”: why there is no next placement; a style.
  case onlyOnePlacement = "obstacle.onePlacement"
  /// “The plans stand together. Group them by level or period first.…”:
  /// why there are no groups to style.
  case noOptionGroups = "obstacle.noOptionGroups"
  /// “Style: %1$@, placement: %2$@”: what is shown now; two names.
  case appearanceStyle = "look.style"
  /// “Grouped by: %@”: what is shown now; a name.
  case appearanceGrouping = "look.grouping"
  /// “Group style: %@”: what is shown now; a name.
  case appearanceGroupStyle = "look.groupStyle"
  /// “Button label: %@”: what is shown now; a name.
  case appearanceButtonLabel = "look.buttonLabel"
  /// “Copied: %@”: what can be pasted now.
  case copied = "copy.done"
  /// “%@ can't be copied: …”: the terminal has no clipboard; what was to be copied.
  case noClipboard = "copy.impossible"

  // MARK: Line by line

  /// “here”: marks what has the focus.
  case accessibleHere = "lines.here"
  /// “Write a number to use what it stands before, …”: what can be written; the keys of help and
  /// quit.
  case accessibleHelp = "lines.help"
  /// “There is no %@ here. …”: a line that nothing can be done with; the line.
  case accessibleUnknown = "lines.unknown"
}
