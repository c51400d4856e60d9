/// A screen of the application, in the order of the bar that names them.
public enum BrowserScreen: String, Hashable, Sendable, CaseIterable {
  /// The store, to look at and to buy in.
  case store
  /// Every style in every placement, small.
  case gallery
  /// Who the customer is now.
  case account
  /// The customer's life, and its clock.
  case timeline
  /// What was bought.
  case transactions
  /// What the App Store tells the customer.
  case messages
  /// The test environment.
  case settings
  /// The file: what it sells, and what is wrong with it.
  case configuration

  /// The key that opens it: its place in the bar.
  var key: Character { Character("\((Self.allCases.firstIndex(of: self) ?? 0) + 1)") }

  /// Its name.
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

  /// A shorter name, where there is one.
  var shortTitle: BrowserText {
    switch self {
    case .transactions: .screenTransactionsShort
    case .configuration: .screenConfigurationShort
    default: title
    }
  }
}
