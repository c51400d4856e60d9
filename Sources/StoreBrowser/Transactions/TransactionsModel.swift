import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// The model of the transactions screen: the selected row, the filter, and the open sheet.
@MainActor @Observable
final class TransactionsModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let store: StoreScreenModel
  let file: ConfigurationModel
  let navigation: NavigationModel
  let screenSize: ScreenSizeModel
  let keyBindings: KeyBindings
  let formatter: TransactionFormatter
  let dryRun: PurchaseDryRun
  @ObservationIgnored let cache = TransactionCache()
  /// The selected row; `nil` for the first row.
  var selection: TransactionRow.ID?
  /// The filter as typed.
  var filterText = ""
  /// Whether the filter is visible.
  var isFilterOpen = false
  /// Whether the field of the filter has the focus.
  var isTyping = false
  /// Whether the details of the selected purchase are open. On a narrow screen, the details replace
  /// the list. On a wide screen, they are beside the list and have the focus.
  var isInspecting = false
  /// The open sheet of the screen.
  var sheet: Sheet?
  /// Whether the same input must always give the same screen. If so, the parts of signed forms that
  /// are different in each run are left out.
  var isReproducible = false
  /// The number of requests so far to move the focus to the selected row.
  private(set) var focusRequests = 0

  init(file: ConfigurationModel) {
    self.file = file
    (screenSize, keyBindings) = (file.screenSize, file.keyBindings)
    (store, navigation, notices) = (file.store, file.navigation, file.notices)
    (session, words) = (file.session, file.words)
    formatter = TransactionFormatter(session: session, words: words)
    dryRun = PurchaseDryRun(session: session, words: words, formatter: formatter)
  }

  /// The formatter of dates in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// A sheet of the screen.
  enum Sheet: Hashable, Identifiable {
    /// The prompt for a purchase.
    case buy
    /// The prompt for a purchase that starts outside the app.
    case intent
    /// The prompt for a refund.
    case refund
    /// The prompt for a refund request.
    case requestRefund
    /// The prompt for the decision about a refund request.
    case decideRefund
    /// The prompt for a price increase.
    case priceIncrease
    /// The prompt for a price change.
    case changePrice
    /// The prompt for an offer that keeps the subscription.
    case retention
    /// The prompt for an extension of the renewal date.
    case extend
    /// The prompt for an extension of the renewal dates of all subscribers of a plan.
    case extendAll
    /// The signed forms of a transaction.
    case forms

    var id: Self { self }

    /// Whether the sheet only shows text, without input fields.
    var isRead: Bool { self == .forms }
  }

  /// The key context of the screen, if only its own sheets are open.
  var context: BrowserCommand.Context {
    if let sheet { return sheet.isRead ? .reading : .prompt }
    return isTyping ? .search : .screen(.transactions)
  }

  /// The number of requests so far to move the focus to the field of the filter.
  private(set) var fieldRequests = 0

  /// Opens the filter and moves the focus to its field.
  func requestTyping() {
    isFilterOpen = true
    isTyping = true
    fieldRequests += 1
  }

  /// Moves the focus to the selected row.
  func requestFocus() { focusRequests += 1 }

  /// The rows that match a filter.
  struct FilteredRows {
    let rows: [TransactionRow]
    /// The invalid terms of the filter.
    var problems: [TransactionFilter.Problem] = []
  }
}
