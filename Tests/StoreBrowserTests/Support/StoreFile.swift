import Foundation
import StoreModel

/// A configuration for tests: a file of the folder `Configs`, or one written here.
enum StoreFile: Hashable, Sendable {
  /// A file of `Configs`, without its extension.
  case config(String)
  /// A single group of plans, written for the test.
  case plans([SamplePlan], group: String = "Sample", timeRate: Int = 0)
  /// Plans of several groups.
  case groups([[SamplePlan]])
  /// A group without plans.
  case noPlans
  /// No group at all.
  case empty
  /// A file with the given text.
  case text(String)

  /// The name in golden files.
  var name: String {
    switch self {
    case .config(let name): "\(name).storekit"
    case .plans(_, let group, _): "plans of \(group.filter(\.isLetter))"
    case .groups(let groups): "plans of \(groups.count) groups"
    case .noPlans: "a group without plans"
    case .empty: "no groups"
    case .text: "text"
    }
  }

  func configuration() throws -> StoreConfiguration {
    switch self {
    case .config(let name):
      try StoreConfiguration(path: Self.path(of: name))
    case .plans(let plans, let group, let timeRate):
      try Self.read(groups: [Self.group(named: group, plans)], timeRate: timeRate)
    case .groups(let groups):
      try Self.read(
        groups: groups.enumerated().map { index, plans in
          Self.group(named: "Group \(index + 1)", plans, id: "6C0FFE\(index + 10)", "g\(index).")
        }
      )
    case .noPlans:
      try Self.read(groups: [Self.group(named: "Bare", [])])
    case .empty:
      try Self.read(groups: [])
    case .text(let text):
      try StoreConfiguration(bytes: Array(text.utf8))
    }
  }

  static func path(of name: String) -> String {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/\(name).storekit").path
  }

  private static func read(groups: [[String: Any]], timeRate: Int = 0) throws -> StoreConfiguration
  {
    let document: [String: Any] = [
      "identifier": "9F3C01AB",
      "nonRenewingSubscriptions": [],
      "products": [],
      "settings": ["_locale": "en_US", "_storefront": "USA", "_timeRate": timeRate],
      "subscriptionGroups": groups,
      "version": ["major": 4, "minor": 0],
    ]
    return try StoreConfiguration(
      bytes: [UInt8](JSONSerialization.data(withJSONObject: document, options: .sortedKeys))
    )
  }

  private static func group(
    named name: String,
    _ plans: [SamplePlan],
    id: String = "6C0FFEE0",
    _ prefix: String = ""
  ) -> [String: Any] {
    [
      "id": id,
      "localizations": [],
      "name": name,
      "subscriptions": plans.enumerated().map {
        $1.record(number: $0 + 1, group: id, prefix: prefix)
      },
    ]
  }
}

/// A plan of a configuration that a test writes.
struct SamplePlan: Hashable, Sendable {
  var name: String
  var description = ""
  var price = "4.99"
  var period = "P1M"
  var level = 1
  var introductoryOffer: SampleOffer?

  fileprivate func record(number: Int, group: String, prefix: String) -> [String: Any] {
    [
      "adHocOffers": [],
      "codeOffers": [],
      "displayPrice": price,
      "familyShareable": false,
      "groupNumber": level,
      "internalID": "\(prefix)P\(number)",
      "introductoryOffer": introductoryOffer.map { $0.record as Any } ?? NSNull(),
      "localizations": [
        ["description": description, "displayName": name, "locale": "en_US"]
      ],
      "productID": "\(prefix)plan.\(number)",
      "recurringSubscriptionPeriod": period,
      "referenceName": "Plan \(number)",
      "subscriptionGroupID": group,
      "type": "RecurringSubscription",
      "winbackOffers": [],
    ]
  }
}

/// An introductory offer of a configuration that a test writes.
struct SampleOffer: Hashable, Sendable {
  var mode: String
  var period: String
  var price = "0.99"
  var count = 1

  fileprivate var record: [String: Any] {
    [
      "displayPrice": price, "numberOfPeriods": count, "paymentMode": mode,
      "subscriptionPeriod": period,
    ]
  }
}

extension StoreFile {
  static let streaming = StoreFile.config("StreamingPass")

  /// Names and descriptions that would control a terminal or break its columns.
  static let hostile = StoreFile.plans(
    [
      SamplePlan(
        name: "\u{1B}[31mRed\u{1B}[0m \u{1B}]0;title\u{7}Alert",
        description: "bell \u{7}, null \u{0}, CSI \u{9B}2J, tab\tand\nnew line"
      ),
      SamplePlan(
        name: "\u{202E}evil\u{202C} \u{2066}iso\u{2069} \u{200F}mark",
        description: "\u{202A}embedding\u{202B} and \u{2067}more"
      ),
      SamplePlan(
        name: "Zalgo e\u{301}\u{302}\u{303}\u{304}\u{305} text",
        description: "combining a\u{308} n\u{303} and one alone: \u{301}"
      ),
      SamplePlan(
        name: "👩‍👩‍👧‍👦 Family 🏳️‍🌈 🇯🇵",
        description: "emoji 😀👍🏽 and ❤️ beside 日本語"
      ),
      SamplePlan(
        name: String(repeating: "Supercalifragilistic", count: 6),
        description: String(repeating: "Donaudampfschifffahrt", count: 6)
      ),
      SamplePlan(name: ""),
      SamplePlan(name: "مرحبا بالعالم", description: "עברית beside English"),
    ],
    group: "\u{1B}[2J\u{202E}Hostile"
  )

  /// Plans. Some of them cannot be bought.
  static let oddities = StoreFile.plans(
    [
      SamplePlan(name: "Free Plan", description: "Costs nothing", price: "0"),
      SamplePlan(name: "Odd Price", description: "Its price is text", price: "$4.99"),
      SamplePlan(name: "Odd Period", description: "Its period is odd", period: "P5X"),
      SamplePlan(name: "Fine", description: "A plan as it should be"),
    ],
    group: "Oddities"
  )

  /// `count` numbered plans.
  static func many(_ count: Int) -> StoreFile {
    .plans((1...count).map { SamplePlan(name: "Plan \($0)", price: "\($0).99") }, group: "Many")
  }
}
