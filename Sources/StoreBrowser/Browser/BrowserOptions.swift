import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// How a store is opened in the browser.
public struct BrowserOptions: Sendable {
  /// The file or package that the configuration was read from, which is read again when
  /// it changes while the browser runs; `nil` for none.
  public var path: String?
  /// The language of the store; the file's own unless given.
  public var locale: Locale?
  /// The storefront; the file's own unless given.
  public var storefront: Storefront?
  /// The subscription group, by identifier or name; the first with plans unless given.
  public var group: String?
  /// The product that is chosen at first; the first that can be bought unless given.
  public var selection: String?
  /// How the store is shown.
  public var appearance: StoreAppearance
  /// Where the customer comes from.
  public var customer: CustomerSource
  /// The clock's first moment, for a customer without history.
  public var start: Instant
  /// The zone whose wall clock periods are counted on.
  public var zone: CalendarZone
  /// The language of the program's own words; that of the store unless given.
  public var programLocale: Locale?
  /// Whether nothing outside ASCII is drawn.
  public var usesASCII: Bool
  /// The keys that a person chose for commands, by the command's name.
  public var keys: [String: [Key]]
  /// Whether the screen's ground is light or dark at first.
  public var colorScheme: ColorScheme
  /// Which colours the screen is shown in at first.
  public var theme: ColorTheme
  /// Whether the terminal shows colours at all.
  public var hasColor: Bool
  /// Where the program tells what it does.
  public var log: BrowserLog
  /// The screen that is open at first.
  public var screen: BrowserScreen
  /// Whether the list of commands is open over it.
  public var showsHelp: Bool
  /// Whether the palette is open over it, where the list of commands is not.
  public var showsPalette: Bool

  /// The moment at which the clock starts where none is given:
  /// 2026-01-01T00:00:00Z, so that the same input gives the same bytes.
  public static let defaultStart = Instant(milliseconds: 1_767_225_600_000)

  /// Creates options.
  public init(
    path: String? = nil,
    locale: Locale? = nil,
    storefront: Storefront? = nil,
    group: String? = nil,
    selection: String? = nil,
    appearance: StoreAppearance = StoreAppearance(),
    customer: CustomerSource = .new,
    start: Instant = BrowserOptions.defaultStart,
    zone: CalendarZone = .utc,
    programLocale: Locale? = nil,
    usesASCII: Bool = false,
    keys: [String: [Key]] = [:],
    colorScheme: ColorScheme = .dark,
    theme: ColorTheme = .auto,
    hasColor: Bool = true,
    log: BrowserLog = BrowserLog(),
    screen: BrowserScreen = .store,
    showsHelp: Bool = false,
    showsPalette: Bool = false
  ) {
    self.path = path
    self.locale = locale
    self.storefront = storefront
    self.group = group
    self.selection = selection
    self.appearance = appearance
    self.customer = customer
    self.start = start
    self.zone = zone
    self.programLocale = programLocale
    self.usesASCII = usesASCII
    self.keys = keys
    self.colorScheme = colorScheme
    self.theme = theme
    self.hasColor = hasColor
    self.log = log
    self.screen = screen
    self.showsHelp = showsHelp
    self.showsPalette = showsPalette
  }
}

/// Why a store cannot be opened as it was asked for.
public enum BrowserError: Error, Hashable, Sendable {
  /// No group has this identifier or name; the file has these.
  case unknownGroup(String, known: [String])
  /// There is no control style of this name; there are these.
  case unknownControlStyle(String, known: [String])
  /// The style has no such placement; it has these.
  case unknownPlacement(String, style: String, known: [String])
  /// No plan of the group has this product identifier; the group has these.
  case unknownSelection(String, known: [String])
}

extension BrowserError: CustomStringConvertible {
  /// What is wrong and what can be asked for instead.
  public var description: String {
    switch self {
    case .unknownGroup(let name, []):
      "The file has no subscription groups, so \(PrintableText.quotedName(name)) is unknown. "
        + "Leave --group out."
    case .unknownGroup(let name, let known):
      "The file has no subscription group \(PrintableText.quotedName(name)). "
        + "Groups: \(PrintableText.list(known))."
    case .unknownControlStyle(let name, let known):
      "Unknown control style \(PrintableText.quotedName(name)). "
        + "Styles: \(known.joined(separator: ", "))."
    case .unknownPlacement(let name, let style, let known):
      "The control style \(style) has no placement \(PrintableText.quotedName(name)). "
        + "Placements: \(known.joined(separator: ", "))."
    case .unknownSelection(let id, let known):
      "The group has no plan \(PrintableText.quotedName(id)). Plans: \(PrintableText.list(known))."
    }
  }
}
