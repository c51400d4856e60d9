import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser

@Suite("Messages of the App Store")
@MainActor
struct MessageTests {
  @Test("a billing issue appears when the clock moves, and its sheet fixes the payment")
  func billingIssue() throws {
    let robot = try subscriber()
    robot.breakPayment()
    robot.press("t")
    robot.expect("Billing issue", "Premium Yearly", "could not be charged", "Was due")
    robot.expect("Amount", "$99.99", "Jan 1, 2027", "Fix Payment", "Cancel Subscription", "Later")
    robot.press("enter")
    robot.expectNo("Fix Payment")
    #expect(robot.account.lines.first?.state == .subscribed)
    #expect(robot.account.messages.isEmpty)
  }

  @Test("a billing issue keeps the plan it was about, and its sheet names the plan to be charged")
  func changedPlan() throws {
    let robot = try unpaidChange()
    robot.press("t")
    robot.expect("Premium Monthly", "Basic Yearly · $49.99/year")
    robot.press("escape", "6", "enter", "enter")
    robot.expect("settled")
    #expect(robot.account.lines.first?.plan.productID.hasSuffix("basic.yearly") == true)
    let row = robot.lines.first { $0.contains("Billing issue") } ?? ""
    #expect(row.contains("Premium Monthly") && !row.contains("Basic Yearly"), "\(robot.screen)")
  }

  @Test("a price increase message keeps its plan after an upgrade at the same moment")
  func laterPlans() throws {
    let (basic, premium) = ("basic.yearly", "premium.yearly")
    let robot = try subscriber("com.example.streamingpass." + basic)
    robot.raisePrice(of: basic)
    robot.press("escape")
    let upgrade = PurchaseRequest(productID: "com.example.streamingpass." + premium)
    robot.session.perform(.purchase(upgrade), isAnnounced: false)
    #expect(robot.account.lines.first?.plan.productID.hasSuffix(premium) == true)
    robot.press("6")
    let row = robot.lines.first { $0.contains("Price increase") } ?? ""
    #expect(row.contains("Basic Yearly"), "\(robot.screen)")
  }

  @Test("a postponed billing issue keeps its plan after another plan was charged")
  func shownLater() throws {
    let robot = try unpaidChange()
    robot.press("T")
    robot.type("9d")
    robot.press("enter", "escape", "6", "enter", "enter")
    robot.expect("settled")
    let row = robot.lines.first { $0.contains("Billing issue") } ?? ""
    #expect(row.contains("Premium Monthly"), "\(robot.screen)")
  }

  @Test("Cancel Subscription in the billing issue sheet turns auto-renew off")
  func cancelling() throws {
    let robot = try subscriber()
    robot.breakPayment()
    robot.press("t")
    robot.click("Cancel Subscription")
    #expect(robot.account.lines.first?.willAutoRenew == false)
  }

  @Test("a postponed billing issue can be answered in the message list")
  func later() throws {
    let robot = try subscriber()
    robot.breakPayment()
    robot.press("t", "escape")
    robot.expectNo("Fix Payment")
    robot.press("6")
    robot.expect("Messages  1", "Billing issue", "Premium Yearly", "Jan 1, 2027", "open")
    robot.press("enter")
    robot.expect("Fix Payment")
    robot.press("enter")
    robot.expect("settled")
    robot.press("f")
    robot.expect("There is no billing issue.")
  }

  @Test("two postponed messages with the same reason and moment are two rows")
  func twoAtOnce() throws {
    let robot = try subscriber()
    for _ in 1...2 {
      robot.raisePrice()
      robot.press("escape")
    }
    robot.press("6")
    robot.expect("Messages  2")
    #expect(robot.lines.count { $0.contains("Price increase") } == 2, "\(robot.screen)")
  }

  @Test("undo does not reopen a message that was answered before another one was postponed")
  func oneAfterTheOther() throws {
    let robot = try Robot(.config("Everything"), height: 40)
    var contents = robot.account.store
    contents.timeRate = .realTime
    robot.session.perform(.open(contents), isAnnounced: false)
    robot.session.areDialogsDisabled = false
    robot.session.perform(.purchase("com.example.everything.letters.monthly"), isAnnounced: false)
    robot.session.perform(.purchase("com.example.everything.world.silent"), isAnnounced: false)
    robot.breakPayment()
    robot.press("T")
    robot.type("5w")
    robot.press("enter")
    #expect(robot.account.messages.count == 2, "\(robot.screen)")
    robot.press("enter")
    let fixed = robot.session.simulation.history
    #expect(robot.account.messages.count == 1, "\(robot.screen)")
    robot.expect("Fix Payment")
    robot.press("escape", "z")
    #expect(robot.session.simulation.history == fixed, "\(robot.screen)")
  }

  @Test("undo and redo do not present a postponed message again")
  func undoing() throws {
    let robot = try subscriber()
    robot.breakPayment()
    robot.press("t", "escape", "z")
    robot.expectNo("Fix Payment")
    robot.press("6")
    robot.expect("No Messages")
    robot.press("Z")
    robot.expect("Messages  1", "open")
    robot.expectNo("Fix Payment")
  }

  @Test("a price increase shows both prices and the date, and Agree accepts it")
  func priceIncrease() throws {
    let robot = try subscriber()
    robot.press("5")
    robot.raisePrice()
    robot.expect("Price increase", "Price now", "$99.99/year", "New price", "$119.99/year")
    robot.expect("From", "Jan 1, 2027", "Agree", "Decline", "Later")
    robot.press("enter")
    #expect(robot.account.lines.first?.priceIncrease?.status == .agreed)
  }

  @Test("declining a price increase turns auto-renew off")
  func declining() throws {
    let robot = try subscriber()
    robot.raisePrice()
    robot.click("Decline")
    #expect(robot.account.lines.first?.willAutoRenew == false)
    robot.press("6", "c")
    robot.expect("No price increase waits for an answer.")
  }

  @Test("a win-back offer message leads to its purchase sheet")
  func winBack() throws {
    let robot = try subscriber("com.example.streamingpass.premium.monthly")
    robot.press("a", "t")
    robot.expect("Win-back offer", "Premium Monthly", "See Offer", "Ended", "Jan 8, 2026")
    robot.press("enter")
    robot.expect("Premium Monthly", "Confirm")
    robot.press("enter")
    #expect(robot.transactions.last?.offer?.type == .winBack)
  }

  @Test("a win-back message relaunches the app in the undo step of the clock move, only once")
  func launching() throws {
    let robot = try subscriber()
    robot.press("a")
    let before = robot.session.simulation
    robot.press("t")
    robot.expect("Win-back offer")
    #expect(robot.actions.suffix(2) == [.quitApp, .launchApp])
    robot.press("escape")
    let count = robot.actions.count
    robot.press("T")
    robot.type("3d")
    robot.press("enter")
    robot.expectNo("Win-back offer")
    #expect(robot.actions.count == count + 1)
    robot.press("z", "z")
    #expect(robot.session.simulation.history == before.history)
    #expect(robot.account.messages.isEmpty)
    robot.press("Z")
    #expect(robot.actions.count == count)
  }

  @Test("a clock move without a new message does not relaunch the app")
  func noLaunch() throws {
    let robot = try subscriber()
    robot.press("t", "t")
    #expect(!robot.actions.contains(.launchApp))
  }

  @Test("the message of a state with a win-back offer waits, and one undo removes both")
  func launchingIntoState() throws {
    let robot = try Robot(height: 40)
    robot.browser.model.account.moveCustomer(into: .lapsedWithWinBack)
    robot.host.update()
    robot.expect("new in Messages: Win-back offer")
    robot.expectNo("See Offer")
    robot.press("6")
    robot.expect("● Win-back offer")
    robot.press("z")
    #expect(robot.actions.isEmpty)
  }

  @Test(
    "the message of a state with an unpaid renewal waits, and the keys of the screen still work",
    arguments: [
      CustomerState.grace, .retry,
    ]
  )
  func unpaidState(state: CustomerState) throws {
    let robot = try Robot(height: 40)
    robot.browser.model.account.moveCustomer(into: state)
    robot.host.update()
    robot.expect("new in Messages: Billing issue")
    robot.expectNo("Fix Payment")
    robot.press("6")
    robot.expect("Messages  1", "● Billing issue")
    robot.press("enter")
    robot.expect("Fix Payment")
  }

  @Test(
    "a message answered in its sheet stays in the list as settled, and undo reopens it",
    arguments: ["Fix Payment", "Cancel Subscription", "Agree", "Decline", "See Offer"]
  )
  func answered(answer: String) throws {
    let robot: Robot
    switch answer {
    case "See Offer":
      robot = try subscriber("com.example.streamingpass.premium.monthly")
      robot.press("a", "t")
    case "Agree", "Decline":
      robot = try subscriber()
      robot.raisePrice()
    default:
      robot = try subscriber()
      robot.breakPayment()
      robot.press("t")
    }
    robot.click(answer)
    if answer == "See Offer" { robot.press("enter") }
    robot.expectNo("Later")
    robot.press("6")
    robot.expect("Messages  1", "settled")
    robot.press("z")
    robot.expect("Messages  1", "open")
    robot.expectNo("Later", "settled")
  }

  @Test("an answer in the list settles a new message in one undo step")
  func answeredInList() throws {
    let robot = try subscriber()
    robot.press("6", "s")
    robot.breakPayment()
    robot.press("t", "f")
    robot.expect("Messages  1", "settled")
    robot.press("z")
    robot.expect("Messages  1", "new")
  }

  @Test("a repeated billing issue marks the earlier message as postponed, not settled")
  func postponed() throws {
    let robot = try subscriber()
    robot.breakPayment()
    robot.press("t", "escape", "t", "escape", "6")
    robot.expect("Messages  2", "open", "postponed")
    robot.expectNo("settled")
    robot.press("down", "enter")
    robot.expect("postponed", "Close")
    robot.press("escape", "f")
    robot.expectNo("postponed")
    robot.expect("settled")
  }

  @Test("the newest message has the focus when several arrive")
  func newest() throws {
    let robot = try Robot()
    robot.browser.model.account.moveCustomer(into: .grace)
    robot.press("6", "enter", "escape", "s", "t")
    robot.expect("Messages  2", "▸ ●")
    robot.expectNo("•")
  }

  @Test("a click on the selected message opens it")
  func clicks() throws {
    let robot = try subscriber()
    robot.breakPayment()
    robot.press("t", "escape", "6")
    robot.click("Billing issue")
    robot.expect("Fix Payment")
  }

  @Test("a saved customer gets a win-back message at start, in one undo step")
  func launchingAtStart() throws {
    let first = try subscriber()
    first.press("a")
    first.session.advanceToNextEvent()
    let kept = first.session.simulation
    let again = try Browser(
      StoreFile.streaming.configuration(),
      options: BrowserOptions(customer: .simulation(kept))
    )
    let session = AccessibleSession(again)
    #expect(session.start().contains { $0.contains("Win-back offer") })
    let history = again.session.simulation.history
    #expect(history.entries.count == kept.history.entries.count + 2)
    again.session.undo()
    #expect(again.session.simulation.history == kept.history)
  }

  @Test("messages stay in the list while purchase dialogs are off")
  func dialogsOff() throws {
    let robot = try subscriber()
    robot.session.areDialogsDisabled = true
    robot.breakPayment()
    robot.press("t")
    robot.expectNo("Fix Payment")
    robot.press("6")
    robot.expect("Billing issue", "new", "not shown automatically")
    robot.press("s")
    robot.expect("Messages appear while", "Purchase dialogs")
  }

  @Test("messages of several plans appear one after another")
  func several() throws {
    let robot = try Robot(.config("Everything"), height: 30)
    robot.session.areDialogsDisabled = false
    let plans = ["studio.team.yearly", "letters.yearly"].map { "com.example.everything.\($0)" }
    for plan in plans { robot.session.perform(.purchase(PurchaseRequest(productID: plan))) }
    for plan in plans {
      robot.session.perform(.increasePrice(productID: plan, price: 400, needsConsent: true))
    }
    robot.host.update()
    robot.expect("Team Yearly", "Agree")
    robot.press("enter")
    robot.expect("Letters Yearly", "Agree")
    robot.press("enter")
    robot.expectNo("Agree ")
    #expect(robot.account.messages.isEmpty)
  }

  @Test("messages stay in the list while automatic presentation is off")
  func silent() throws {
    let robot = try subscriber()
    robot.press("6", "s")
    robot.expect("Messages wait in this list", "not shown automatically")
    robot.breakPayment()
    robot.press("t")
    robot.expectNo("Fix Payment")
    robot.expect("Billing issue", "new")
    robot.press("s", "enter")
    robot.expect("Fix Payment")
  }

  @Test("a new message of a saved customer does not appear automatically at start")
  func opening() throws {
    let first = try subscriber()
    first.breakPayment()
    first.browser.model.messages.isAutomaticPresentationOn = false
    first.press("t")
    let again = try Robot(
      options: BrowserOptions(customer: .simulation(first.session.simulation))
    )
    again.expectNo("Fix Payment")
    again.press("6")
    again.expect("Billing issue", "new")
  }

  /// A customer whose change from Premium Monthly to Basic Yearly cannot be charged, with a grace
  /// period.
  private func unpaidChange() throws -> Robot {
    let robot = try subscriber("com.example.streamingpass.premium.monthly")
    robot.change { $0.isGracePeriodEnabled = true }
    robot.session.perform(.purchase("com.example.streamingpass.basic.yearly"))
    robot.breakPayment()
    return robot
  }

  private func subscriber(
    _ plan: String = "com.example.streamingpass.premium.yearly"
  ) throws -> Robot {
    let robot = try Robot()
    robot.session.perform(.purchase(PurchaseRequest(productID: plan)))
    robot.host.update()
    return robot
  }
}

extension Robot {
  /// Raises the price of a plan, with consent required.
  fileprivate func raisePrice(of plan: String = "premium.yearly") {
    session.perform(
      .increasePrice(
        productID: "com.example.streamingpass." + plan,
        price: 119.99,
        needsConsent: true
      )
    )
    host.update()
  }
}
