import Foundation
import PurchaseFlow
import StoreModel

/// Finds the rows that match a filter. Values that many rows share, such as product names, are
/// compared only once.
struct TransactionMatcher {
  private let terms: [Test]
  /// The invalid terms of the filter.
  let problems: [TransactionFilter.Problem]
  private let transactionList: TransactionList

  /// A parsed term with its test.
  private struct Test {
    let isInverted: Bool
    let fits: (TransactionRow) -> Bool
  }

  /// The formatted texts of a row.
  struct Writing {
    /// The dates of a row, each as displayed and in ISO 8601 form.
    let dates: (TransactionRow) -> [String]
    /// The price of a row as displayed.
    let price: (TransactionRow) -> String
  }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - name: Returns a product's name for its identifier.
  init(
    _ filter: TransactionFilter,
    in transactionList: TransactionList,
    zone: CalendarZone,
    words: Words,
    writing: Writing,
    name: @escaping (String) -> String
  ) {
    self.transactionList = transactionList
    let maker = TestMaker(
      transactionList: transactionList,
      zone: zone,
      words: words,
      writing: writing,
      name: name
    )
    var (terms, problems): ([Test], [TransactionFilter.Problem]) = ([], [])
    for term in filter.terms {
      switch maker.test(for: term) {
      case .success(let fits): terms.append(Test(isInverted: term.isInverted, fits: fits))
      case .failure(let failure): problems.append(failure.problem)
      }
    }
    (self.terms, self.problems) = (terms, problems)
  }

  /// The rows that match, in their order.
  var rows: [TransactionRow] {
    terms.isEmpty
      ? transactionList.rows
      : transactionList.rows.filter { row in terms.allSatisfy { $0.fits(row) != $0.isInverted } }
  }
}

/// The error for an invalid term.
private struct TestFailure: Error {
  let problem: TransactionFilter.Problem
}

/// Creates the tests for terms.
private struct TestMaker {
  typealias Fits = (TransactionRow) -> Bool

  let transactionList: TransactionList
  let zone: CalendarZone
  let words: Words
  let writing: TransactionMatcher.Writing
  let name: (String) -> String

  func test(for term: TransactionFilter.Term) -> Result<Fits, TestFailure> {
    switch term.key {
    case .product:
      let fits = products(with: term.value)
      return .success { fits($0.productID) }
    case .state:
      let states = states(with: term.value)
      if states.isEmpty { return failure(.unknownState(term.value)) }
      return .success { [transactionList] row in
        states.contains { transactionList.holds($0, of: row) }
      }
    case .offer: return offer(term.value)
    case .since, .until: return date(term.value, isUntil: term.key == .until)
    case nil: return .success(text(term.value))
    }
  }

  private func failure(_ problem: TransactionFilter.Problem) -> Result<Fits, TestFailure> {
    .failure(TestFailure(problem: problem))
  }

  /// Returns a function that tests whether a product's name or identifier contains a text.
  private func products(with text: String) -> (String) -> Bool {
    let wanted = text.foldedForSearch
    let ids = Set(transactionList.rows.map(\.productID))
    let found = ids.filter { id in
      [id, name(id)].contains { $0.foldedForSearch.contains(wanted) }
    }
    return { found.contains($0) }
  }

  /// Returns the states whose filter name or localized name starts with a text.
  private func states(with text: String) -> [TransactionState] {
    let wanted = text.foldedForSearch
    return TransactionState.allCases.filter { state in
      [state.rawValue, words.text(state.name)]
        .contains { $0.foldedForSearch.hasPrefix(wanted) }
    }
  }

  private func offer(_ text: String) -> Result<Fits, TestFailure> {
    let wanted = text.foldedForSearch
    let kinds = OfferToken.allCases.filter { $0.rawValue.hasPrefix(wanted) }
    if !kinds.isEmpty {
      return .success { row in
        row.transaction.map { sold in kinds.contains { $0.fits(sold.offer) } } ?? false
      }
    }
    let ids = Set(transactionList.rows.compactMap { $0.transaction?.offer?.id })
    let found = ids.filter { $0.foldedForSearch.contains(wanted) }
    if found.isEmpty { return failure(.unknownOffer(text)) }
    return .success { $0.transaction?.offer?.id.map(found.contains) ?? false }
  }

  /// Returns a test for a date or a month. A month means its first day for `since:`, and its last
  /// day for `until:`.
  private func date(_ text: String, isUntil: Bool) -> Result<Fits, TestFailure> {
    let isMonth = text.count == 7
    guard case .toDay(let day)? = try? ClockMove(parsing: isMonth ? text + "-01" : text) else {
      return failure(.unreadableDate(text))
    }
    let start = zone.instant(of: day, timeOfDay: 0)
    if !isUntil {
      return .success { $0.transaction.map { $0.purchasedAt >= start } ?? false }
    }
    let end = isMonth ? zone.adding(months: 1, to: start) : zone.adding(days: 1, to: start)
    return .success { $0.transaction.map { $0.purchasedAt < end } ?? false }
  }

  /// Returns a test for a text anywhere in a row.
  private func text(_ text: String) -> Fits {
    let wanted = text.foldedForSearch
    let isOfProduct = products(with: text)
    let states = TransactionState.allCases.filter { state in
      [state.rawValue, words.text(state.name)]
        .contains { $0.foldedForSearch.contains(wanted) }
    }
    let id = UInt64(text)
    let isWritten = written(wanted)
    return { [transactionList] row in
      if isOfProduct(row.productID)
        || states.contains(where: { transactionList.holds($0, of: row) })
      {
        return true
      }
      if let transaction = row.transaction {
        if id == transaction.id { return true }
        let offer = transaction.offer?.id.map(\.foldedForSearch)
        if offer?.contains(wanted) == true { return true }
      }
      return isWritten(row)
    }
  }

  /// Returns a test for a text in a row's dates or price. A text of digits may also be an
  /// identifier. It therefore matches a date only if it equals one of the date's numbers, such as
  /// the year.
  private func written(_ wanted: String) -> Fits {
    let writing = writing
    if wanted.allSatisfy(\.isNumber) {
      return { row in
        writing.dates(row).contains { date in
          date.split { !$0.isNumber }.contains { $0 == wanted }
        }
      }
    }
    let mayBePrice = wanted.contains { $0.isNumber || $0.isCurrencySymbol }
    return { row in
      if writing.dates(row).contains(where: { $0.contains(wanted) }) { return true }
      return mayBePrice && writing.price(row).foldedForSearch.contains(wanted)
    }
  }
}
