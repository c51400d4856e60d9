import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("The configuration screen")
@MainActor
struct ConfigurationTests {
  @Test("the configuration lists groups, plans and products")
  func listed() throws {
    let robot = try Robot(.config("Everything"), height: 60)
    robot.press("8")
    robot.expect("Subscription groups", "Products")
    for group in robot.session.catalog.groups {
      robot.expect(group.displayName)
      for plan in group.products.prefix(3) { robot.expect(plan.id) }
    }
  }

  @Test("suites are listed with their fields and cannot be bought")
  func suites() throws {
    let robot = try Robot(.config("Everything"), height: 60)
    robot.press("8", "end")
    robot.expect("Suites, which cannot be bought", "The Whole House", "House Yearly", "$499.99")
    robot.press("up", "enter")
    robot.expect("duration", "P1Y", "isFamilyShareable", "introductoryOffers")
  }

  @Test("levels have the same numbers as in the store")
  func levels() throws {
    let plans = [(2, "A"), (2, "B"), (5, "C"), (5, "D")].map { level, name in
      SamplePlan(name: name, level: level)
    }
    let robot = try Robot(.plans(plans))
    let group = try #require(robot.session.catalog.groups.first)
    robot.press("8")
    for (level, number) in [(2, 1), (5, 2)] {
      let name = "Level \(number)"
      #expect(group.name(ofLevel: level, in: robot.browser.model.words) == name)
      #expect(robot.lines.count { $0.contains(name) } == 2, "\(robot.screen)")
    }
  }

  @Test("an empty file shows a message, and there is no list to filter")
  func nothing() throws {
    let robot = try Robot(.empty)
    robot.press("8")
    robot.expect("Nothing for Sale")
    robot.expectNo("Nothing found", "↑↓ choose", "⏎ open", "y copy")
    robot.press("/")
    robot.expect("There is no list to filter on this screen.", "Nothing for Sale")
  }

  @Test("a finding shows its position, and Enter goes to its product")
  func finding() throws {
    let robot = try Robot(.oddities)
    robot.press("8")
    robot.expect("Findings", "warning")
    let finding = try #require(robot.browser.model.file.selectedRow)
    guard case .diagnostic(let diagnostic) = finding.content else {
      Issue.record("\(finding)")
      return
    }
    let place = try #require(diagnostic.position)
    robot.expect("\(place.line):\(place.column)")
    robot.press("enter")
    let row = try #require(robot.browser.model.file.selectedRow)
    guard case .plan = row.content else {
      Issue.record("\(row)")
      return
    }
    #expect(diagnostic.keyPath?.hasPrefix(row.id) == true)
  }

  @Test("a plan in the list of products is an error, and an unfinished offer is a note")
  func misplacedPlan() throws {
    let plan = """
      "type" : "RecurringSubscription", "referenceName" : "Pro", "displayPrice" : "4.99",
      "recurringSubscriptionPeriod" : "P1M", "groupNumber" : 1
      """
    let text = """
      { "products" : [ { "productID" : "lost", \(plan) } ],
        "subscriptionGroups" : [ { "id" : "G", "name" : "Pass", "subscriptions" : [
          { "productID" : "pro", \(plan), "introductoryOffer" : { "paymentMode" : "none" } } ] } ],
        "version" : { "major" : 4, "minor" : 0 } }
      """
    let robot = try Robot(.text(text))
    robot.press("8")
    robot.expect("error", "products[0].type", "note", "introductoryOffer.paymentMode")
    robot.press("1")
    robot.expect("$4.99")
    robot.expectNo("free")
  }

  @Test("Enter shows every field of a plan with its localizations")
  func fields() throws {
    let robot = try Robot(height: 50)
    robot.press("8", "down", "down", "enter")
    robot.expect("productID", "displayPrice", "recurringSubscriptionPeriod", "localizations: en_US")
    robot.press("escape")
    robot.expectNo("recurringSubscriptionPeriod")
  }

  @Test("a wide screen shows the fields beside the list")
  func beside() throws {
    let robot = try Robot(width: 120, height: 40)
    robot.press("8", "down")
    robot.expect("recurringSubscriptionPeriod")
  }

  @Test("the promotional image of a package directory is above the fields")
  func promotionalImage() throws {
    // A JPEG of 16 × 8 pixels: the left half is red, the right half blue.
    let picture =
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ"
      + "BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
      + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA"
      + "CP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAA"
      + "AAAA/9oADAMBAAIRAxEAPwAXpTb+CGVQNe//2Q=="
    try inTemporaryFolder { folder in
      let package = folder.appending(path: "Store.storekit")
      let assets = package.appending(path: "Assets")
      try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: URL(filePath: StoreFile.path(of: "Everything")),
        to: package.appending(path: "Configuration.storekit")
      )
      let image = assets.appending(path: "DF4F32A0.jpg")
      try #require(Data(base64Encoded: picture)).write(to: image)
      for (theme, count) in [(ColorTheme.auto, 32), (.mono, 0)] {
        var options = BrowserOptions()
        options.theme = theme
        options.screen = .configuration
        let browser = try Browser(try StoreConfiguration(path: package.path), options: options)
        let row = browser.model.file.allRows.first { $0.promotionalImageID == "DF4F32A0" }
        browser.model.file.selected = try #require(row).id
        let frame = browser.makeHost(size: Size(width: 120, height: 40)).render()
        let colors = (0..<40).flatMap { y in (0..<120).map { frame[$0, y].style.foreground } }
        #expect(colors.count { $0 == CellColor(red: 254, green: 0, blue: 0) } == count)
        #expect(colors.count { $0 == CellColor(red: 0, green: 0, blue: 254) } == count)
      }
    }
  }

  @Test("a filter keeps the matching rows, and Escape clears it")
  func search() throws {
    let robot = try Robot()
    robot.press("8", "/")
    robot.type("basic")
    robot.expect("Basic")
    robot.expectNo("Premium")
    robot.type("qqq")
    robot.expect("Nothing found")
    robot.press("escape")
    robot.expect("Premium")
    robot.press("escape")
    #expect(robot.browser.model.navigation.screen == .store)
  }

  // MARK: Reloading

  /// A copy of a configuration file that a test may change.
  private struct Copy {
    let url: URL

    init(_ name: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      url = folder.appending(path: "Store.storekit")
      try FileManager.default.copyItem(at: URL(filePath: StoreFile.path(of: name)), to: url)
    }

    func replace(_ text: String, by other: String) throws {
      let old = try String(contentsOf: url, encoding: .utf8)
      #expect(old.contains(text))
      try old.replacingOccurrences(of: text, with: other)
        .write(to: url, atomically: true, encoding: .utf8)
    }

    /// Removes a plan from its group and keeps the group.
    func removePlan(_ id: String) throws {
      let data = try Data(contentsOf: url)
      var root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      var groups = try #require(root["subscriptionGroups"] as? [[String: Any]])
      for index in groups.indices {
        let plans = groups[index]["subscriptions"] as? [[String: Any]] ?? []
        groups[index]["subscriptions"] = plans.filter { $0["productID"] as? String != id }
      }
      root["subscriptionGroups"] = groups
      try JSONSerialization.data(withJSONObject: root).write(to: url)
    }

    func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  }

  private func browser(_ copy: Copy) throws -> Browser {
    let path = copy.url.path
    return try Browser(
      StoreConfiguration(path: path),
      options: BrowserOptions(path: path)
    )
  }

  @Test("a changed file is reloaded for the same customer, and the changes are announced")
  func readAgain() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let host = browser.makeHost(size: Size(width: 80, height: 24))
    host.send(.key(.enter))
    host.send(.key(.enter))
    #expect(browser.session.simulation.account.allTransactions.count == 1)
    try copy.replace("9.99\"", by: "8.99\"")
    browser.model.file.readAgain()
    let store = host.render().lines.joined(separator: "\n")
    #expect(store.contains("8.99"), "\(store)")
    #expect(browser.session.simulation.account.allTransactions.count == 1)
    #expect(browser.model.notices.remark == "File reloaded: 3 changed, 0 added, 0 removed")
  }

  @Test("undoing a reload shows a hint to reload, and r reloads the file")
  func readAfterGoingBack() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let host = browser.makeHost(size: Size(width: 80, height: 24))
    func screen() -> String { host.render().lines.joined(separator: "\n") }
    host.send(.key(.character("8")))
    try copy.replace("\"99.99\"", by: "\"89.99\"")
    browser.model.file.readAgain()
    #expect(screen().contains("$89.99"))
    host.send(.key(.character("z")))
    #expect(screen().contains("$99.99"))
    #expect(screen().contains("r reloads it."), "\(screen())")
    host.send(.key(.character("r")))
    #expect(screen().contains("$89.99"), "\(screen())")
    #expect(!screen().contains("r reloads it."))
    host.send(.key(.character("r")))
    #expect(browser.model.notices.remark == "File reloaded. Nothing for sale changed.")
  }

  @Test("a subscriber stays subscribed if the reloaded file has no group any more")
  func groupGone() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let host = browser.makeHost(size: Size(width: 80, height: 24))
    host.send(.key(.enter))
    host.send(.key(.enter))
    let empty = """
      {"identifier":"X1","products":[],"nonRenewingSubscriptions":[],"settings":{},
       "subscriptionGroups":[],"version":{"major":3,"minor":0}}
      """
    try Data(empty.utf8).write(to: copy.url)
    browser.model.file.readAgain()
    for key in ["1", "3", "5"] {
      host.send(.key(.character(Character(key))))
      let screen = host.render().lines.joined(separator: "\n")
      #expect(screen.contains("Premium Yearly: no longer sold, ends Jan 1, 2027"), "\(screen)")
      #expect(!screen.contains("not subscribed"), "\(screen)")
    }
  }

  @Test("reloading a file with the same content adds no history entry")
  func writtenAnew() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let before = browser.session.simulation.history
    try copy.replace("\n", by: "\n ")
    browser.model.file.readAgain()
    #expect(browser.session.simulation.history == before)
  }

  @Test("a subscription ends if the file no longer has its plan, and keeps its name until then")
  func withdrawn() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let host = browser.makeHost(size: Size(width: 80, height: 24))
    func screen() -> String { host.render().lines.joined(separator: "\n") }
    host.send(.key(.enter))
    host.send(.key(.enter))
    let plans = try #require(browser.model.file.configuration.subscriptionGroups.first)
      .subscriptions
    for plan in plans {
      try copy.removePlan(plan.product.productID)
      browser.model.file.readAgain()
      host.send(.key(.character("3")))
      #expect(!screen().contains(plan.product.productID), "\(screen())")
      #expect(!screen().contains("Next charge"))
      if browser.session.catalog.product(id: "com.example.streamingpass.premium.yearly") == nil {
        #expect(screen().contains("Premium Yearly is no longer"), "\(screen())")
        #expect(screen().contains("Jan 1, 2027"))
      }
    }
    #expect(browser.session.catalog.groups.allSatisfy { $0.products.isEmpty })
    #expect(browser.model.account.customerState == .subscribed)
    #expect(screen().contains("Premium Yearly: no longer sold, ends Jan 1, 2027"), "\(screen())")
    let state = host.render().lines.first { $0.contains("State ") } ?? ""
    #expect(state.hasSuffix("Subscribed"), "\(screen())")
    host.send(.key(.character("5")))
    #expect(screen().contains("$99.99"), "\(screen())")
  }

  @Test("the selected product stays selected when it moves within the file")
  func meantProductMoves() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let host = browser.makeHost(size: Size(width: 80, height: 24))
    for key in [Key.character("8"), .down, .down, .down] { host.send(.key(key)) }
    host.update()
    let meant = try #require(browser.model.file.selectedRow)
    let first = try #require(browser.model.file.configuration.subscriptionGroups.first)
    try copy.removePlan(try #require(first.subscriptions.first).product.productID)
    browser.model.file.readAgain()
    #expect(browser.model.file.selectedRow?.title == meant.title)
    #expect(browser.model.file.selectedRow?.id != meant.id)
  }

  @Test("an unreadable file keeps the last good one open, and the error shows its position")
  func unreadable() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let known = browser.session.catalog
    try Data("{\n  oops".utf8).write(to: copy.url)
    browser.model.file.readAgain()
    #expect(browser.session.catalog == known)
    #expect(browser.model.notices.remark?.contains("Store.storekit:2:3") == true)
    browser.model.navigation.screen = .configuration
    let screen = browser.render(size: Size(width: 80, height: 24), pressing: [])
    #expect(screen.contains("The last good file stays open."), "\(screen)")
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(
      at: URL(filePath: StoreFile.path(of: "StreamingPass")),
      to: copy.url
    )
    browser.model.file.readAgain()
    #expect(browser.model.file.problem == nil)
  }

  @Test("a reload takes changed settings and keeps settings changed in the browser")
  func settings() throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    browser.model.settings.change { $0.settings.asksToBuy = true }
    try copy.replace("\"_timeRate\" : 0", by: "\"_timeRate\" : 13")
    browser.model.file.readAgain()
    #expect(browser.model.session.account.store.timeRate == TimeRate(rawValue: 13))
    #expect(browser.model.session.account.store.settings.asksToBuy)
  }

  @Test(
    "the watch reports a file that is written in place or replaced",
    .timeLimit(.minutes(LongTest.minutes(60)))
  )
  func watch() async throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let (changes, told) = AsyncStream.makeStream(of: ConfigurationWatch.Change.self)
    let watch = ConfigurationWatch(copy.url.path) { told.yield($0) }
    defer { watch.end() }
    var arrived = changes.makeAsyncIterator()
    try Data("one".utf8).write(to: copy.url)
    #expect(await arrived.next() == .written)
    try Data("another".utf8).write(to: copy.url, options: .atomic)
    #expect(await arrived.next() == .written)
    #expect(try Data(contentsOf: copy.url) == Data("another".utf8))
  }

  @Test(
    "the watch reports a file that is deleted or moved away, and its return",
    .timeLimit(.minutes(LongTest.minutes(60)))
  )
  func watchedDeletion() async throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let (changes, told) = AsyncStream.makeStream(of: ConfigurationWatch.Change.self)
    let watch = ConfigurationWatch(copy.url.path) { told.yield($0) }
    defer { watch.end() }
    var arrived = changes.makeAsyncIterator()
    try FileManager.default.removeItem(at: copy.url)
    #expect(await arrived.next() == .gone)
    try Data("one".utf8).write(to: copy.url)
    #expect(await arrived.next() == .written)
    let aside = copy.url.deletingLastPathComponent().appending(path: "aside")
    try FileManager.default.moveItem(at: copy.url, to: aside)
    #expect(await arrived.next() == .gone)
    try FileManager.default.moveItem(at: aside, to: copy.url)
    #expect(await arrived.next() == .written)
  }

  @Test(
    "a deleted file is reported, the store stays open, and reloading resumes on its return",
    .timeLimit(.minutes(LongTest.minutes(60)))
  )
  func deleted() async throws {
    let copy = try Copy("StreamingPass")
    defer { copy.remove() }
    let browser = try browser(copy)
    let terminal = MemoryTerminal(size: Size(width: 100, height: 24), staysOpen: true)
    let run = Task { @MainActor in await browser.run(on: terminal) }
    terminal.send(.key(.enter), .key(.enter), .key(.character("8")))
    func seen(_ text: String) async throws {
      while terminal.frames.last?.lines.contains(where: { $0.contains(text) }) != true {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
    try await seen("Subscription groups")
    let bytes = try Data(contentsOf: copy.url)
    try FileManager.default.removeItem(at: copy.url)
    try await seen("The file was removed. Its last version stays open:")
    #expect(browser.session.simulation.account.allTransactions.count == 1)
    #expect(browser.session.catalog.groups.count == 1)
    try bytes.write(to: copy.url)
    try await seen("The file is back. Nothing for sale changed.")
    #expect(browser.model.file.problem == nil)
    try copy.replace("9.99\"", by: "8.99\"")
    try await seen("8.99")
    #expect(browser.session.simulation.account.allTransactions.count == 1)
    terminal.close()
    _ = await run.value
  }

  @Test("a single change is described, and several are counted")
  func lines() throws {
    let words = Words(locale: Locale(identifier: "en_US"))
    func catalog(_ plans: [SamplePlan]) throws -> StoreCatalog {
      StoreCatalog(try StoreFile.plans(plans).configuration())
    }
    let one = try catalog([SamplePlan(name: "A"), SamplePlan(name: "B")])
    let dearer = try catalog([SamplePlan(name: "A", price: "5.99"), SamplePlan(name: "B")])
    let renamed = try catalog([SamplePlan(name: "Z"), SamplePlan(name: "B")])
    let more = try catalog(
      [SamplePlan(name: "A"), SamplePlan(name: "B"), SamplePlan(name: "C")]
    )
    let both = try catalog([SamplePlan(name: "Y"), SamplePlan(name: "X")])
    func line(_ old: StoreCatalog, _ new: StoreCatalog) -> String {
      FileChange(from: old, to: new).line(in: words)
    }
    #expect(line(one, one) == "File reloaded. Nothing for sale changed.")
    #expect(line(one, dearer) == "A: $4.99/month is now $5.99/month")
    #expect(line(one, renamed) == "plan.1: A is now Z")
    #expect(line(one, more) == "New in the file: C")
    #expect(line(more, one) == "No longer in the file: C")
    #expect(line(one, both) == "File reloaded: 2 changed, 0 added, 0 removed")
  }
}
