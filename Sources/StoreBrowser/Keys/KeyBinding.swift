import StoreModel
import TerminalUI

/// A key, what it does, and where: the one table that the hint bar, the help screen and
/// the keyboard read.
struct KeyBinding: Sendable {
  /// What is on the screen when a key is pressed.
  enum Context: Hashable, Sendable {
    /// The store.
    case store
    /// The purchase sheet.
    case purchase
    /// The prompt for a move of the clock.
    case clock
    /// A sheet with text to read.
    case reading
  }

  /// A part of the help screen.
  enum Section: Sendable {
    case store
    case sheet
    case clock
    case everywhere
    case mouse
    /// Not listed.
    case hidden

    /// The parts that are listed.
    static let listed: [Section] = [.store, .sheet, .clock, .everywhere, .mouse]

    var title: Words.Key {
      switch self {
      case .store: .helpStore
      case .sheet: .helpSheet
      case .clock: .helpClock
      case .everywhere: .helpEverywhere
      case .mouse, .hidden: .helpMouse
      }
    }
  }

  /// How the keys are written.
  let label: Label
  /// What they do.
  let hint: Words.Key
  /// Where the help screen lists them.
  let section: Section
  /// Where they work.
  var contexts: Set<Context> = [.store]
  /// How much they are needed in the hint bar, 1 the most; `nil` for not there.
  var priority: Int?
  /// Whether the hint bar tells of the keys at the moment: not where they would do
  /// nothing but say so.
  var isHinted: @MainActor @Sendable (BrowserModel) -> Bool = { _ in true }
  /// Whether the browser acts on the key at the moment, or leaves it to the views.
  var isAvailable: @MainActor @Sendable (BrowserModel) -> Bool = { _ in true }
  /// The key that the browser itself acts on; the views take care of the others.
  var key: Key?
  /// What the browser does.
  var action: (@MainActor @Sendable (BrowserModel) -> Void)?

  /// How keys are written.
  enum Label: Hashable, Sendable {
    /// As on the keyboard.
    case keys(String)
    /// In words.
    case word(Words.Key)

    func text(_ words: Words) -> String {
      switch self {
      case .keys(let text): text
      case .word(let key): words[key]
      }
    }
  }
}
