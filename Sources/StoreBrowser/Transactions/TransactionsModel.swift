import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// What the screen of purchases remembers: which one is chosen, what they are narrowed to,
/// and what is open.
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
  /// The chosen line; `nil` for the first one.
  var selection: TransactionRow.ID?
  /// What the list is narrowed to, as it was typed.
  var filterText = ""
  /// Whether the field for the filter is there.
  var isFilterOpen = false
  /// Whether the person types into it.
  var isTyping = false
  /// Whether the chosen purchase is looked at where there is no room for that beside the list.
  var isInspecting = false
  /// Which sheet of the screen is open.
  var sheet: Sheet?
  /// Whether the same input has to come to the same screen: of signed forms that is shown which
  /// is the same in each run of the program.
  var isReproducible = false
  /// How often the focus was asked to come to the chosen line.
  private(set) var focusRequests = 0

  init(file: ConfigurationModel) {
    self.file = file
    (screenSize, keyBindings) = (file.screenSize, file.keyBindings)
    (store, navigation, notices) = (file.store, file.navigation, file.notices)
    (session, words) = (file.session, file.words)
    formatter = TransactionFormatter(session: session, words: words)
    dryRun = PurchaseDryRun(session: session, words: words, formatter: formatter)
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// A sheet of the screen.
  enum Sheet: Hashable, Identifiable {
    /// Asks what to buy.
    case buy
    /// Asks what is begun to be bought outside the app.
    case intent
    /// Asks why money is given back.
    case refund
    /// Asks for a new price.
    case priceIncrease
    /// Asks how far a renewal is moved.
    case extend
    /// The signed forms of a purchase.
    case forms

    var id: Self { self }

    /// Whether there is only something to read in it.
    var isRead: Bool { self == .forms }
  }

  /// What the keys are for on the screen, where nothing but its own sheet lies over it.
  var context: BrowserCommand.Context {
    if let sheet { return sheet.isRead ? .reading : .prompt }
    return isTyping ? .search : .screen(.transactions)
  }

  /// How often the focus was asked to come into the field for the filter.
  private(set) var fieldRequests = 0

  /// Has the person type into the field for the filter.
  func requestTyping() {
    isFilterOpen = true
    isTyping = true
    fieldRequests += 1
  }

  /// Has the focus come to the chosen line.
  func requestFocus() { focusRequests += 1 }

  /// The lines that a filter leaves.
  struct FilteredRows {
    let rows: [TransactionRow]
    /// Why words of the filter narrow nothing.
    var problems: [TransactionFilter.Problem] = []
  }
}
