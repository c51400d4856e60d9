import PurchaseFlow
import StoreModel
import StoreViews

/// What the screen of purchases found out about a customer: made once, and kept until the customer
/// changes. Not observed, since what reads it has read the customer.
@MainActor
final class TransactionCache {
  private var transactionList: (account: Account, transactionList: TransactionList)?
  private var shown: (account: Account, text: String, rows: TransactionsModel.FilteredRows)?

  private var written: (dates: DateText, texts: [Instant: String])?

  private var idealWidths: (IdealWidthsKey, TransactionColumns.IdealWidths)?

  /// What the widths of columns depend on.
  private struct IdealWidthsKey: Hashable {
    let account: Account
    let words: Words
    let isNarrow: Bool
  }

  /// What the columns of the list want.
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

  /// How a moment is written, for the filter, which asks for each one with each letter that
  /// is typed.
  func writtenDate(_ instant: Instant, by dates: DateText, make: () -> String) -> String {
    if written?.dates != dates { written = (dates, [:]) }
    if let text = written?.texts[instant] { return text }
    let text = make()
    written?.texts[instant] = text
    return text
  }

  /// The purchases of a customer.
  func transactionList(of account: Account) -> TransactionList {
    if let transactionList, transactionList.account == account {
      return transactionList.transactionList
    }
    let made = TransactionList(account)
    transactionList = (account, made)
    return made
  }

  /// The purchases of a customer that the filter leaves.
  ///
  /// - Parameters:
  ///   - text: The filter as it was typed.
  ///   - matcher: Makes what tells which those are.
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
