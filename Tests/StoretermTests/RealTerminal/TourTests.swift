import Foundation
import TestSupport
import Testing

@Suite(
  "A tour of the whole program in a real terminal",
  .serialized,
  .enabled(if: TmuxSession.isAvailable, "tmux is not installed"),
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct TourTests {
  @Test(
    "keys lead through all screens with an action on each, and q quits",
    arguments: [(80, 24), (200, 60)]
  )
  func tour(columns: Int, rows: Int) async throws {
    let shell = try await TmuxSession(columns: columns, rows: rows)
    defer { shell.end() }
    let store = try await Store(in: shell, options: "--ephemeral --start 2026-01-01T00:00:00Z")
    let visitor = Visitor(shell: shell, columns: columns, rows: rows)
    try await storefront(visitor)
    try await gallery(visitor)
    try await account(visitor)
    try await messages(visitor)
    try await timeline(visitor)
    try await transactions(visitor)
    try await settings(visitor)
    try await configuration(visitor)
    try await commands(visitor)
    try shell.press("q")
    try await store.expectGone(status: 0)
  }

  private func storefront(_ visitor: Visitor) async throws {
    try await visitor.see("Streaming Pass", "◉  Premium Yearly", "not subscribed")
    try await visitor.press("s", toSee: "Style: picker, placement: automatic")
    try await visitor.press("v", toSee: "Store appearance", "▸ Control style")
    try await visitor.press("Down", toSee: "▸ Placement")
    try await visitor.press("Right", toSee: "scrollView")
    try await visitor.press("Escape", toSee: "⏎ subscribe", without: "Store appearance")
    try await visitor.press(
      "c",
      toSee: "This store in Swift",
      ".subscriptionStoreControlStyle(.picker, placement: .scrollView)"
    )
    try await visitor.press("y", toSee: "Copied: the Swift code")
    try await visitor.press("Escape", toSee: "⏎ subscribe", without: "This store in Swift")
    try await visitor.press("Down", toSee: "◉  Premium Monthly")
    try await visitor.press("Enter", toSee: "Confirm subscription", "then each month")
    try await visitor.press("Enter", toSee: "Subscribed to Premium Monthly", "free trial until")
  }

  private func gallery(_ visitor: Visitor) async throws {
    try await visitor.press("2", toSee: "┏━ automatic ━", "╭─ picker ─")
    try await visitor.press("Tab", toSee: "┏━ picker ━", "┗━ ◂ automatic ▸ 1/3 ━")
    try await visitor.press("Right", "Right", toSee: "┗━ ◂ buttonsInBottomBar ▸ 3/3 ━")
    try await visitor.press("Enter", toSee: "Style: picker, placement: buttonsInBottomBar")
  }

  private func account(_ visitor: Visitor) async throws {
    try await visitor.press("3", toSee: "Put the customer into", "▸ ● Free trial", "Next charge")
    try await visitor.press("Down", "Down", "Down", "Down", toSee: "▸   Grace period")
    try await visitor.press("Enter", toSee: "▸ ● Grace period", "new in Messages: Billing issue")
  }

  private func messages(_ visitor: Visitor) async throws {
    try await visitor.press("6", toSee: "Billing issue", "⏎ open")
    try await visitor.press("Enter", toSee: "Fix Payment", "Later")
    try await visitor.press(
      "Enter",
      toSee: "settled",
      "Premium Monthly renewed for $9.99",
      without: "Fix Payment"
    )
  }

  private func timeline(_ visitor: Visitor) async throws {
    try await visitor.press("4", toSee: "▲ now", "store opened", "░ trial  ▓ paid")
    try await visitor.press("t", toSee: "┃ new period", "▸ Feb 8, 2026   Premium Monthly renewed")
    try await visitor.press("Home", toSee: "▸ Jan 1, 2026   store opened")
    try await visitor.press("Enter", toSee: "Back at Jan 1, 2026 00:00")
    try await visitor.press("w", toSee: "Branches", "forks on Jan 1, 2026")
    try await visitor.press("Enter", toSee: "On the other branch, at Feb 8, 2026 00:00")
  }

  private func transactions(_ visitor: Visitor) async throws {
    try await visitor.press("5", toSee: "Transactions  3", "current", "free trial")
    // A wide screen shows the transaction beside the list.
    if visitor.columns < 100 {
      try await visitor.press("Enter", toSee: "Esc list", "Coming renewals", "productID")
      try await visitor.press("Escape", toSee: "⏎ inspect")
    } else {
      try await visitor.see("Coming renewals", "productID")
    }
    try await visitor.press("/", toSee: "⏎ done")
    try visitor.shell.type("trial")
    try await visitor.press("Enter", toSee: "⏎ inspect", "1 of 3", "▸ 1  Premium Monthly")
  }

  private func settings(_ visitor: Visitor) async throws {
    try await visitor.press("7", toSee: "▸ Time rate", "Ask to Buy", "Grace period")
    try await visitor.press("Enter", toSee: "⏎ set", "◉ real time")
    try await visitor.press("Escape", toSee: "⏎ all values")
    try await visitor.press("Down", toSee: "▸ Ask to Buy")
    try await visitor.press("Right", toSee: "in the file: off")
  }

  private func configuration(_ visitor: Visitor) async throws {
    try await visitor.press("8", toSee: "Subscription groups", "▸ Streaming Pass", "4 plans")
    try await visitor.press("Down", toSee: "▸   Premium Yearly")
    if visitor.columns < 100 { try await visitor.press("Enter", toSee: "Close") }
    try await visitor.see("recurringSubscriptionPeriod", "P1Y")
    if visitor.columns < 100 { try await visitor.press("Escape", toSee: "⏎ open") }
    try await visitor.press("/", toSee: "Esc clear filter")
    try visitor.shell.type("monthly")
    try await visitor.see("•   Premium Monthly")
    try await visitor.press("Escape", toSee: "Basic Yearly", "/ filter")
  }

  private func commands(_ visitor: Visitor) async throws {
    try await visitor.press("C-p", toSee: "╭─ Commands", "⏎ run")
    try visitor.shell.type("restore")
    try await visitor.see("▸ r          Restore purchases")
    try await visitor.press("Enter", toSee: "Only on the screen “Store”")
    try await visitor.press("?", toSee: "╭─ Keys", "Search commands")
    try visitor.shell.type("/commands")
    try await visitor.see("│  commands", "Ctrl-P")
    try await visitor.press("Escape", toSee: "? help", without: "╭─ Keys")
  }
}

/// Presses keys in the program and checks the screen after each of them.
private struct Visitor {
  let shell: TmuxSession
  let columns: Int
  let rows: Int

  func press(_ keys: String..., toSee texts: String..., without other: String? = nil) async throws {
    for key in keys { try shell.press(key) }
    try await see(texts, without: other)
  }

  func see(_ texts: String...) async throws { try await see(texts, without: nil) }

  /// Waits until the texts are on the screen, and checks the screen: as many rows as the window,
  /// none of them wider, and hints in the last one.
  private func see(_ texts: [String], without other: String?) async throws {
    let lines = try await shell.wait(for: "\(texts), and not \(other ?? "nothing")") { lines in
      texts.allSatisfy { text in lines.contains { $0.contains(text) } }
        && !lines.contains { line in other.map(line.contains) ?? false }
    }
    let screen = lines.prefix(rows)
    #expect(screen.count == rows && screen.allSatisfy { $0.count <= columns }, "\(texts)")
    #expect(screen.last?.isEmpty == false, "\(texts)")
  }
}
