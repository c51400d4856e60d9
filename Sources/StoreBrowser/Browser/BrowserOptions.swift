import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

/// The options that a store is opened with.
///
/// ```swift
/// import StoreBrowser
///
/// let options = BrowserOptions(
///   group: "Premium",
///   appearance: StoreAppearance(controlStyle: "buttons")
/// )
/// ```
public struct BrowserOptions: Sendable {
  /// The path of the configuration's file or package; `nil` for a store without a file. The browser
  /// reads the file again when it changes.
  public var path: String?
  /// The language of the store. Default: the language of the file.
  public var locale: Locale?
  /// The storefront. Default: the storefront of a customer with a history who is not saved, else
  /// that of the file.
  public var storefront: Storefront?
  /// The subscription group, by identifier or name. Default: the first group with plans.
  public var group: String?
  /// The plan that is selected first, by product identifier. Default: the first plan that can be
  /// bought.
  public var selection: String?
  /// The initial appearance of the store.
  public var appearance: StoreAppearance
  /// The page above the plans or products. Default: the name of the group.
  public var marketing: MarketingPage?
  /// The customer of the store.
  public var customer: CustomerSource
  /// The initial time of the clock, for a customer without a history.
  public var start: Instant
  /// The time zone in which billing periods are counted.
  public var zone: CalendarZone
  /// The language of the program's own texts. Default: the language of the store.
  public var programLocale: Locale?
  /// Whether to draw only ASCII characters.
  public var usesASCII: Bool
  /// The person's own keys for commands, by the command's name.
  public var keys: [String: [Key]]
  /// The colour scheme of the screen's initial background: light or dark.
  public var colorScheme: ColorScheme
  /// The initial colour theme.
  public var theme: ColorTheme
  /// The person's own themes, which the appearance panel lists after the built-in themes.
  public var themes: [ColorTheme]
  /// Whether the terminal shows colours.
  public var hasColor: Bool
  /// Whether the screen changes only at events while the clock plays, and not with the time.
  public var reducesMotion: Bool
  /// The log of the program.
  public var log: BrowserLog
  /// The screen that opens first.
  public var screen: BrowserScreen
  /// Whether the help is initially open over the screen.
  public var showsHelp: Bool
  /// Whether the command palette is initially open over the screen. The help takes precedence.
  public var showsPalette: Bool

  /// The default initial time of the clock: 2026-01-01T00:00:00Z. It is fixed so that the same
  /// input always gives the same bytes.
  public static let defaultStart = Instant(milliseconds: 1_767_225_600_000)

  /// Creates options. By default, the store has no file, and its new customer is not saved.
  public init(
    path: String? = nil,
    locale: Locale? = nil,
    storefront: Storefront? = nil,
    group: String? = nil,
    selection: String? = nil,
    appearance: StoreAppearance = StoreAppearance(),
    marketing: MarketingPage? = nil,
    customer: CustomerSource = .new,
    start: Instant = BrowserOptions.defaultStart,
    zone: CalendarZone = .utc,
    programLocale: Locale? = nil,
    usesASCII: Bool = false,
    keys: [String: [Key]] = [:],
    colorScheme: ColorScheme = .dark,
    theme: ColorTheme = .auto,
    themes: [ColorTheme] = [],
    hasColor: Bool = true,
    reducesMotion: Bool = false,
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
    self.marketing = marketing
    self.customer = customer
    self.start = start
    self.zone = zone
    self.programLocale = programLocale
    self.usesASCII = usesASCII
    self.keys = keys
    self.colorScheme = colorScheme
    self.theme = theme
    self.themes = themes
    self.hasColor = hasColor
    self.reducesMotion = reducesMotion
    self.log = log
    self.screen = screen
    self.showsHelp = showsHelp
    self.showsPalette = showsPalette
  }
}

/// The reason why a store cannot be opened with its options.
///
/// ```swift
/// import StoreBrowser
/// import StoreModel
///
/// @MainActor
/// func problem(_ configuration: StoreConfiguration, group: String) -> String? {
///   do { _ = try Browser(configuration, options: BrowserOptions(group: group)) } catch {
///     return "\(error)"
///   }
///   return nil
/// }
/// ```
public enum BrowserError: Error, Hashable, Sendable {
  /// No group has this identifier or name. `known` lists the groups of the file.
  case unknownGroup(String, known: [String])
  /// No control style has this name. `known` lists the valid style names.
  case unknownControlStyle(String, known: [String])
  /// The style has no such placement. `known` lists its placements.
  case unknownPlacement(String, style: String, known: [String])
  /// No plan of the group has this product identifier. `known` lists the group's plans.
  case unknownSelection(String, known: [String])
  /// No theme has this name. `known` lists the built-in themes and those of the settings file.
  case unknownTheme(String, known: [String])
}

extension BrowserError: CustomStringConvertible {
  /// The error as a sentence, followed by the valid values.
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
    case .unknownSelection(let id, []):
      "The store has no plans, so \(PrintableText.quotedName(id)) cannot be selected. "
        + "Leave --select out."
    case .unknownSelection(let id, let known):
      "The group has no plan \(PrintableText.quotedName(id)). Plans: \(PrintableText.list(known))."
    case .unknownTheme(let name, let known):
      "Unknown theme \(PrintableText.quotedName(name)). Themes: \(PrintableText.list(known))."
    }
  }
}
