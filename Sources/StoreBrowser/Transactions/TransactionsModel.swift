import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// What the screen of purchases remembers: which one is chosen, what they are narrowed to,
/// and what is open.
@MainActor @Observable
final class TransactionsModel {
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

  // MARK: What was found out and holds as long as nothing happens

  @ObservationIgnored private var book: (account: Account, book: TransactionBook)?
  @ObservationIgnored private var shown: (account: Account, text: String, rows: Shown)?

  @ObservationIgnored private var written: (dates: DateText, texts: [Instant: String])?

  @ObservationIgnored private var wishes: (WishKey, TransactionColumns.Wishes)?

  /// What the widths of columns depend on.
  private struct WishKey: Hashable {
    let account: Account
    let words: Words
    let isNarrow: Bool
  }

  /// What the columns of the list want.
  func wishes(
    for account: Account,
    _ words: Words,
    isNarrow: Bool,
    make: (Bool) -> TransactionColumns.Wishes
  ) -> TransactionColumns.Wishes {
    let key = WishKey(account: account, words: words, isNarrow: isNarrow)
    if let wishes, wishes.0 == key { return wishes.1 }
    let made = make(isNarrow)
    wishes = (key, made)
    return made
  }

  /// How a moment is written, for the filter, which asks for each one with each letter that
  /// is typed.
  func writtenDate(_ instant: Instant, by dates: DateText, make: () -> String) -> String {
    if written?.dates != dates { written = (dates, [:]) }
    if let text = written?.texts[instant] { return text }
    let text = make()
    written?.texts[instant] = text
    return text
  }

  /// The lines that a filter leaves.
  struct Shown {
    let rows: [TransactionRow]
    /// Why words of the filter narrow nothing.
    var problems: [TransactionFilter.Problem] = []
  }

  /// The purchases of a customer.
  func book(of account: Account) -> TransactionBook {
    if let book, book.account == account { return book.book }
    let made = TransactionBook(account)
    book = (account, made)
    return made
  }

  /// The purchases of a customer that the filter leaves.
  ///
  /// - Parameter matcher: Makes what tells which those are.
  func rows(
    of account: Account,
    matcher: (TransactionFilter, TransactionBook) -> TransactionMatcher
  ) -> Shown {
    let book = book(of: account)
    let text = isFilterOpen ? filterText : ""
    if text.isEmpty { return Shown(rows: book.rows) }
    if let shown, shown.text == text, shown.account == account { return shown.rows }
    let matcher = matcher(TransactionFilter(text), book)
    let found = Shown(rows: matcher.rows, problems: matcher.problems)
    shown = (account, text, found)
    return found
  }
}
