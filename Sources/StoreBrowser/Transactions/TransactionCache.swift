import PurchaseFlow
import StoreModel
import StoreViews

/// The computed list and columns of a customer's purchases, cached until the account changes. The
/// cache is not observable, because its readers observe the account.
@MainActor
final class TransactionCache {
  private var transactionList: (account: Account, transactionList: TransactionList)?
  private var shown: (account: Account, text: String, rows: TransactionsModel.FilteredRows)?

  private var written: (dates: DateText, texts: [Instant: String])?

  private var idealWidths: (IdealWidthsKey, TransactionColumns.IdealWidths)?

  /// The inputs of the columns' ideal widths.
  private struct IdealWidthsKey: Hashable {
    let account: Account
    let words: Words
    let isNarrow: Bool
  }

  /// Returns the ideal widths of the list's columns.
  func idealWidths(
    for account: Account,
    _ words: Words,
    isNarrow: Bool,
    make: (Bool) -> TransactionColumns.IdealWidths
  ) -> TransactionColumns.IdealWidths {
    let key = IdealWidthsKey(account: account, words: words, isNarrow: isNarrow)
    if let idealWidths, idealWidths.0 == key { return idealWidths.1 }
    let made = make(isNarrow)
    idealWidths = (key, made)
    return made
  }

  /// Returns the text of a moment, from the cache. Without the cache, the filter would format every
  /// moment after each typed letter.
  func writtenDate(_ instant: Instant, by dates: DateText, make: () -> String) -> String {
    if written?.dates != dates { written = (dates, [:]) }
    if let text = written?.texts[instant] { return text }
    let text = make()
    written?.texts[instant] = text
    return text
  }

  /// Returns the purchases of a customer.
  func transactionList(of account: Account) -> TransactionList {
    if let transactionList, transactionList.account == account {
      return transactionList.transactionList
    }
    let made = TransactionList(account)
    transactionList = (account, made)
    return made
  }

  /// Returns the purchases that match the filter.
  ///
  /// - Parameters:
  ///   - text: The filter as typed.
  ///   - matcher: Creates the matcher for a filter.
  func rows(
    of account: Account,
    having text: String,
    matcher: (TransactionFilter, TransactionList) -> TransactionMatcher
  ) -> TransactionsModel.FilteredRows {
    let transactionList = transactionList(of: account)
    if text.isEmpty { return TransactionsModel.FilteredRows(rows: transactionList.rows) }
    if let shown, shown.text == text, shown.account == account { return shown.rows }
    let matcher = matcher(TransactionFilter(text), transactionList)
    let found = TransactionsModel.FilteredRows(rows: matcher.rows, problems: matcher.problems)
    shown = (account, text, found)
    return found
  }
}
