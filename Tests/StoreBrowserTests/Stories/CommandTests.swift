import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Commands")
@MainActor
struct CommandTests {
  @Test("command names are unique, and so are their keys within a context")
  func table() throws {
    let ids = BrowserCommand.table.map(\.id)
    #expect(Set(ids).count == ids.count)
    let contexts = Set(BrowserCommand.table.flatMap(\.contexts))
    let model = try Robot().browser.model
    for pane in [TimelineModel.Pane.events, .branches, .comparison] {
      model.timeline.pane = pane
      for context in contexts {
        let keys = BrowserCommand.table
          .filter { $0.action != nil && $0.contexts.contains(context) && !$0.isLeftToViews(model) }
          .flatMap(\.keys)
          .filter { $0 != .escape }  // Escape leaves the innermost one.
        #expect(Set(keys).count == keys.count, "\(context)")
      }
    }
  }

  @Test("the palette finds a command by words or letters of its title and runs it")
  func palette() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    robot.expect("Commands", "Next control style", "Next placement")
    robot.type("next pla")
    robot.expect("Next placement")
    robot.expectNo("Next control style")
    robot.press("escape", ":")
    robot.type("nxctst")
    robot.press("enter")
    robot.expect("Style: picker, placement: automatic")
    #expect(robot.browser.model.navigation.sheet == nil)
    #expect(robot.browser.model.store.appearance.controlStyle == "picker")
  }

  @Test("the palette lists a command of several screens once, with the key of the current screen")
  func oneOfEach() throws {
    let robot = try Robot()
    for (screen, key) in [("1", "r"), ("3", "r"), ("5", "s")] {
      robot.press(screen, "ctrl-p")
      robot.type("restore p")
      let rows = robot.lines.filter { $0.contains("Restore purchases") }
      #expect(rows.count == 1, "\(robot.screen)")
      #expect(rows.first?.contains("▸ \(key) ") == true, "\(robot.screen)")
      robot.press("escape")
    }
    robot.press("?", "/")
    robot.type("restore p")
    for key in ["r", "s"] { robot.expect(" \(key)          Restore purchases") }
  }

  @Test("Down selects the next command that was found")
  func arrows() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    robot.type("style")
    robot.press("down", "enter")
    #expect(robot.browser.model.store.appearance.controlStyle == ControlStyleList.names.last)
  }

  @Test("an unavailable command shows the reason, in the palette and by its key")
  func unavailableReasons() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    robot.type("group style")
    robot.expect("The plans are not grouped. Group them by level or period")
    robot.press("enter")
    robot.expect("The plans are not grouped. Group them by level or period first.")
    robot.press("o", "O")
    robot.expect("Group style: tabs")
    robot.press("O")
    #expect(robot.browser.model.store.appearance.groupStyle == .links)
  }

  @Test("the palette finds each setting by name and opens it, on any screen")
  func settings() throws {
    let robot = try Robot()
    let all = robot.browser.model.settings.choices
    let named = robot.browser.commands.namedCommands.map(\.id).filter { $0.hasPrefix("setting.") }
    #expect(named == all.map { "setting.\($0.id)" })
    for (name, title) in [
      ("ask to buy", "Ask to Buy"), ("grace period len", "Grace period length"),
    ] {
      robot.press("ctrl-p")
      robot.type(name)
      robot.expect("Settings: \(title)")
      robot.press("enter")
      #expect(robot.browser.model.navigation.screen == .settings)
      robot.expectFocused(title)
    }
    robot.press("enter", "ctrl-p")
    robot.type("storefront")
    robot.press("enter")
    robot.expectFocused("Storefront")
  }

  @Test("the palette puts the customer into a state by name, or shows why it cannot")
  func states() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    robot.type("into: grace")
    robot.expect("Put the customer into: Grace period")
    robot.press("enter")
    #expect(robot.browser.model.account.customerState == .grace)
    let single = try Robot(.plans([SamplePlan(name: "Only")]))
    single.press("ctrl-p")
    single.type("into: free tr")
    single.expect("No plan has a free trial.")
    single.press("enter")
    single.expect("No plan has a free trial.")
    #expect(single.actions.isEmpty)
  }

  @Test("the palette sets styles and placements by name and opens the panel for other options")
  func namedAppearances() throws {
    let robot = try Robot()
    robot.press("8", "ctrl-p")
    robot.type("control style: pagedP")
    robot.press("enter")
    #expect(robot.browser.model.store.appearance.controlStyle == "pagedPicker")
    #expect(robot.browser.model.navigation.screen == .store)
    robot.press("s", "ctrl-p")
    let style = robot.browser.model.store.appearance.controlStyle
    let placement = robot.browser.model.store.appearance.placement
    let accepted = ControlStyleList.placements(of: style)
    let other = try #require(
      SubscriptionStoreControlPlacementKey.all.map(\.name).first { !accepted.contains($0) }
    )
    robot.type("placement: \(other)")
    robot.press("enter")
    #expect(robot.browser.model.store.appearance.placement == placement)
    robot.expect("Placements of \(style)")
    robot.press("ctrl-p")
    robot.type("appearance: language")
    robot.press("enter")
    #expect(robot.browser.model.appearancePanel.isOpen)
    robot.expectFocused("Language")
  }

  @Test("the help shows the reason below each unavailable command of the current screen")
  func reasons() throws {
    let robot = try Robot(width: 80, height: 60)
    robot.press("6", "?", "?")
    let reasons = robot.screen.split(separator: "\n").filter { $0.contains("There is no billing") }
    #expect(reasons.count == 2, "\(robot.screen)")
    robot.expect("No price increase waits for an answer.")
    robot.expectNo("Only on the screen")
  }

  @Test("the help lists a command of several screens among those of the current screen")
  func ofThisScreen() throws {
    let robot = try Robot(.config("Everything"), width: 120, height: 40)
    robot.press("3")
    robot.expect("n next group")
    robot.press("?", "?")
    let lines = robot.screen.split(separator: "\n").map(String.init)
    let group = try #require(lines.firstIndex { $0.contains("Next subscription group") })
    let store = try #require(lines.firstIndex { $0.contains("In the store") })
    #expect(group < store, "\(robot.screen)")
  }

  @Test("the palette says that nothing was found, and Enter then does nothing")
  func nothing() throws {
    let robot = try Robot()
    robot.press("ctrl-p")
    robot.type("qqq")
    robot.expect("Nothing found")
    robot.press("enter")
    #expect(robot.browser.model.navigation.sheet == .palette)
  }

  @Test("a click on a command in the help runs it")
  func click() throws {
    let robot = try Robot(width: 80, height: 60)
    robot.press("?", "?")
    robot.click("Next grouping: level, period, billing, none")
    #expect(robot.browser.model.store.appearance.grouping == .level)
    #expect(robot.browser.model.navigation.sheet == nil)
  }

  @Test("a click on an unavailable command shows the reason, in the help and in the palette")
  func clickOnUnavailableCommand() throws {
    for key in ["?", "ctrl-p"] {
      let robot = try Robot(width: 80, height: 60)
      robot.press(key)
      if key == "?" { robot.press("?") }
      robot.click("Next group style")
      robot.expect("The plans are not grouped. Group them by level or period first.")
      #expect(robot.browser.model.navigation.sheet == nil)
    }
  }

  @Test("s goes through all styles, and p through the placements of a style")
  func appearances() throws {
    let robot = try Robot()
    for entry in ControlStyleList.entries.dropFirst() + ControlStyleList.entries.prefix(1) {
      robot.press("s")
      #expect(robot.browser.model.store.appearance.controlStyle == entry.name)
      #expect(entry.placements.contains(robot.browser.model.store.appearance.placement))
      for placement in entry.placements.dropFirst() + entry.placements.prefix(1) {
        robot.press("p")
        if entry.placements.count > 1 {
          #expect(robot.browser.model.store.appearance.placement == placement)
        }
      }
    }
  }

  @Test("messages name user-defined keys, and a command without a key by its title")
  func chosenKeysInTexts() throws {
    let keys: [String: [Key]] = [
      "transactions.buy": [.function(3)], "transactions.filter": [.function(4)],
      "list.filter": [.function(4)], "look.enlarge": [], "clock.undo": [.function(7)],
    ]
    let robot = try Robot(options: BrowserOptions(keys: keys))
    robot.press("5")
    robot.expect("Press F3 to buy something.")
    robot.press("n")
    robot.expect("There is no filter. Press F4 to start one.")
    robot.press("3", "N")
    robot.expect("No filter is active. Press F4 on a list to filter it.")
    robot.press("4", "w")
    robot.expect("Go back with F7 or ⏎")
    robot.press("1", "_")
    let byName = "“Show the store alone, as large as the screen” enlarges it."
    #expect(robot.browser.model.notices.remark?.hasSuffix(byName) == true)
  }

  @Test("undo and redo restore the account and the clock")
  func undo() throws {
    let robot = try Robot()
    robot.press("z")
    robot.expect("There is nothing to undo")
    robot.press("enter", "enter")
    let bought = robot.session.simulation
    #expect(robot.transactions.count == 1)
    robot.press("t")
    #expect(robot.session.now > bought.now)
    robot.press("z")
    #expect(robot.session.simulation.account == bought.account)
    robot.press("z")
    robot.expect("not subscribed")
    robot.press("Z")
    #expect(robot.session.simulation.account == bought.account)
    robot.press("Z", "Z")
    robot.expect("There is nothing to redo")
    #expect(robot.session.now > bought.now)
  }

  @Test("a copied text is in the clipboard and is announced")
  func copy() throws {
    let robot = try Robot()
    robot.browser.model.notices.copy("let a = 1", as: "Swift")
    robot.host.update()
    robot.expect("Copied: Swift")
    #expect(Clipboard.general.text == "let a = 1")
  }
}
