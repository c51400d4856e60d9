import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The settings")
@MainActor
struct SettingsTests {
  /// A file with some settings that differ from the default.
  private static func configuration(_ settings: [String: Any]) throws -> StoreConfiguration {
    let path = StoreFile.path(of: "StreamingPass")
    let data = try Data(contentsOf: URL(filePath: path))
    var root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var own = try #require(root["settings"] as? [String: Any])
    own.merge(settings) { $1 }
    root["settings"] = own
    let bytes = try JSONSerialization.data(withJSONObject: root)
    return try StoreConfiguration(bytes: [UInt8](bytes))
  }

  @Test("the rate in real time names the speed at which the clock plays", arguments: [false, true])
  func playedRate(usesASCII: Bool) throws {
    let robot = try Robot(options: BrowserOptions(usesASCII: usesASCII))
    robot.press("7")
    robot.expect("real time (\(usesASCII ? ">" : "▶") 1 day/s)")
    robot.press("right")
    let row = try #require(robot.lines.first { $0.contains("Time rate") })
    #expect(!row.contains("/s)"), "\(robot.screen)")
  }

  @Test("the browser opens a store with the settings of its file")
  func honoured() throws {
    let browser = try Browser(
      Self.configuration([
        "_askToBuyEnabled": true, "_billingGracePeriodEnabled": true,
        "_renewalBillingIssuesEnabled": true, "_billingIssuesEnabled": true,
        "_storeKitErrors": [
          [
            "current": ["index": 2, "type": "generic"], "enabled": true,
            "name": "Load Products",
          ]
        ],
      ])
    )
    let settings = browser.session.simulation.account.store.settings
    #expect(settings.asksToBuy)
    #expect(settings.isGracePeriodEnabled)
    #expect(settings.failsRenewals)
    #expect(settings.interruptsPurchases)
    let failures = browser.session.simulation.account.failures
    #expect(failures == [.loadProducts: .storeKit(.networkError)])
    #expect(browser.model.settings.choices.allSatisfy { $0.originalName == nil })
  }

  @Test("a switch takes effect at once, shows the file's value and can be reset")
  func askToBuy() throws {
    let robot = try Robot()
    robot.press("7", "down")
    #expect(robot.focused.contains("Ask to Buy"))
    robot.press("enter")
    robot.expect("in the file: off")
    robot.press("1", "enter", "enter")
    #expect(robot.transactions.isEmpty)
    #expect(robot.session.simulation.account.purchasesToApprove.count == 1)
    robot.press("7", "backspace")
    robot.expectNo("in the file:")
    #expect(!robot.browser.model.session.account.store.settings.asksToBuy)
  }

  @Test("a setting that the file cannot store shows its default")
  func usually() throws {
    let robot = try Robot(height: 40)
    robot.change {
      $0.graceLength = .threeDays
      $0.finishesOnDelivery.toggle()
    }
    robot.press("7")
    robot.expect("default: 16 days", "default: on")
    robot.expectNo("in the file:")
  }

  @Test("the purchase sheet shows the terms of a purchase that will be pending or interrupted")
  func agreement() throws {
    let robot = try Robot()
    robot.change { $0.asksToBuy = true }
    robot.press("enter")
    robot.expect("Today", "$99.99", "then each year, until you cancel")
    robot.press("enter")
    robot.expect("Premium Yearly waits for approval")
    robot.change { ($0.asksToBuy, $0.interruptsPurchases) = (false, true) }
    robot.press("enter")
    robot.expect("Today", "$99.99", "then each year, until you cancel")
    robot.press("enter")
    robot.expect("The purchase of Premium Yearly was interrupted")
  }

  @Test("a changed setting is a history entry and can be undone")
  func history() throws {
    let robot = try Robot()
    robot.press("7", "right")
    #expect(robot.actions.count == 1)
    #expect(robot.browser.model.session.account.store.timeRate != .realTime)
    robot.press("z")
    #expect(robot.browser.model.session.account.store.timeRate == .realTime)
  }

  @Test("trying several values adds one event to the timeline")
  func timeline() throws {
    let robot = try Robot()
    robot.press("7", "right", "right", "right", "down", "right", "4")
    let changes = robot.lines.count { $0.contains("store file or settings changed") }
    #expect(changes == 1, "\(robot.screen)")
  }

  @Test("a call fails with the chosen error until the setting is reset")
  func failure() throws {
    let robot = try Robot(height: 40)
    robot.press("7", "end", "up", "enter")
    robot.press("down", "down", "down", "enter")
    #expect(robot.session.simulation.account.failures.count == 1)
    robot.press("escape")
    robot.expect("in the file: no error")
    robot.press("R")
    #expect(robot.session.simulation.account.failures.isEmpty)
    robot.press("R")
    robot.expect("All settings already match the file.")
  }

  @Test("resetting all settings is one undo step")
  func resetInOneStep() throws {
    let robot = try Robot()
    let model = robot.browser.model
    func differing() -> [String] {
      model.settings.choices.filter { $0.originalName != nil }.map(\.id)
    }
    robot.press("7")
    for id in ["timeRate", SettingsText.askToBuy.rawValue, "dialogs", "storefront", "language"] {
      let choice = try #require(model.settings.choices.first { $0.id == id })
      switch id {
      case "storefront": choice.choose("JPN")
      case "language": choice.choose("ja")
      default: choice.step(by: 1)
      }
    }
    let (changed, history) = (differing(), robot.session.simulation.history)
    #expect(changed.count == 5)
    robot.press("R")
    #expect(differing().isEmpty)
    robot.press("z")
    #expect(differing() == changed)
    #expect(robot.session.simulation.history == history)
    robot.press("Z")
    #expect(differing().isEmpty)
  }

  @Test("/ opens the search of a value list without typing /, and an empty result is reported")
  func searchBySlash() throws {
    let robot = try Robot()
    let model = robot.browser.model
    robot.press("7", "/")
    robot.type("storefront")
    robot.press("enter", "enter")
    robot.expect("abc search")
    robot.press("/")
    robot.expect("United States")
    robot.expectNo("Nothing found")
    robot.type("japan")
    #expect(model.settings.list.search == "japan")
    robot.press("down")
    robot.expectFocused("Japan")
    robot.expect("/ search")
    robot.press("/")
    robot.type("/x")
    #expect(model.settings.list.search == "japan/x")
    robot.expect("Nothing found")
  }

  @Test("every call accepts every error that it can throw")
  func everyError() throws {
    let robot = try Robot()
    for call in StoreCall.allCases {
      let choice = try #require(
        robot.browser.model.settings.failureChoices.first { $0.id == call.rawValue }
      )
      #expect(choice.values.count == call.possibleErrors.count + 1)
      for error in call.possibleErrors {
        choice.choose(error.rawValue)
        #expect(robot.session.simulation.account.failures == [call: error])
      }
      choice.choose("none")
    }
    #expect(robot.session.simulation.account.failures.isEmpty)
  }

  @Test("every value of every setting can be chosen, and every setting can be reset")
  func everyValue() throws {
    let robot = try Robot()
    let model = robot.browser.model
    for choice in model.settings.choices where choice.id != "language" {
      for value in choice.values where value.unavailableReason == nil {
        choice.choose(value.id)
        let now = try #require(model.settings.choices.first { $0.id == choice.id })
        #expect(now.current == value.id, "\(choice.id) \(value.id)")
      }
      model.settings.choices.first { $0.id == choice.id }?.goBack()
    }
    #expect(model.settings.choices.allSatisfy { $0.originalName == nil })
    #expect(Set(model.settings.choices.map(\.id)).count == model.settings.choices.count)
  }

  @Test("without dialogs a purchase is made at once")
  func dialogs() throws {
    let robot = try Robot()
    robot.press("7", "down", "down", "down")
    #expect(robot.focused.contains("Purchase dialogs"))
    robot.press("space", "1", "enter")
    #expect(robot.transactions.count == 1)
    robot.expectNo("Confirm")
  }

  @Test("a file that turns dialogs off opens without them")
  func dialogsOfFile() throws {
    let browser = try Browser(Self.configuration(["_disableDialogs": true]))
    #expect(browser.session.areDialogsDisabled)
  }

  @Test("undo and redo do not change the dialog setting")
  func dialogsOutliveSteps() throws {
    let robot = try Robot()
    robot.browser.model.account.moveCustomer(into: .subscribed)
    robot.session.areDialogsDisabled = true
    robot.press("z")
    #expect(robot.actions.isEmpty, "\(robot.screen)")
    #expect(robot.session.areDialogsDisabled)
    robot.session.areDialogsDisabled = false
    robot.press("Z")
    #expect(!robot.actions.isEmpty, "\(robot.screen)")
    #expect(!robot.session.areDialogsDisabled)
  }

  @Test("changing and resetting settings does not write the file")
  func fileStays() throws {
    let path = StoreFile.path(of: "StreamingPass")
    let before = try Data(contentsOf: URL(filePath: path))
    let robot = try Robot(options: BrowserOptions(path: path))
    robot.press("7", "right", "down", "enter", "R")
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  // MARK: Writing

  /// A robot with its own copy of a file.
  private static func robot(
    width: Int = 80,
    height: Int = 24
  ) throws -> (robot: Robot, url: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "Store.storekit")
    let old = try Data(contentsOf: URL(filePath: StoreFile.path(of: "StreamingPass")))
    try old.write(to: url)
    let options = BrowserOptions(path: url.path)
    return (try Robot(width: width, height: height, options: options), url)
  }

  @Test("the settings are written to the file only after a confirmation")
  func written() throws {
    let (robot, url) = try Self.robot()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let before = try Data(contentsOf: url)
    robot.press("7", "w")
    robot.expect("Nothing to save.")
    robot.press("right", "down", "enter")
    let call = try #require(robot.browser.model.settings.choices.first { $0.id == "purchase" })
    call.choose("purchaseNotAllowed")
    robot.press("w")
    robot.expect("Write over the file")
    robot.press("escape")
    #expect(try Data(contentsOf: url) == before)
    robot.press("w", "enter")
    #expect(try Data(contentsOf: url) == before)
    robot.press("w", "left", "enter")
    robot.expect("Saved:")
    let read = try StoreConfiguration(path: url.path)
    #expect(read.settings.isAskToBuyEnabled)
    #expect(read.settings.timeRate == robot.browser.model.session.account.store.timeRate)
    #expect(StoreSettings(read.settings).failures == [.purchase: .purchase(.purchaseNotAllowed)])
    #expect(robot.browser.model.settings.choices.allSatisfy { $0.originalName == nil })
    var same = read
    let old = try StoreConfiguration(path: StoreFile.path(of: "StreamingPass"))
    (same.settings, same.diagnostics) = (old.settings, old.diagnostics)
    #expect(same == old)
  }

  @Test("settings that the file cannot store are named before and after writing, and stay")
  func unwritten() throws {
    let (robot, url) = try Self.robot()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let settings = robot.browser.model.settings.choices
    let unwritable = Set(["graceLength", "finishes", "profile"].map { "setting.\($0)" })
    for choice in settings where unwritable.contains(choice.id) { choice.step(by: 1) }
    robot.press("7", "w")
    robot.expect("Nothing to save. The file cannot store 3")
    robot.press("right", "w")
    robot.expect("The file cannot store:", "Grace period length", "Rules of")
    robot.press("left", "enter")
    robot.expect("Saved: Store.storekit. The file cannot store 3")
    let left = robot.browser.model.settings.choices.filter { $0.originalName != nil }.map(\.id)
    #expect(Set(left) == unwritable)
  }

  @Test("on a small screen the question says that writing cannot be undone")
  func finalOnSmallScreen() throws {
    let (robot, url) = try Self.robot(width: 40, height: 12)
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let model = robot.browser.model
    for choice in model.settings.choices where SettingsModel.unwritable.contains(choice.id) {
      choice.step(by: 1)
    }
    robot.press("7", "right", "w")
    robot.expect("Save the settings in", "This cannot be undone.", "Save", "Cancel")
  }

  @Test("writing adds no history entry, and undo reverts the last setting")
  func writingIsNoStep() throws {
    let (robot, url) = try Self.robot()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    robot.press("7", "down", "enter")
    let history = robot.session.simulation.history
    robot.press("w", "left", "enter")
    robot.expect("Saved:")
    #expect(robot.session.simulation.history == history)
    robot.press("z")
    #expect(!robot.browser.model.session.account.store.settings.asksToBuy)
  }

  @Test("a command resets the selected setting")
  func resetByName() throws {
    let robot = try Robot()
    robot.press("7", "down", "enter", "ctrl-p")
    robot.type("selected setting")
    robot.press("enter")
    #expect(!robot.browser.model.session.account.store.settings.asksToBuy)
    robot.press("backspace")
    robot.expect("The setting already matches the file.")
  }

  @Test("each setting is either written or named as not storable")
  func writtenOrNamed() throws {
    for choice in try Robot().browser.model.settings.choices {
      let (robot, url) = try Self.robot()
      defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
      let model = robot.browser.model
      model.settings.choices.first { $0.id == choice.id }?.step(by: 1)
      let named = model.settings.unwritableText?.contains(choice.title) == true
      #expect(named == model.settings.edit.isEmpty, "\(choice.id)")
    }
  }

  @Test("a file that cannot be written is reported")
  func unwritable() throws {
    let (robot, url) = try Self.robot()
    let folder = url.deletingLastPathComponent()
    robot.press("7", "right")
    try FileManager.default.removeItem(at: folder)
    robot.press("w", "left", "enter")
    #expect(robot.browser.model.notices.remark?.contains("there is no such file") == true)
  }
}
