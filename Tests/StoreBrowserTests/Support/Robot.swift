import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import Testing

@testable import StoreBrowser

/// A simulated user: presses keys, clicks on texts and reads the screen. A missing text fails the
/// test, which then shows the screen.
@MainActor
final class Robot {
  let browser: Browser
  let host: ViewHost

  init(
    _ file: StoreFile = .streaming,
    width: Int = 80,
    height: Int = 24,
    options: BrowserOptions = BrowserOptions()
  ) throws {
    browser = try Browser(try file.configuration(), options: options)
    host = browser.makeHost(size: Size(width: width, height: height))
    host.update()
  }

  /// Creates a robot for a store in a control style.
  convenience init(style: String, width: Int = 80, height: Int = 24) throws {
    var options = BrowserOptions()
    options.appearance.controlStyle = style
    try self.init(width: width, height: height, options: options)
  }

  /// Presses keys by name, one after the other.
  func press(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for name in names {
      guard let key = Key(name: name) else {
        Issue.record("no key \"\(name)\"", sourceLocation: sourceLocation)
        continue
      }
      host.send(.key(key))
    }
    host.update()
  }

  /// Presses Tab until the named element has the focus, at most 12 times.
  func goByTab(to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<12 where !focused.contains(name) { press("tab") }
    expectFocused(name, sourceLocation: sourceLocation)
  }

  /// Types text, character by character.
  func type(_ text: String) {
    for character in text {
      host.send(.key(character == " " ? .space : .character(character)))
    }
    host.update()
  }

  /// Clicks on the first cell of a text on the screen.
  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = place(of: text) else {
      Issue.record("no \"\(text)\" in\n\(screen)", sourceLocation: sourceLocation)
      return
    }
    host.send(.mouse(.click, at: point))
    host.update()
  }

  /// Turns the wheel at a cell.
  func turnWheel(_ action: MouseAction, at point: Point = Point(x: 20, y: 5)) {
    host.send(.mouse(action, at: point))
    host.update()
  }

  /// Resizes the window.
  func resize(width: Int, height: Int) {
    host.send(.resize(Size(width: width, height: height)))
    host.update()
  }
}

// MARK: - Reading

extension Robot {
  var session: StoreSession { browser.model.session }

  var lines: [String] { host.render().lines }

  var screen: String { lines.map { "|\($0)\n" }.joined() }

  /// The customer's transactions, oldest first.
  var transactions: [PurchaseFlow.Transaction] { session.simulation.account.allTransactions }

  /// The amount charged for each transaction.
  var charged: [String] { transactions.map { "\($0.chargedAmount)" } }

  /// The actions so far, without the opening of the store.
  var actions: [StoreAction] { session.simulation.history.entries.dropFirst().map(\.action) }

  /// The cell where a text begins; row 0 is the top row.
  func place(of text: String) -> Point? {
    let frame = host.render()
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width where frame[x, y].text.first == text.first {
        let rest = (x..<frame.size.width).map { frame[$0, y].text }.joined()
        if rest.hasPrefix(text) { return Point(x: x, y: y) }
      }
    }
    return nil
  }

  /// The accessibility label of the selected plan.
  var selected: String {
    host.semantics.elements.first { $0.isSelected && $0.role != .button }?.label ?? ""
  }

  /// The accessibility label of the focused element.
  var focused: String { host.semantics.elements.first { $0.isFocused }?.label ?? "" }

  /// The labels of the enabled buttons, in reading order.
  var buttons: [String] {
    host.semantics.elements.filter { $0.role == .button && $0.isEnabled }.map(\.label)
  }
}

// MARK: - Expecting

extension Robot {
  func expect(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts where !lines.contains(where: { $0.contains(text) }) {
      Issue.record("no \"\(text)\" in\n\(screen)", sourceLocation: sourceLocation)
    }
  }

  func expectNo(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts where lines.contains(where: { $0.contains(text) }) {
      Issue.record("unexpected \"\(text)\" in\n\(screen)", sourceLocation: sourceLocation)
    }
  }

  func expectSelected(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(selected.contains(name), "\(screen)", sourceLocation: sourceLocation)
  }

  func expectFocused(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(focused.contains(name), "\(screen)", sourceLocation: sourceLocation)
  }
}
