import ExternalInput
import Foundation

/// Converts the values of a difference to text for users.
struct ChangeValueFormatter: Sendable {
  typealias Value = ConfigurationChange.Value

  /// The language of the output of the program's commands.
  static let locale = Locale(identifier: "en_US")

  /// The price formats of the old and the new file.
  let old: PriceFormat
  let new: PriceFormat
  /// Whether the program's own signs are ASCII: `...` instead of `…`.
  let usesASCII: Bool

  /// Returns the texts of an old and a new value. For long texts, returns excerpts around the first
  /// difference. If both texts are equal, returns the values as written in the files.
  func pair(_ before: Value?, _ after: Value?) -> (String, String) {
    if case .text(let mine)? = before, case .text(let theirs)? = after {
      return excerptsAroundDifference(mine, theirs)
    }
    if case .contents(let mine)? = before, case .contents(let theirs)? = after {
      return contents(mine, theirs)
    }
    if case .list(let count, let mine)? = before, case .list(count, let theirs)? = after {
      return excerptsAroundDifference(mine, theirs)
    }
    if case .secret? = before, case .secret? = after { return ("set", "changed") }
    let (mine, theirs) = (phrase(before, isNew: false), phrase(after, isNew: true))
    guard mine == theirs else { return (mine, theirs) }
    return (written(before) ?? mine, written(after) ?? theirs)
  }

  /// Returns the text of a value.
  func phrase(_ value: Value?, isNew: Bool) -> String {
    switch value {
    case nil: "none"
    case .text(let text)?: quoted(text)
    case .word(let word)?: word.isEmpty ? "empty" : PrintableText.shortened(word)
    case .number(let number)?, .list(let number, _)?: String(number)
    case .truth(let truth)?: truth ? "on" : "off"
    case .level(let level)?: level.map { "level \($0)" } ?? "no level"
    case .price(let amount, let written)?:
      amount.map { self.amount($0, isNew: isNew) } ?? quoted(written)
    case .period(let period, let written)?:
      period.map { Words(locale: Self.locale).counted($0) } ?? quoted(written)
    case .offer(let offer)?: phrase(offer, isNew: isNew)
    case .place(let kind, let group)?: place(kind, group)
    case .names(let names)?:
      names.isEmpty ? "none" : names.map { PrintableText.shortened($0) }.joined(separator: ", ")
    case .entries(let entries)?: phrase(entries)
    case .rate(let rate)?: phrase(rate)
    case .moment(let seconds)?: Self.moment(seconds)
    case .storeError(let place)?:
      Self.storeErrors.indices.contains(place) ? Self.storeErrors[place] : "error \(place)"
    case .failure(let failure)?: phrase(failure)
    case .contents(let contents)?: phrase(.names(contents.keys.sorted()), isNew: isNew)
    case .secret?: "set"
    case .several(let values)?: summary(values, isNew: isNew)
    }
  }

  /// Returns the text of several values, separated by commas. A price and its period become one
  /// phrase: "$9.99 / month".
  private func summary(_ values: [Value], isNew: Bool) -> String {
    let words = values.map { value -> String in
      if case .period(let period?, _) = value {
        return "/ " + Words(locale: Self.locale).perPeriod(period)
      }
      if case .text("") = value { return "" }
      return phrase(value, isNew: isNew)
    }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
      .replacingOccurrences(of: ", / ", with: " / ")
  }

  private func phrase(_ offer: StoreConfiguration.OfferRecord, isNew: Bool) -> String {
    let words = Words(locale: Self.locale)
    let price = offer.displayPrice.map { self.amount($0, isNew: isNew) }
    if offer.paymentMode == .freeTrial, offer.periodText == nil { return "free" }
    guard let mode = offer.paymentMode, let period = offer.period, let total = offer.totalLength
    else {
      return ([offer.paymentModeText, price, offer.periodText] as [String?]).compactMap { $0 }
        .map { PrintableText.shortened($0) }.joined(separator: " ")
    }
    let length = words.counted(total)
    let amount = price ?? quoted(offer.displayPriceText ?? "")
    switch mode {
    case .freeTrial: return length + " free"
    case .payAsYouGo: return "\(amount) / \(words.perPeriod(period)) for \(length)"
    case .payUpFront: return "\(amount) for \(length)"
    }
  }

  /// Returns the text of a price. For an unknown storefront, the text contains the storefront as
  /// written in the file.
  private func amount(_ price: Decimal, isNew: Bool) -> String {
    PrintableText.shortened((isNew ? new : old).string(for: price))
  }

  /// Returns the text of a list; entries with equal names get their identifiers.
  private func phrase(_ entries: [Value.Entry]) -> String {
    let all = Dictionary(grouping: entries, by: \.name)
    let words = entries.map { entry in
      let name = PrintableText.shortened(entry.name)
      let isAlone = all[entry.name]?.count == 1 || entry.id.isEmpty || entry.id == entry.name
      return isAlone ? name : "\(name) (\(PrintableText.shortened(entry.id)))"
    }
    return words.joined(separator: ", ")
  }

  private func phrase(_ rate: TimeRate) -> String {
    switch rate.pace {
    case .calendar: rate == .realTime ? "real time" : "real time (\(rate.rawValue))"
    case .days(let milliseconds): "a day lasts " + length(milliseconds)
    case .months(let pace): "a month lasts " + length(pace.month)
    case .everyPeriod(let milliseconds): "any period lasts " + length(milliseconds)
    }
  }

  /// Returns the name of an error; for an unknown error, its type and number in the file.
  private func phrase(_ failure: StoreConfiguration.Settings.SimulatedFailure.Failure) -> String {
    guard failure.type == "generic", Self.storeErrors.indices.contains(failure.index) else {
      return PrintableText.shortened(failure.written)
    }
    return Self.storeErrors[failure.index]
  }

  private func length(_ milliseconds: Int64) -> String {
    Duration.milliseconds(milliseconds).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .abbreviated).locale(Self.locale)
    )
  }

  /// Returns a time as text. Outside the years 416 to 8338, where calendars do not agree, returns
  /// the number instead.
  private static func moment(_ seconds: Decimal) -> String {
    let years = Decimal(-50_000_000_000)...Decimal(200_000_000_000)
    guard years.contains(seconds) else { return "\(seconds)" }
    let date = Date(timeIntervalSinceReferenceDate: NSDecimalNumber(decimal: seconds).doubleValue)
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return date.formatted(style) + " UTC"
  }

  /// The cases of StoreKit's `StoreKitError`, in the order of their declaration.
  static let storeErrors = [
    "unknown", "user cancelled", "network error", "system error", "not available in storefront",
    "not entitled", "unsupported",
  ]

  /// Returns the unknown keys whose values differ. If both files have a key, the key is followed by
  /// excerpts of both values.
  private func contents(
    _ mine: [String: String],
    _ theirs: [String: String]
  ) -> (String, String) {
    var (old, new): ([String], [String]) = ([], [])
    for key in Set(mine.keys).union(theirs.keys).sorted() where mine[key] != theirs[key] {
      let name = PrintableText.shortened(key)
      let values = mine[key].flatMap { mine in
        theirs[key].map { excerptsAroundDifference(mine, $0) }
      }
      if mine[key] != nil { old.append(values.map { name + " " + $0.0 } ?? name) }
      if theirs[key] != nil { new.append(values.map { name + " " + $0.1 } ?? name) }
    }
    let sides = [old, new].map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
    return (sides[0], sides[1])
  }

  private func place(_ kind: ConfigurationChange.Part.Kind, _ group: String?) -> String {
    switch kind {
    case .nonRenewing, .nonRenewingSubscriptions: "non-renewing subscriptions"
    case .group, .plan: "group " + PrintableText.shortened(group ?? "")
    case .suiteGroup, .suite: "suites of " + PrintableText.shortened(group ?? "")
    default: "products"
    }
  }

  /// Returns the value as written in the file; `nil` if different values of this kind always have
  /// different normal texts.
  private func written(_ value: Value?) -> String? {
    switch value {
    case .price(_, let written)?, .period(_, let written)?: quoted(written)
    case .moment(let seconds)?: "\(seconds)"
    default: nil
    }
  }

  private func quoted(_ text: String) -> String {
    let quoted = PrintableText.quoted(text)
    return usesASCII && quoted.hasSuffix("…\"") ? quoted.dropLast(2) + "...\"" : quoted
  }

  /// Returns excerpts of two texts that start shortly before their first difference. Short texts
  /// are returned unchanged.
  private func excerptsAroundDifference(_ mine: String, _ theirs: String) -> (String, String) {
    let whole = (quoted(mine), quoted(theirs))
    let shared = zip(mine, theirs).prefix { $0 == $1 }.count
    guard shared > Self.lead, max(mine.count, theirs.count) > Self.lead * 3 else { return whole }
    let ellipsis = usesASCII ? "..." : "…"
    return (
      ellipsis + quoted(String(mine.dropFirst(shared - Self.lead))),
      ellipsis + quoted(String(theirs.dropFirst(shared - Self.lead)))
    )
  }

  /// The number of equal characters to show before the first difference.
  private static let lead = 12
}

extension StoreConfiguration.Settings.SimulatedFailure.Failure {
  /// The type and the number of the error, as in the file.
  var written: String { "\(type) \(index)" }
}
