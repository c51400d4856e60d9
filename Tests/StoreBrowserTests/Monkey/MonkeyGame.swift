import Foundation
import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@testable import StoreBrowser
@testable import TerminalUI

/// A browser that gets random events, and the checks after each of them. The seed determines the
/// file, language, size and customer at the start.
@MainActor
final class MonkeyGame {
  let browser: Browser
  let host: ViewHost
  let seed: UInt64
  /// The number of events sent.
  private(set) var count = 0
  /// The names of the screens and sheets that were reached.
  private(set) var reached: Set<String> = []
  private var monkey: Monkey
  private var latest: [InputEvent] = []
  private var hints: HintRow
  private let surroundings: String
  /// The time of a playing clock. It advances with each event, so that a seed gives the same game.
  private let time = ManualTime()

  /// An invariant that does not hold.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(seed: UInt64, folder: URL) throws {
    self.seed = seed
    monkey = Monkey(seed: seed)
    let opened = try Self.options(&monkey, in: folder)
    surroundings = opened.name
    browser = try Browser(opened.configuration, options: opened.options)
    browser.model.clockPlayer.time = time
    host = browser.makeHost(size: monkey.size())
    hints = HintRow(browser: browser)
  }

  private static func options(
    _ monkey: inout Monkey,
    in folder: URL
  ) throws -> (configuration: StoreConfiguration, options: BrowserOptions, name: String) {
    let files: [StoreFile] = [
      .streaming, .streaming, .streaming, .streaming, .config("Everything"), .config("Everything"),
      .config("FlowerMovie"), .hostile, .oddities, .many(60), .noPlans, .empty,
    ]
    let file = monkey.one(of: files)
    let language = monkey.one(of: ["en_US", "en_US", "ja", "ar", "de"])
    let storeLanguage = monkey.once(in: 3) ? monkey.one(of: ["en_US", "ja", "ar", "de"]) : language
    var options = BrowserOptions(
      locale: Locale(identifier: storeLanguage),
      programLocale: Locale(identifier: language),
      usesASCII: monkey.once(in: 4),
      screen: monkey.one(of: BrowserScreen.allCases)
    )
    options.appearance.controlStyle = monkey.one(of: ControlStyleList.entries.map(\.name))
    var configuration = try file.configuration()
    if case .config(let name) = file {
      let url = folder.appending(path: "Store.storekit")
      try Data(contentsOf: URL(filePath: StoreFile.path(of: name))).write(to: url)
      configuration = try StoreConfiguration(path: url.path)
      options.path = url.path
    }
    let state = monkey.one(of: CustomerState.allCases)
    options.customer = .simulation(try customer(state, configuration, options))
    let name =
      "\(file.name), \(language), store in \(storeLanguage), ascii \(options.usesASCII), \(state)"
    return (configuration, options, name)
  }

  /// A customer in `state`, or a new customer if the file does not allow that state.
  private static func customer(
    _ state: CustomerState,
    _ configuration: StoreConfiguration,
    _ options: BrowserOptions
  ) throws -> Simulation {
    let contents = try StoreOpening(configuration, options: options).contents
    let new = Simulation(contents: contents, start: options.start)
    guard let group = new.account.groups.first else { return new }
    return (try? new.reaching(state, in: group)) ?? new
  }

  /// Sends events until `events` were sent or the program has ended.
  ///
  /// - Parameter meddle: Runs after each event and receives the number of events so far.
  func play(events: Int, meddle: (Int) -> Void = { _ in }) async throws {
    host.update()
    try check(nil)
    while count < events, browser.model.navigation.exitCode == nil {
      let event = monkey.event(for: host, of: browser.model)
      let mayLeave = requestsQuit(event)
      latest = latest.suffix(19) + [event]
      count += 1
      host.send(event)
      time.advance(by: 0.3)
      meddle(count)
      // Lets other tasks of the main actor run, as between two key presses.
      await Task.yield()
      try check(event)
      if browser.model.navigation.exitCode != nil, !mayLeave {
        throw failure("the program has ended")
      }
    }
    try checkReplay()
  }

  // MARK: Invariants

  private func check(_ event: InputEvent?) throws {
    let frame = host.render()
    let wrong =
      ScreenInvariants.broken(by: frame, on: host, usesASCII: browser.options.usesASCII)
      ?? hints.problem(in: frame, of: host)
    if let wrong { throw failure(wrong) }
    if count.isMultiple(of: 50) {
      host.setNeedsLayout()
      if host.render().lines != frame.lines { throw failure("a second layout gives another frame") }
    }
    let model = browser.model
    reached.insert(model.navigation.screen.rawValue)
    if let sheet = model.navigation.sheet { reached.insert("\(sheet)") }
    if let sheet = model.transactions.sheet { reached.insert("\(sheet)") }
    if model.session.requestedProduct != nil { reached.insert("purchase") }
    if model.messages.presented != nil { reached.insert("message") }
    if model.appearancePanel.isOpen { reached.insert("appearance") }
    if model.transactions.isTyping { reached.insert("filter") }
  }

  /// Whether an event requests Quit: by its key, or by the command's name.
  private func requestsQuit(_ event: InputEvent) -> Bool {
    let words = browser.model.words
    let names = [words.text(BrowserText.hintQuit), words.text(BrowserText.commandQuit)]
    let meant: (SemanticElement) -> Bool
    switch event {
    case .key(.character("q")): return true
    case .key(.enter), .key(.space):
      meant = { $0.isFocused || $0.isSelected || $0.traits.contains(.isSelected) }
    case .mouse(_, let point): meant = { $0.visibleRect.contains(point) }
    default: return false
    }
    return host.semantics.elements.contains { element in
      meant(element) && names.contains { element.label.contains($0) }
    }
  }

  private func checkReplay() throws {
    let simulation = browser.model.session.simulation
    if let wrong = Self.replayProblem(simulation, simulation.history) { throw failure(wrong) }
  }

  /// The problem if replaying a history does not produce the same customer, or replaying another
  /// branch does not produce that branch's customer.
  static func replayProblem(_ simulation: Simulation, _ history: History) -> String? {
    let again = Simulation(
      history: history,
      branches: simulation.branches,
      now: simulation.now
    )
    guard again == simulation else { return "replaying the history gives another customer" }
    for branch in simulation.otherBranches {
      var other = simulation
      other.switchTo(branch)
      guard other.history == branch.history, other.account == branch.account() else {
        return "replaying a branch gives another customer"
      }
    }
    return nil
  }

  private func failure(_ what: String) -> Failure {
    let rows = host.render().lines.map { "|\($0)\n" }.joined()
    let events = latest.map { "\($0)" }.joined(separator: "\n  ")
    return Failure(
      description: """
        \(what)
        STORETERM_SEED=\(seed), after \(count) events (\(surroundings), \
        \(host.size.width)x\(host.size.height)), the last of them:
          \(events)
        \(rows)
        """
    )
  }
}
