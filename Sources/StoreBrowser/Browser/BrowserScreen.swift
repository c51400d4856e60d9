/// A screen of the application, in the order of the screen bar.
///
/// ```swift
/// import StoreBrowser
///
/// let options = BrowserOptions(screen: .timeline)
/// ```
public enum BrowserScreen: String, Hashable, Sendable, CaseIterable {
  /// The store, in which the customer buys.
  case store
  /// The gallery: every control style in every placement, in thumbnails.
  case gallery
  /// The account: the customer's present state.
  case account
  /// The timeline: the customer's history and the clock.
  case timeline
  /// The transactions: purchases, renewals and refunds.
  case transactions
  /// The messages of the App Store for the customer.
  case messages
  /// The settings of the test environment.
  case settings
  /// The configuration: the products of the file and its errors.
  case configuration

  /// The digit that opens the screen: its position in the screen bar, from 1.
  var key: Character { Character("\((Self.allCases.firstIndex(of: self) ?? 0) + 1)") }

  /// The digits of all screens, such as "1-8".
  static let keys = "\(allCases.first?.key ?? "1")-\(allCases.last?.key ?? "1")"

  /// The text of the screen's name.
  var title: BrowserText {
    switch self {
    case .store: .screenStore
    case .gallery: .screenGallery
    case .account: .screenAccount
    case .timeline: .screenTimeline
    case .transactions: .screenTransactions
    case .messages: .screenMessages
    case .settings: .screenSettings
    case .configuration: .screenConfiguration
    }
  }

  /// The text of the short name for narrow screens; the full name if there is no short name.
  var shortTitle: BrowserText {
    switch self {
    case .timeline: .screenTimelineShort
    case .transactions: .screenTransactionsShort
    case .messages: .screenMessagesShort
    case .settings: .screenSettingsShort
    case .configuration: .screenConfigurationShort
    default: title
    }
  }
}
