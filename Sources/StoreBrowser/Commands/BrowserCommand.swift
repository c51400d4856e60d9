import StoreModel
import TerminalUI

/// Something that a person can do, by a key, by its name, or by both: a row of the one
/// table that the keyboard, the hint bar, the help screen, the palette and the manual
/// read.
struct BrowserCommand: Sendable, Identifiable {
  /// What is on the screen when a key is pressed.
  enum Context: Hashable, Sendable {
    /// One of the screens, with nothing over it.
    case screen(BrowserScreen)
    /// The purchase sheet.
    case purchase
    /// A sheet that asks for something.
    case prompt
    /// An alert that tells of something.
    case alert
    /// A field that narrows a list.
    case search
    /// A sheet with something to read or to choose from.
    case reading
    /// The list of how the store can look, over the store.
    case appearance
    /// The sheet that the link to a group of plans opens.
    case groupSheet

    /// Any of the screens.
    static let screens = Set(BrowserScreen.allCases.map(Context.screen))
    /// The store's screen.
    static let store = Set([Context.screen(.store)])
    /// Where plans are chosen.
    static let plans = Set([Context.screen(.store), .groupSheet])
  }

  /// A part of the help.
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

    /// The screen whose commands it holds; `nil` for those of several.
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

  /// What the browser does.
  typealias Action = @MainActor @Sendable (BrowserModel) -> Void
  /// What holds at the moment.
  typealias Condition = @MainActor @Sendable (BrowserModel) -> Bool

  /// Its name, for the settings file and the manual.
  let id: String
  /// What it does, as the hint bar says it; the help screen too, unless it has a `title`.
  let hint: any CatalogKey
  /// What it does, in full.
  var title: (any CatalogKey)?
  /// What it does, in full, where no catalog has that as a whole.
  var name: String?
  /// The part of the help that lists it; `nil` for mere moves, which neither the help nor
  /// the palette lists.
  var section: Section?
  /// Where it works.
  var contexts: Set<Context> = Context.store
  /// How much its keys are needed in the hint bar, 1 the most; `nil` for not there.
  var priority: Int?
  /// The keys that the browser itself acts on; the first one is shown.
  var keys: [Key] = []
  /// Whether its arrows point along the line, so that they are the other way round where lines
  /// are read from the right.
  var followsLines = false
  /// How its keys are written, where views act on them or the mouse does.
  var label: Label?
  /// Whether the hint bar tells of it at the moment.
  var isHinted: Condition = { _ in true }
  /// Whether the views do it at the moment, so that the browser leaves the key to them.
  var isLeftToViews: Condition = { _ in false }
  /// Why it can't be done at the moment; `nil` when it can.
  var obstacle: @MainActor @Sendable (BrowserModel) -> String? = { _ in nil }
  /// What the browser does; `nil` where views do it.
  var action: Action?

  /// How keys are written.
  enum Label: Hashable, Sendable {
    /// As on the keyboard.
    case keys(String)
    /// In words.
    case word(BrowserText)
  }

  /// The keys as people read them; empty for a command that has none.
  func label(_ words: Words) -> String {
    switch label {
    case .keys(let text): text
    case .word(let key): words.text(key)
    case nil: keys.first.map(Self.label) ?? ""
    }
  }

  /// All of its keys as people read them, a space between.
  func labels(_ words: Words) -> String {
    label == nil ? keys.map(Self.label).joined(separator: " ") : label(words)
  }

  /// A key as it stands on the keyboard.
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

  /// Whether its key is a character, which a field takes as text.
  var isByCharacter: Bool {
    if case .keys(let text)? = label { return text.count == 1 && text.first?.isASCII == true }
    guard case .character? = keys.first else { return false }
    return label == nil
  }

  /// The only screen it works on; `nil` where there are several.
  var home: BrowserScreen? {
    let screens = BrowserScreen.allCases.filter { contexts.contains(.screen($0)) }
    return screens.count == 1 ? screens.first : nil
  }

  /// What it does, in full, as a line of its own begins: with a capital letter.
  func title(_ words: Words) -> String {
    (name ?? (title ?? hint).text(in: words)).asSentence
  }

  /// What it does, in a word or two.
  func hint(_ words: Words) -> String { hint.text(in: words) }
}

extension String {
  /// The text with a capital letter at its beginning.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension [BrowserCommand] {
  /// Those that have a priority, the most needed first; of equal ones the earlier.
  var ranked: [BrowserCommand] {
    let priorities = indices.compactMap { index in
      self[index].priority.map { (priority: $0, index: index) }
    }
    return priorities.sorted { ($0.priority, $0.index) < ($1.priority, $1.index) }
      .map { self[$0.index] }
  }
}
