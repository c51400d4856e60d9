import Foundation
import Testing

/// A JSON object for samples: ordered members, each value as JSON text.
///
/// The mark `‸` before a value is the expected position of a finding.
struct SampleObject: Sendable {
  var members: [(key: String, value: String)]

  init(_ members: KeyValuePairs<String, String>) {
    self.members = members.map { (key: $0.key, value: $0.value) }
  }

  func with(_ key: String, _ value: String) -> SampleObject {
    var copy = self
    if let index = copy.members.firstIndex(where: { $0.key == key }) {
      copy.members[index].value = value
    } else {
      copy.members.append((key: key, value: value))
    }
    return copy
  }

  func without(_ keys: String...) -> SampleObject {
    var copy = self
    copy.members.removeAll { keys.contains($0.key) }
    return copy
  }

  var text: String {
    let lines = members.map { "  \"\($0.key)\" : \($0.value)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }
}

extension SampleObject: CustomTestStringConvertible {
  var testDescription: String { text }
}

/// Valid objects of a configuration, which tests change in one place.
enum Sample {
  static let product = SampleObject([
    "displayPrice": "\"4.99\"",
    "familyShareable": "true",
    "internalID": "\"1A2B3C4D\"",
    "localizations":
      "[ { \"description\" : \"All day.\", \"displayName\" : \"Sun\", \"locale\" : \"en_US\" } ]",
    "productID": "\"org.sample.sun\"",
    "referenceName": "\"Sun\"",
    "type": "\"NonConsumable\"",
  ])

  static let subscription =
    product
    .with("productID", "\"org.sample.moon\"")
    .with("type", "\"RecurringSubscription\"")
    .with("subscriptionGroupID", "\"G1\"")
    .with("groupNumber", "1")
    .with("recurringSubscriptionPeriod", "\"P1M\"")
    .with("introductoryOffer", "null")
    .with("adHocOffers", "[]")
    .with("codeOffers", "[]")
    .with("winbackOffers", "[]")

  static let offer = SampleObject([
    "internalID": "\"0F\"",
    "paymentMode": "\"free\"",
    "subscriptionPeriod": "\"P1W\"",
  ])

  static func group(_ subscriptions: SampleObject..., id: String = "\"G1\"") -> SampleObject {
    SampleObject([
      "id": id,
      "localizations": "[]",
      "name": "\"Sky\"",
      "subscriptions": list(subscriptions),
    ])
  }

  static let document = SampleObject([
    "identifier": "\"9F3C01AB\"",
    "nonRenewingSubscriptions": "[]",
    "products": "[]",
    "settings": "{}",
    "subscriptionGroups": "[]",
    "version": "{ \"major\" : 4, \"minor\" : 0 }",
  ])

  static func document(products: SampleObject...) -> SampleObject {
    document.with("products", list(products))
  }

  static func document(groups: SampleObject...) -> SampleObject {
    document.with("subscriptionGroups", list(groups))
  }

  /// A document with one subscription.
  static func document(subscription: SampleObject) -> SampleObject {
    document(groups: group(subscription))
  }

  /// A document with one introductory offer.
  static func document(offer: SampleObject) -> SampleObject {
    document(subscription: subscription.with("introductoryOffer", offer.text))
  }

  /// A document with one setting.
  static func document(setting key: String, _ value: String) -> SampleObject {
    document.with("settings", "{ \"\(key)\" : \(value) }")
  }

  static func list(_ objects: [SampleObject]) -> String {
    "[" + objects.map(\.text).joined(separator: ", ") + "]"
  }
}

/// A price in hundredths of a unit. A decimal literal would not be exact.
func cents(_ count: Int) -> Decimal { Decimal(count) / 100 }
