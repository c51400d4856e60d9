import StoreModel
import TerminalUI

/// An action of the browser. A key, a name in the palette, or both start it. All commands are in
/// one table. The keyboard, the hint bar, the help, the palette and the manual use this table.
struct BrowserCommand: Sendable, Identifiable {
  /// The part of the application that receives key presses.
  enum Context: Hashable, Sendable {
    /// A screen without a sheet or an alert over it.
    case screen(BrowserScreen)
    /// The purchase sheet.
    case purchase
    /// A sheet that asks for input or a confirmation.
    case prompt
    /// An alert with a message.
    case alert
    /// A field that filters a list.
    case search
    /// A sheet with a text or a list.
    case reading
    /// The appearance panel, over the store.
    case appearance
    /// The sheet that the link to another group of options opens.
    case groupSheet

    /// Any of the screens.
    static let screens = Set(BrowserScreen.allCases.map(Context.screen))
    /// The store's screen.
    static let store = Set([Context.screen(.store)])
    /// The contexts in which plans are chosen.
    static let plans = Set([Context.screen(.store), .groupSheet])
  }

  /// A section of the help.
  enum Section: String, Hashable, Sendable, CaseIterable {
    case store
    case appearance = "look"
    case gallery
    case account
    case timeline
    case transactions
    case messages
    case settings
    case configuration
    case sheet
    case clock
    case screens
    case everywhere
    case mouse

    var title: BrowserText {
      switch self {
      case .store: .helpStore
      case .appearance: .helpAppearance
      case .gallery: .screenGallery
      case .settings: .screenSettings
      case .configuration: .screenConfiguration
      case .transactions: .screenTransactions
      case .messages: .screenMessages
      case .sheet: .helpSheet
      case .account: .helpAccount
      case .timeline: .helpTimeline
      case .clock: .helpClock
      case .screens: .helpScreens
      case .everywhere: .helpEverywhere
      case .mouse: .helpMouse
      }
    }

    /// The screen that the section's commands belong to; `nil` for several screens.
    var screen: BrowserScreen? {
      switch self {
      case .store, .appearance: .store
      case .gallery: .gallery
      case .account: .account
      case .timeline: .timeline
      case .transactions: .transactions
      case .messages: .messages
      case .settings: .settings
      case .configuration: .configuration
      case .sheet, .clock, .screens, .everywhere, .mouse: nil
      }
    }
  }

  typealias Action = @MainActor @Sendable (BrowserModel) -> Void
  /// A condition on the present state.
  typealias Condition = @MainActor @Sendable (BrowserModel) -> Bool
  /// Returns why a command cannot run now; `nil` if the command can run.
  typealias UnavailableReason = @MainActor @Sendable (BrowserModel) -> String?

  /// The name, for the settings file and the manual. The name does not change between versions.
  let id: String
  /// The short description in the hint bar, and in the help if there is no `title`.
  let hint: any CatalogKey
  /// The full description; if `nil`, `hint` is used instead.
  var title: (any CatalogKey)?
  /// The full description, if it is composed of several catalog texts. It takes precedence over
  /// `title`.
  var name: String?
  /// The section of the help that lists the command; `nil` for plain cursor moves. Neither the help
  /// nor the palette lists plain cursor moves.
  var section: Section?
  /// The contexts in which the command works.
  var contexts: Set<Context> = Context.store
  /// The priority in the hint bar, 1 for the highest; `nil` if the bar does not show the command.
  var priority: Int?
  /// The keys that the browser handles. The hint bar shows the first key.
  var keys: [Key] = []
  /// Whether Left and Right are swapped in languages that are read from right to left.
  var followsLines = false
  /// The text that is displayed for the keys, if views or the mouse handle them. If `nil`, the
  /// names of `keys` are displayed.
  var label: Label?
  /// Whether keys have names instead of symbols, for screens in ASCII.
  var spellsKeys = false
  /// Whether the command has an effect now, so that the hint bar shows it if it can run.
  var isHinted: Condition = { _ in true }
  /// Whether the views handle the keys now, so that the browser ignores them.
  var isLeftToViews: Condition = { _ in false }
  /// Returns why the command cannot run now; `nil` if the command can run.
  var unavailableReason: UnavailableReason = { _ in nil }
  /// The action; `nil` if views perform it.
  var action: Action?

  /// A text that is displayed instead of the names in ``keys``.
  enum Label: Hashable, Sendable {
    /// The names of keys as printed on the keyboard.
    case keys(String)
    /// A localized description.
    case word(BrowserText)
  }

  /// Returns the name of the first key; empty for a command without keys.
  func label(_ words: Words) -> String {
    switch label {
    case .keys(let text): spelled(text)
    case .word(let key): words.text(key)
    case nil: keys.first.map { spelled(Self.label(for: $0)) } ?? ""
    }
  }

  /// Returns the names of all keys, separated by spaces.
  func labels(_ words: Words) -> String {
    guard label == nil else { return label(words) }
    return keys.map { spelled(Self.label(for: $0)) }.joined(separator: " ")
  }

  private func spelled(_ label: String) -> String {
    spellsKeys ? KeySymbols.spelled(label) : label
  }

  /// Returns the name of a key as printed on the keyboard.
  private static func label(for key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .control(let character): "Ctrl-" + character.uppercased()
    case .function(let number): "F\(number)"
    case .enter: "⏎"
    case .escape: "Esc"
    case .space: "␣"
    case .tab: "⇥"
    case .backtab: "⇧⇥"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .backspace: "⌫"
    case .delete: "Del"
    }
  }

  /// Whether the first key is a character, which a text field enters as text.
  var isByCharacter: Bool {
    if case .keys(let text)? = label { return text.count == 1 && text.first?.isASCII == true }
    guard case .character? = keys.first else { return false }
    return label == nil
  }

  /// The only screen on which the command works; `nil` if the command works on several screens.
  var home: BrowserScreen? {
    let screens = BrowserScreen.allCases.filter { contexts.contains(.screen($0)) }
    return screens.count == 1 ? screens.first : nil
  }

  /// Returns the full description with a capital letter at its beginning.
  func title(_ words: Words) -> String {
    (name ?? (title ?? hint).text(in: words)).asSentence
  }

  /// Returns the short description.
  func hint(_ words: Words) -> String { hint.text(in: words) }
}

extension String {
  /// The text with its first letter in upper case.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension [BrowserCommand] {
  /// The commands with a priority, sorted by priority. Commands of equal priority stay in their
  /// order.
  var ranked: [BrowserCommand] {
    let priorities = indices.compactMap { index in
      self[index].priority.map { (priority: $0, index: index) }
    }
    return priorities.sorted { ($0.priority, $0.index) < ($1.priority, $1.index) }
      .map { self[$0.index] }
  }
}
