import EmbeddedCatalogs
import StoreModel

/// The key of a text that does not belong to one screen: hints, commands, the status line and the
/// help.
enum BrowserText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_browser)

  // MARK: The customer's state, in the status line

  /// “not subscribed”: there is no subscription yet.
  case stateNotSubscribed = "state.notSubscribed"
  /// “subscribed to %@”: the subscription is active. `%@` is the plan, such as "Yearly".
  case stateSubscribed = "state.subscribed"
  /// “no longer sold, ends %@”: the next plan is not for sale, so the subscription will not renew.
  /// `%@` is the last day.
  case stateWithdrawn = "state.withdrawn"
  /// “free trial until %@”: the free trial is active. `%@` is its last day, such as "Jan 12, 2026".
  case stateFreeTrial = "state.freeTrial"
  /// “offer price until %@”: the current period has an offer that is not a free trial. `%@` is its
  /// last day.
  case stateOffer = "state.offer"
  /// “%1$@: %2$@”: `%1$@` is the plan, `%2$@` is its state, such as "expired Jan 12, 2026". Narrow
  /// screens show only the state.
  case stateOfPlan = "state.ofPlan"
  /// “auto-renew off, ends %@”: the subscription is active but will not renew. `%@` is the last
  /// day.
  case stateAutoRenewOff = "state.autoRenewOff"
  /// “expired %@”: the subscription ended. `%@` is its last day.
  case stateExpired = "state.expired"

  /// “grace period until %@”: the payment failed, but access continues. `%@` is the day on which
  /// the grace period ends.
  case stateGrace = "state.grace"
  /// “billing retry until %@”: the payment failed, and access ended. `%@` is the day on which
  /// billing retry ends.
  case stateRetry = "state.retry"
  /// “refunded”: the App Store refunded the purchase.
  case stateRevoked = "state.revoked"

  // MARK: Hints for keys, in the hint bar

  /// “choose”: the hint for the keys that select another row, plan or button.
  case hintChoose = "hint.choose"
  /// “subscribe”: the hint for Enter, which buys the selected plan.
  case hintSubscribe = "hint.subscribe"
  /// “press”: the hint for the key that presses the focused button, and for a click.
  case hintPress = "hint.press"
  /// “open”: the hint for Enter on a control that opens a menu, page or sheet.
  case hintOpen = "hint.open"
  /// “next control”: the hint for Tab, which moves the focus to the next control of the store.
  case hintNextPart = "hint.nextPart"
  /// “Next or previous control”: a command in the help. Tab and Shift-Tab move the focus in the
  /// store.
  case commandNextPart = "command.nextPart"
  /// “next event”: the hint for the key that moves the clock to the next event.
  case hintNextEvent = "hint.nextEvent"
  /// “move clock”: the hint for the key that opens the prompt “Move the clock by”.
  case hintMoveClock = "hint.moveClock"
  /// “play”: the hint for the key that starts the clock.
  case hintPlay = "hint.play"
  /// “pause”: the hint for the key that stops the running clock.
  case hintPause = "hint.pause"
  /// “faster”: the hint for the key that makes the clock run faster.
  case hintFaster = "hint.faster"
  /// “auto-renew”: the hint for the key that turns auto-renew off or on.
  case hintAutoRenew = "hint.autoRenew"
  /// “restore”: the hint for the key that restores purchases.
  case hintRestore = "hint.restore"
  /// “help”: the hint for the key that shows the help.
  case hintHelp = "hint.help"
  /// “quit”: the hint for the key that quits the program.
  case hintQuit = "hint.quit"
  /// “screens”: the hint for the digits, which open the screens.
  case hintScreens = "hint.screens"
  /// “all keys”: the hint for the key that lists all keys in the help.
  case hintAllKeys = "hint.allKeys"
  /// “confirm”: the hint for Enter, which confirms the sheet.
  case hintConfirm = "hint.confirm"
  /// “cancel”: the hint for Esc, which closes the sheet without an action.
  case hintCancel = "hint.cancel"
  /// “close”: the hint for Esc, which closes a sheet, menu or panel.
  case hintClose = "hint.close"
  /// “run”: the hint for Enter in a list of commands, which runs the selected command.
  case hintRun = "hint.run"
  /// “search”: the hint for the keys that search a list.
  case hintSearch = "hint.search"
  /// “scroll”: the hint for the arrow keys and the mouse wheel, which scroll a text.
  case hintScroll = "hint.scroll"
  /// “page”: a description in the help: Page Up and Page Down scroll by a page.
  case hintPage = "hint.page"
  /// “Page up”: the description of a command that moves the selection up by a page.
  case commandPageUp = "command.pageUp"
  /// “Page down”: the description of a command that moves the selection down by a page.
  case commandPageDown = "command.pageDown"
  /// “Previous row”: the description of a command that selects the row above.
  case commandPreviousRow = "command.previousRow"
  /// “Next row”: the description of a command that selects the row below.
  case commandNextRow = "command.nextRow"
  /// “first”: a description in the help: Home selects the first row.
  case hintFirst = "hint.first"
  /// “last”: a description in the help: End selects the last row.
  case hintLast = "hint.last"
  /// “redraw”: a description in the help: the key draws the whole screen again.
  case hintRedraw = "hint.redraw"
  /// “suspend”: a description in the help: the key suspends the program and returns to the shell.
  case hintSuspend = "hint.suspend"

  // MARK: The help

  /// “Keys”: the title of the sheet that lists all commands with their keys.
  case helpTitle = "help.title"
  /// “All Keys”: a button in the help, which first lists only the essential keys.
  case allKeys = "help.all"
  /// “In the store”: the heading above the commands of the store screen.
  case helpStore = "help.store"
  /// “In sheets”: the heading above the keys of sheets.
  case helpSheet = "help.sheet"
  /// “Time”: the heading above the commands that move the clock or undo.
  case helpClock = "help.clock"
  /// “Everywhere”: the heading above the commands of all screens.
  case helpEverywhere = "help.everywhere"
  /// “In the account”: the heading above the commands of the account screen.
  case helpAccount = "help.account"
  /// “In the timeline”: the heading above the commands of the timeline screen.
  case helpTimeline = "help.timeline"
  /// “Mouse”: the heading above the actions of the mouse.
  case helpMouse = "help.mouse"
  /// “click”: shown in the column of keys, for a click of the mouse.
  case helpClick = "help.click"
  /// “wheel”: shown in the column of keys, for the mouse wheel.
  case helpWheel = "help.wheel"

  // MARK: Stores without plans, the clock, and small windows

  /// “No Subscriptions”: the title of the gallery if the file has no plans, and why a command cannot
  /// run.
  case noSubscriptions = "store.empty.title"
  /// “The gallery shows plans in every control style. …”: the text below “No Subscriptions”.
  case noSubscriptionsText = "store.empty.text"
  /// “Nothing to Sell Yet”: the title of the store if the file has no products.
  case nothingToSell = "store.nothing.title"
  /// “Add a subscription group to …”: how to add a plan, below “Nothing to Sell Yet” and
  /// above an example.
  case nothingToSellText = "store.nothing.text"
  /// “Add a plan to “subscriptions” of the group …”: how to add a plan to a file with a group but
  /// without plans.
  case noPlansText = "store.noPlans.text"
  /// “Copy the Example”: the button that copies the example of a file with one plan.
  case copyExamplePlan = "store.nothing.copy"
  /// “the example”: the name of the copied example, in “Copied the example.”
  case examplePlan = "store.nothing.example"
  /// “Level %lld”: a level of service in a group. `%lld` is its rank, 1 for the highest level.
  case level = "level.name"
  /// “Move the clock by”: the title of the prompt with the field for a duration or date.
  case moveClockBy = "clock.prompt"
  /// “3d, 2w, 1m, 1y, 1h, 30min, or a date: %@”: examples of valid input, below the field for a
  /// duration or date. `%@` is a date near the simulated one, such as "2026-03-01".
  case clockForms = "clock.forms"
  /// “Enter a duration or a date: 3d, 2w, 1m, 1y or %@.”: the error after Enter in the empty field.
  /// `%@` is a date near the simulated one, such as "2026-03-01".
  case clockEmpty = "clock.empty"
  /// “The store was opened on %@. The clock cannot go back further.”: the error for a date before
  /// the simulation began. `%@` is that time, such as "Jan 5, 2026 10:00".
  case clockBeforeStart = "clock.beforeStart"
  /// ““%1$@” is not a duration or a date. Enter 3d, 2w, 1m, 1y or %2$@.”: the error for invalid
  /// input. `%1$@` is the typed text, `%2$@` is a date near the simulated one.
  case clockUnreadable = "clock.unreadable"
  /// “Clock: %@”: the notice after a change of the speed. `%@` is the speed, such as "1 day/s".
  case clockSpeed = "clock.speed"
  /// “1 s/s”: the speed of a clock that runs like a real clock: a simulated second passes in a
  /// second.
  case speedSecond = "speed.second"
  /// “1 min/s”: a speed of the clock: a simulated minute passes in a second.
  case speedMinute = "speed.minute"
  /// “1 hour/s”: a speed of the clock: a simulated hour passes in a second.
  case speedHour = "speed.hour"
  /// “1 day/s”: a speed of the clock: a simulated day passes in a second.
  case speedDay = "speed.day"
  /// “1 week/s”: a speed of the clock: a simulated week passes in a second.
  case speedWeek = "speed.week"
  /// “30 days/s”: a speed of the clock: 30 simulated days pass in a second.
  case speedMonth = "speed.month"
  /// “The clock is already running.”: why “Play the clock” cannot run.
  case clockPlays = "unavailable.clockPlays"
  /// “The clock is already paused.”: why “Pause the clock” cannot run.
  case clockIsPaused = "unavailable.clockPaused"
  /// “The clock cannot run faster.”: why “Play the clock faster” cannot run.
  case clockFastest = "unavailable.clockFastest"
  /// “The clock cannot run slower.”: why “Play the clock slower” cannot run.
  case clockSlowest = "unavailable.clockSlowest"
  /// “This needs at least %1$lld × %2$lld cells. Make the window larger.”: shown instead of all
  /// screens if the window is too small. `%1$lld` and `%2$lld` are the minimum columns and rows.
  case tooSmall = "window.tooSmall"

  // MARK: Screens, commands and notices

  /// “Store”: the name of a screen. It is also the title of the store's pane.
  case screenStore = "screen.store"
  /// “Gallery”: the name of the screen with a thumbnail of each control style.
  case screenGallery = "screen.gallery"
  /// “Account”: the name of the screen with the facts about the customer.
  case screenAccount = "screen.account"
  /// “Timeline”: the name of the screen with the history and its branches.
  case screenTimeline = "screen.timeline"
  /// “Timeline”: the short name of “Timeline” for narrow screens.
  case screenTimelineShort = "screen.timeline.short"
  /// “Transactions”: the name and title of a screen.
  case screenTransactions = "screen.transactions"
  /// “Purchases”: the short name of “Transactions” for narrow screens.
  case screenTransactionsShort = "screen.transactions.short"
  /// “Messages”: the name and title of the screen with the App Store's messages.
  case screenMessages = "screen.messages"
  /// “Messages”: the short name of “Messages” for narrow screens.
  case screenMessagesShort = "screen.messages.short"
  /// “Settings”: the name of a screen. The palette also shows it before a setting, as in "Settings:
  /// Ask to Buy".
  case screenSettings = "screen.settings"
  /// “Settings”: the short name of “Settings” for narrow screens.
  case screenSettingsShort = "screen.settings.short"
  /// “Configuration”: the name of the screen with the products and findings of the file.
  case screenConfiguration = "screen.configuration"
  /// “File”: the short name of “Configuration” for narrow screens.
  case screenConfigurationShort = "screen.configuration.short"
  /// “Store appearance”: the heading above the commands that change the store's appearance.
  case helpAppearance = "help.look"
  /// “Screens”: the heading above the commands that open screens.
  case helpScreens = "help.screens"
  /// “Commands”: the title of the palette, a sheet that finds and runs commands.
  case paletteTitle = "palette.title"
  /// “Search commands”: the placeholder of the search field in the palette and the help.
  case searchCommands = "palette.prompt"
  /// “The settings file leaves no key for: %@”: the notice at the start if the person's keys
  /// replace the only key of a command. `%@` is a list of such commands.
  case lostKeys = "keys.lost"
  /// “Nothing found. Search for another word.”: shown instead of a list if no row matches the
  /// search.
  case nothingFound = "palette.nothing"
  /// “Only on the screen “%@””: why a command cannot run. `%@` is the name of the screen, such as
  /// "Timeline".
  case worksOnScreen = "command.worksOn"
  /// “style”: the hint for the key that selects the next control style.
  case hintStyle = "hint.style"
  /// “placement”: the hint for the key that selects the next placement.
  case hintPlacement = "hint.placement"
  /// “undo”: the hint for the key that undoes the last action.
  case hintUndo = "hint.undo"
  /// “commands”: the hint for the key that opens the palette.
  case hintPalette = "hint.palette"
  /// “Next control style”: a command in the help and the palette.
  case commandNextStyle = "command.nextStyle"
  /// “Previous control style”: a command in the help and the palette.
  case commandPreviousStyle = "command.previousStyle"
  /// “Next placement”: a command in the help and the palette.
  case commandNextPlacement = "command.nextPlacement"
  /// “Previous placement”: a command in the help and the palette.
  case commandPreviousPlacement = "command.previousPlacement"
  /// “Next grouping: level, period, billing, none”: a command in the help and the palette. It
  /// groups the plans in another way.
  case commandNextGrouping = "command.nextGrouping"
  /// “Next group style”: a command in the help and the palette. It changes how the store shows
  /// grouped plans.
  case commandNextGroupStyle = "command.nextGroupStyle"
  /// “Next button label”: a command in the help and the palette. It changes the label of the
  /// subscribe button.
  case commandNextButtonLabel = "command.nextButtonLabel"
  /// “next group”: the hint for the key that selects the next subscription group.
  case hintNextGroup = "hint.nextGroup"
  /// “Next subscription group”: a command in the help and the palette.
  case commandNextGroup = "command.nextGroup"
  /// “Turn auto-renew off or on”: a command in the help and the palette.
  case commandAutoRenew = "command.autoRenew"
  /// “Restore purchases”: a command in the help and the palette.
  case commandRestore = "command.restore"
  /// “Move the clock to the next event”: a command in the help and the palette.
  case commandNextEvent = "command.nextEvent"
  /// “Move the clock by a duration or to a date”: a command in the help and the palette.
  case commandMoveClock = "command.moveClock"
  /// “Play the clock”: a command in the help and the palette. Time then passes by itself.
  case commandPlay = "command.play"
  /// “Pause the clock”: a command in the help and the palette.
  case commandPause = "command.pause"
  /// “Play the clock faster”: a command in the help and the palette.
  case commandFaster = "command.faster"
  /// “Play the clock slower”: a command in the help and the palette.
  case commandSlower = "command.slower"
  /// “Undo the last action”: a command in the help and the palette.
  case commandUndo = "command.undo"
  /// “Redo the undone action”: a command in the help and the palette.
  case commandRedo = "command.redo"
  /// “Back to the store”: a command in the help and the palette.
  case commandBack = "command.back"
  /// “Show the keys”: a command in the help and the palette.
  case commandHelp = "command.help"
  /// “List all keys”: a command in the help and the palette.
  case commandAllKeys = "command.allKeys"
  /// “Open a screen”: a command in the help and the palette. It is also the description of the
  /// ellipsis in the bar of screens.
  case commandScreens = "command.screens"
  /// “Find a command by its name”: a command in the help and the palette. It opens the palette.
  case commandPalette = "command.palette"
  /// “Quit”: a command in the help and the palette.
  case commandQuit = "command.quit"
  /// “The file has no other subscription group.”: why “Next subscription group” cannot run.
  case onlyOneGroup = "unavailable.oneGroup"
  /// “%@ has one placement only.”: why the placement cannot change. `%@` is the control style, such
  /// as "picker".
  case onlyOnePlacement = "unavailable.onePlacement"
  /// “The plans are not grouped. Group them by level or period first.”: why the group style cannot
  /// change.
  case noOptionGroups = "unavailable.noOptionGroups"
  /// “Style: %1$@, placement: %2$@”: the notice after a change of style or placement. `%1$@` and
  /// `%2$@` are their names in Swift, such as "picker" and "automatic".
  case appearanceStyle = "look.style"
  /// “Grouped by: %@”: the notice after “Next grouping”. `%@` is "level", "period", "billing" or
  /// "none".
  case appearanceGrouping = "look.grouping"
  /// “Group style: %@”: the notice after “Next group style”. `%@` is its name in Swift, such as
  /// "automatic".
  case appearanceGroupStyle = "look.groupStyle"
  /// “Button label: %@”: the notice after “Next button label”. `%@` is its name in Swift, such as
  /// "automatic".
  case appearanceButtonLabel = "look.buttonLabel"
  /// “Copied: %@”: the notice after a text was copied to the clipboard. `%@` is its name, such as
  /// "the Swift code", or the text itself.
  case copied = "copy.done"
  /// “%@ can't be copied: …”: the notice after copying failed. `%@` is the name of the text, such
  /// as "the Swift code", or the text itself.
  case noClipboard = "copy.impossible"

  // MARK: The line-by-line mode (`--accessible`)

  /// “here”: added to the line of the focused element in the line-by-line mode.
  case accessibleHere = "lines.here"
  /// “Type a number to use that item, …”: the help of the line-by-line mode. `%1$@` is the key of
  /// the help, `%2$@` is the key that quits.
  case accessibleHelp = "lines.help"
  /// “There is no %@ here. …”: the answer to an invalid line. `%@` is the line.
  case accessibleUnknown = "lines.unknown"
}
