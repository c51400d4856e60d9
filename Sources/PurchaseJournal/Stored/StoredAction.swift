import Foundation
import PurchaseFlow

/// An action as a line of the journal has it: a JSON object that names what was done, and
/// what else is to be known of it.
///
/// This form must stay: journals are kept for years. What is new gets a name of its own,
/// and a new name is what an earlier version knows a later journal by.
struct StoredAction: Codable {
  /// What was done.
  var action: String
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
  var place: Int?
  var price: String?
  var product: String?
  var purchased: Int64?
  var quantity: Int?
  var reason: Int?
  var renewal: String?
  var token: String?
  var transaction: UInt64?

  init(_ action: String) { self.action = action }

  /// The JSON text, keys in alphabetical order.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
