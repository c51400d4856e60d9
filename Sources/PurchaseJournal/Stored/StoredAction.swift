import Foundation
import PurchaseFlow

/// An action in the form of a journal line: a JSON object with the name of the action and its
/// arguments.
///
/// This format must not change, because journals are kept for years. A new kind of action gets a
/// new name. If an earlier version of the program reads an unknown name, it reports that a later
/// version wrote the journal.
struct StoredAction: Codable {
  /// The name of the action.
  var action: String
  var billingPlan: String?
  var call: String?
  var contents: String?
  var days: Int?
  var error: String?
  var group: String?
  var groupOccurrence: Int?
  var introductory: Bool?
  var kept: Int?
  var message: String?
  var milliseconds: Int64?
  var months: Int?
  var needsConsent: Bool?
  var offer: String?
  var percentage: Int?
  var place: Int?
  var price: String?
  var product: String?
  var purchased: Int64?
  var quantity: Int?
  var reason: Int?
  var refundReason: String?
  var renewal: String?
  var requestIdentifier: String?
  var storefronts: [String]?
  var token: String?
  var transaction: UInt64?

  init(_ action: String) { self.action = action }

  /// The JSON, with keys in alphabetical order.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
