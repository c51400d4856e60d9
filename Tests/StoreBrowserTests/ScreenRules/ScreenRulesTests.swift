import Foundation
import PurchaseFlow
import StoreModel
import Synchronization
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("Rules of every screen")
@MainActor
struct ScreenRulesTests {
  @Test("no screen breaks at any size, and below its least size a card shows the required size")
  func sizes() throws {
    let small = [
      (0, 0), (1, 1), (1, 60), (200, 1), (39, 12), (40, 11), (2, 2), (10, 3), (20, 4), (19, 12),
    ]
    for screen in BrowserScreen.allCases {
      let robot = try Robot(options: BrowserOptions(screen: screen))
      let least = MinimumSize(model: robot.browser.model).size
      for (width, height) in small {
        robot.resize(width: width, height: height)
        #expect(robot.lines.count == height)
        let text = robot.lines.joined().filter { !$0.isWhitespace }
        let isCovered = !Size(width: width, height: height).holds(least)
        if width * height >= 200 {
          #expect(
            text.contains("\(least.width)×\(least.height)") == isCovered,
            "\(screen) \(width)×\(height)"
          )
        }
      }
      robot.resize(width: least.width, height: least.height)
      robot.expectNo("\(least.width) × \(least.height)")
    }
  }

  @Test("in a tiny window the store sells a plan, and other screens lead back to it")
  func tinyWindow() throws {
    let robot = try Robot(width: 20, height: 6)
    robot.expect("Premium Yearly", "$99.99 / year", "Subscribe")
    robot.press("3")
    #expect(robot.lines.joined().filter { !$0.isWhitespace }.contains("40×12"))
    robot.press("1", "?")
    #expect(robot.lines.joined().filter { !$0.isWhitespace }.contains("40×12"))
    robot.press("1", "enter", "enter")
    #expect(robot.transactions.count == 1)
  }

  @Test("scroll marks have a blank before them on every text screen")
  func scrollMarks() throws {
    let ways = ["7", "7 end", "8", "8 enter", "3", "v", "5 b enter v"]
    for keys in ways.map({ $0.split(separator: " ").map(String.init) }) {
      let robot = try Robot(width: 40, height: 12)
      for key in keys { robot.press(key) }
      var marks = 0
      for line in robot.lines.dropLast() {
        for (mark, before) in zip(line.dropFirst(), line) where "↓↑".contains(mark) {
          marks += 1
          #expect(before == " ", "\(robot.screen)")
        }
      }
      #expect(marks > 0, "\(robot.screen)")
    }
  }

  @Test("the palette lists every command with an action, except navigation commands")
  func reachable() throws {
    let robot = try Robot(width: 100, height: 400)
    robot.press(":")
    let rows = robot.lines
    for command in robot.browser.model.keyBindings.commands where command.action != nil {
      guard command.section != nil else { continue }
      let title = command.title(robot.browser.model.words)
      #expect(rows.contains { $0.contains(title) }, "\(command.id)")
    }
    let unnamed = BrowserCommand.table.filter { $0.action != nil && $0.section == nil }
    let moves: [Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .backtab, .escape,
    ]
    for command in unnamed {
      #expect(command.keys.allSatisfy(moves.contains), "\(command.id)")
    }
  }

  @Test("every coloured state has its own name in every language")
  func words() throws {
    for language in Words.Language.allCases {
      let words = Words(locale: Locale(identifier: language.rawValue))
      let states = TransactionState.allCases.map { words.text($0.name) }
      #expect(Set(states).count == states.count && !states.contains(""), "\(states)")
      let customers = CustomerState.allCases.map { words.text($0.text) }
      #expect(Set(customers).count == customers.count && !customers.contains(""))
      let severities = [Diagnostic.Severity.error, .warning, .note].map { words.name(of: $0) }
      #expect(Set(severities).count == severities.count && !severities.contains(""))
    }
  }

  @Test("the status line is different in every state that looks different")
  func status() throws {
    var lines: [CustomerState: String] = [:]
    for state in CustomerState.allCases {
      let robot = try Robot(.config("Everything"), width: 120, height: 40)
      guard robot.browser.model.account.unavailableReason(for: state) == nil else { continue }
      robot.browser.model.account.moveCustomer(into: state)
      robot.browser.model.notices.remark = nil
      robot.host.update()
      lines[state] = robot.lines.suffix(2).first ?? ""
    }
    let told: [CustomerState] = [
      .never, .trial, .subscribed, .autoRenewOff, .grace, .retry, .lapsed, .revoked,
    ]
    let seen = told.compactMap { lines[$0] }
    #expect(seen.count > 5)
    #expect(Set(seen).count == seen.count, "\(seen)")
  }

  @Test("no screen starts a timer")
  func motionless() throws {
    let clock = CountingClock()
    try Clock.$current.withValue(clock) {
      let robot = try Robot(.config("Everything"), width: 100, height: 40)
      robot.press("enter", "enter")
      for screen in 1...8 {
        robot.press("\(screen)", "down", "enter", "escape", "escape")
      }
      robot.press("?", "escape", ":", "escape", "T", "escape")
    }
    #expect(clock.count == 0)
  }

  /// A clock that counts the timers that are started.
  private final class CountingClock: HostClock {
    private let waits = Mutex(0)
    var count: Int { waits.withLock { $0 } }
    var now: Date { Date(timeIntervalSinceReferenceDate: 700_000_000) }

    func after(
      _ seconds: TimeInterval,
      _ action: @escaping @MainActor @Sendable () -> Void
    ) -> AnyCancellable {
      waits.withLock { $0 += 1 }
      return AnyCancellable {}
    }
  }

  @Test("only overwriting the file asks for confirmation, and undo reverts every other change")
  func confirmations() throws {
    // These commands move through time themselves.
    let travels = ["clock.undo", "clock.redo", "timeline.go-back"]
    var changes = 0
    for command in BrowserCommand.table where command.action != nil {
      let robot = try Robot()
      let model = robot.browser.model
      robot.openTransactions()
      model.settings.change { $0.settings.asksToBuy = true }
      if let home = command.home { model.navigation.screen = home }
      robot.host.update()
      let before = robot.session.simulation
      robot.browser.commands.run(command)
      robot.host.update()
      if command.id != "settings.write" {
        #expect(!asksForConfirmation(model), "\(command.id)\n\(robot.screen)")
      }
      if robot.buttons.contains(model.words[.cancel]) {
        #expect(isAnswered(model), "\(command.id)\n\(robot.screen)")
      }
      let after = robot.session.simulation
      guard after.history != before.history, !travels.contains(command.id) else { continue }
      changes += 1
      robot.session.undo()
      let restored = robot.session.simulation
      #expect(restored.account == before.account, "\(command.id)")
      #expect(restored.now == before.now, "\(command.id)")
    }
    #expect(changes >= 5)
  }

  /// Whether the open sheet only asks for a confirmation.
  private func asksForConfirmation(_ model: BrowserModel) -> Bool {
    switch model.navigation.sheet {
    case .overwrite: true
    // Shows text, or offers commands.
    case .help, .palette, .screens, .snippet, .fileDetails: false
    // Asks for a duration.
    case .clock: false
    case nil: false
    }
  }

  /// Whether the open sheet's Cancel is next to an answer: a duration, a choice, or an answer that
  /// the App Store itself asks for.
  private func isAnswered(_ model: BrowserModel) -> Bool {
    if model.session.requestedProduct != nil || model.messages.presented != nil { return true }
    switch model.transactions.sheet {
    // Product, refund reason, decision, price, duration.
    case .buy, .intent, .refund, .requestRefund, .decideRefund, .priceIncrease, .changePrice,
      .retention, .extend, .extendAll:
      return true
    case .forms, nil: return model.navigation.sheet == .clock
    }
  }

  @Test("y copies text on three screens and announces it")
  func copies() throws {
    let robot = try Robot()
    robot.press("y")
    robot.expect("Copied: the Swift code")
    robot.press("8", "down", "y")
    let id = robot.browser.model.file.configuration.subscriptionGroups[0].id
    robot.expect("Copied: ")
    let text = Clipboard.general.text ?? ""
    #expect(text == id || text.hasPrefix("com.example."), "\(text)")
    robot.expect("Copied: \(text)")
    robot.openTransactions()
    robot.press("y")
    robot.expect("Copied: ")
    #expect(Clipboard.general.text?.hasPrefix("{") == true)
  }

  @Test("accessible lines contain no box-drawing or Braille glyph on any screen")
  func lines() throws {
    for screen in BrowserScreen.allCases {
      let session = AccessibleSession(
        try Browser(
          try StoreFile.config("Everything").configuration(),
          options: BrowserOptions(screen: screen)
        )
      )
      var lines = session.start()
      // The screen's list, its open row, and both again for a customer with a history.
      let customerTimeline = ["1", "", "enter", "t", "t", "t", "a", "t", "\(screen.key)", "."]
      let opened = ["down", "enter", ".", "escape"]
      for line in opened + customerTimeline + opened + ["w", "."] {
        lines += session.take(line)
      }
      for line in lines { #expect(line.drawnGlyphs.isEmpty, "\(screen): \(line)") }
    }
  }
}
