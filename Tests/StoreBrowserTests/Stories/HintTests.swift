import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Texts of the hint bar")
@MainActor
struct HintTests {
  private func hints(_ robot: Robot) -> String { robot.lines.last ?? "" }

  @Test(
    "a change of style evaluates the hints only if placements become available or unavailable",
    arguments: [("compactPicker", 0), ("automatic", 1)]
  )
  func placements(style: String, changes: Int) async throws {
    let store = try Robot(style: "picker").browser.model.store
    await confirmation(expectedCount: changes) { changed in
      withObservationTracking {
        _ = store.placementUnavailableReason
      } onChange: {
        changed()
      }
      store.appearance.controlStyle = style
    }
  }

  @Test("the hint bar shows no letter keys while a filter is typed")
  func typing() throws {
    let robot = try Robot()
    robot.press("8", "/")
    #expect(hints(robot).contains("Esc clear filter"))
    #expect(!hints(robot).contains("q quit") && !hints(robot).contains("? help"))
    robot.press("q")
    #expect(robot.browser.model.navigation.exitCode == nil)
    robot.press("escape")
    #expect(hints(robot).contains("q quit"))
  }

  @Test("the hint bar shows no letter keys in the field of a value list, but does in its list")
  func values() throws {
    let robot = try Robot(width: 120)
    robot.press("v", "end", "up", "enter")
    #expect(robot.browser.model.appearancePanel.list.open != nil)
    #expect(!hints(robot).contains("q quit"), "\(robot.screen)")
    robot.press("tab")
    #expect(hints(robot).contains("q quit"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ all values") && hints(robot).contains("q quit"))
  }

  @Test("an alert shows its keys, and the message line shows its reason")
  func alert() throws {
    let robot = try Robot()
    robot.change { $0.failures[.purchase] = .storeKit(.networkError) }
    robot.press("enter")
    robot.expect("Purchase Failed", "Premium Yearly: The store cannot be reached.")
    robot.expectNo("Can't be bought")
    #expect(hints(robot).contains("⏎ press   Esc close"), "\(robot.screen)")
    #expect(!hints(robot).contains("subscribe") && !hints(robot).contains("q quit"))
    robot.press("enter")
    robot.expectNo("Purchase Failed")
    #expect(hints(robot).contains("⏎ subscribe"))
  }

  @Test("keys work after a reload removed the view with an alert")
  func alertGone() throws {
    let robot = try Robot()
    robot.change { $0.failures[.purchase] = .storeKit(.networkError) }
    robot.press("enter")
    robot.expect("Purchase Failed")
    let empty = StoreCatalog(try StoreFile.empty.configuration())
    robot.session.open(empty, StoreContents(empty))
    robot.host.update()
    robot.expectNo("Purchase Failed")
    #expect(hints(robot).contains("q quit"), "\(robot.screen)")
    robot.press("3")
    robot.expect("Account")
    #expect(robot.browser.model.navigation.screen == .account)
  }

  @Test("a store that failed to load sells nothing, not even by the palette")
  func notLoaded() throws {
    let robot = try Robot()
    robot.change { $0.failures[.loadProducts] = .storeKit(.unknown) }
    robot.press("1")
    robot.expect("Could Not Load")
    #expect(hints(robot).contains("⏎ press") && !hints(robot).contains("choose"))
    robot.press("ctrl-p", "enter")
    robot.expectNo("Confirm")
    #expect(robot.actions.count == 1)
  }

  @Test("a list of values shows the keys to set a value and to go back")
  func settingValues() throws {
    let robot = try Robot()
    robot.press("7", "enter")
    #expect(hints(robot).contains("⏎ set  Esc back"), "\(robot.screen)")
    #expect(!hints(robot).contains("←→"))
    robot.press("escape")
    #expect(hints(robot).contains("←→ change"))
  }

  @Test(
    "the hint shows the arrows that follow the layout of the plans, at any width",
    arguments: ControlStyleList.names,
    [40, 80, 200]
  )
  func choosing(style: String, width: Int) throws {
    let robot = try Robot(style: style, width: width, height: width == 200 ? 60 : 24)
    let isAcross = ["compactPicker", "pagedPicker", "pagedProminentPicker"].contains(style)
    #expect(hints(robot).contains(isAcross ? "←→ choose" : "↑↓ choose"), "\(robot.screen)")
    #expect(!hints(robot).contains(isAcross ? "↑↓" : "←→"))
  }

  @Test("the hint for Enter follows the focus")
  func enter() throws {
    let robot = try Robot()
    let hinted = ["⏎ subscribe", "⏎ subscribe", "⏎ restore", "⏎ open", "⏎ open"]
    for hint in hinted {
      #expect(hints(robot).contains(hint), "\(robot.screen)")
      #expect(hints(robot).split(separator: "⏎").count == 2)
      robot.press("tab")
    }
    robot.press("backtab", "enter")
    robot.expect("Privacy Policy")
    #expect(robot.session.openPolicy != nil)
  }

  @Test("on group tabs Enter buys if a separate button confirms, and otherwise does nothing")
  func tabs() throws {
    var options = BrowserOptions()
    (options.appearance.controlStyle, options.appearance.grouping) = ("buttons", .period)
    options.appearance.groupStyle = .tabs
    let robot = try Robot(options: options)
    #expect(!hints(robot).contains("⏎"), "\(robot.screen)")
    robot.press("down")
    #expect(hints(robot).contains("⏎ subscribe"), "\(robot.screen)")
    options.appearance.controlStyle = "picker"
    let picker = try Robot(options: options)
    #expect(hints(picker).contains("⏎ subscribe"))
    picker.press("up", "enter")
    #expect(picker.session.requestedProduct != nil, "\(picker.screen)")
  }

  @Test("the focused button of another plan has a subscribe hint, though the held plan is selected")
  func anotherPlan() throws {
    let robot = try Robot()
    robot.press("down", "enter", "enter")
    for _ in 0..<6 { robot.press("s") }
    #expect(robot.browser.model.store.appearance.controlStyle == "buttons")
    #expect(robot.buttons.contains(robot.focused))
    #expect(hints(robot).contains("⏎ subscribe"), "\(robot.screen)")
  }

  @Test("the sheet of a group link shows its own keys and how to close it")
  func groupSheet() throws {
    var options = BrowserOptions()
    (options.appearance.grouping, options.appearance.groupStyle) = (.level, .links)
    let robot = try Robot(options: options)
    robot.goByTab(to: "Basic")
    #expect(hints(robot).contains("⏎ open"), "\(robot.screen)")
    robot.press("enter")
    robot.expect("✕")
    #expect(hints(robot).contains("↑↓ choose   Esc close   ⏎ subscribe"), "\(robot.screen)")
    for key in ["q quit", "s style", "? help", "t next"] { #expect(!hints(robot).contains(key)) }
    robot.goByTab(to: "Close")
    #expect(hints(robot).contains("⏎ close"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ open") && hints(robot).contains("q quit"), "\(robot.screen)")
  }

  @Test("in a sheet with controls the hint for Enter follows the focused control")
  func prompts() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("i")
    #expect(hints(robot).contains("⏎ confirm   Esc cancel"), "\(robot.screen)")
    robot.press("tab")
    #expect(hints(robot).contains("⏎ press   Esc cancel"), "\(robot.screen)")
    while !robot.focused.contains("Product") { robot.press("backtab") }
    #expect(hints(robot).contains("⏎ open   Esc cancel"), "\(robot.screen)")
    robot.press("enter")
    #expect(hints(robot).contains("⏎ choose   Esc close"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ open   Esc cancel"), "\(robot.screen)")
    robot.press("escape", "p")
    #expect(hints(robot).contains("⏎ confirm"), "\(robot.screen)")
    robot.press("tab")
    #expect(hints(robot).contains("⏎ change"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ inspect"), "\(robot.screen)")
  }

  @Test("a message shows the keys that switch between answers, and Esc for later")
  func message() throws {
    let robot = try Robot()
    robot.session.perform(.purchase("com.example.streamingpass.premium.monthly"))
    robot.breakPayment()
    robot.press("t", "t")
    robot.expect("Fix Payment")
    #expect(hints(robot).contains("⏎ press   Esc later   ⇥ choose"), "\(robot.screen)")
    robot.press("tab")
    robot.expectFocused("Cancel Subscription")
    robot.press("escape")
    #expect(robot.account.lines.first?.willAutoRenew == true)
  }

  @Test("the refund sheet shows the keys that choose a reason")
  func refundReasons() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("r")
    #expect(hints(robot).contains("↑↓ choose"), "\(robot.screen)")
    robot.press("up", "up", "down")
    robot.press("enter")
    #expect(robot.transactions.last?.revocationReason == .developerIssue, "\(robot.screen)")
  }

  @Test("the inspector shows the key that returns to the list")
  func inspector() throws {
    let robot = try Robot()
    robot.openTransactions()
    robot.press("enter")
    #expect(hints(robot).contains("Esc list  ↑↓ scroll"), "\(robot.screen)")
    robot.press("escape")
    #expect(hints(robot).contains("⏎ inspect") && !hints(robot).contains("Esc list"))
  }

  @Test("the help and the palette show that Enter runs a command", arguments: ["?", "ctrl-p"])
  func commands(key: String) throws {
    let robot = try Robot()
    robot.press(key)
    #expect(hints(robot).contains("↑↓ choose   ⏎ run"), "\(robot.screen)")
  }

  @Test("the code sheet is no wider than its lines, and y copies the code")
  func snippet() throws {
    let robot = try Robot(width: 200, height: 60)
    robot.press("c")
    let edge = try #require(robot.lines.first { $0.contains("╭") })
    #expect(edge.trimming(" ").count < 80, "\(robot.screen)")
    #expect(hints(robot).contains("↑↓←→ scroll") && hints(robot).contains("y copy"))
    robot.press("y")
    robot.expect("Copied")
  }

  @Test("the copy message is visible even over a sheet that fills the screen")
  func copiedBelowSheet() throws {
    let robot = try Robot(.config("Everything"), width: 40, height: 12)
    robot.press("c")
    robot.expectNo("Copied")
    robot.press("y")
    robot.expect("Copied")
    #expect(hints(robot).contains("Esc close"), "\(robot.screen)")
  }

  @Test("of two compared stores the hint bar shows the keys of the focused one")
  func compared() throws {
    let robot = try Robot(.config("Everything"), width: 100)
    let model = robot.browser.model
    robot.press("2")
    for style in ["picker", "compactPicker"] {
      model.gallery.select(GalleryItem(style: style, placement: "automatic"))
      robot.press("space")
    }
    robot.press("=")
    #expect(hints(robot).contains("↑↓ choose") && !hints(robot).contains("←→ choose"))
    for _ in 0..<9 where !hints(robot).contains("⏎ restore") { robot.press("tab") }
    #expect(hints(robot).contains("⏎ restore"), "\(robot.screen)")
    for _ in 0..<9 where !hints(robot).contains("←→ choose") { robot.press("tab") }
    #expect(hints(robot).contains("←→ choose"), "\(robot.screen)")
    #expect(!hints(robot).contains("↑↓ choose"), "\(robot.screen)")
  }

  @Test("a sheet shows no subscribe hint for a plan that is already held")
  func heldPlanInSheet() throws {
    var options = BrowserOptions()
    (options.appearance.grouping, options.appearance.groupStyle) = (.level, .links)
    let robot = try Robot(.config("Everything"), options: options)
    robot.press("down", "down", "enter")
    #expect(hints(robot).contains("⏎ subscribe"), "\(robot.screen)")
    robot.press("enter", "enter")
    robot.expect("Your plan")
    #expect(!hints(robot).contains("⏎ subscribe"), "\(robot.screen)")
  }

  @Test("a sheet shows no hint to open a list that is already open")
  func openList() throws {
    let robot = try Robot(.config("Everything"))
    robot.press("5", "b", "up", "up")
    #expect(hints(robot).contains("⏎ open"), "\(robot.screen)")
    robot.press("enter")
    #expect(!hints(robot).contains("⏎ open"), "\(robot.screen)")
  }

  @Test("an old message does not return on another screen")
  func oldNews() throws {
    let robot = try Robot(.config("Everything"))
    robot.press("enter", "enter")
    robot.press("y")
    robot.expect("Copied")
    robot.press("5")
    robot.expectNo("Copied", "Subscribed to Team Yearly")
  }

  @Test("on a wide screen the amount of an event is near its text")
  func width() throws {
    let robot = try Robot(width: 200, height: 60)
    robot.openTransactions()
    robot.press("4")
    let amount = try #require(robot.place(of: "$0.00"))
    #expect(amount.x < 110, "\(robot.screen)")
  }
}

extension String {
  /// The text without leading and trailing occurrences of `character`.
  fileprivate func trimming(_ character: Character) -> Substring {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return text
  }
}
