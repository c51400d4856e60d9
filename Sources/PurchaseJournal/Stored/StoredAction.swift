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
  var contents: String?
  var group: String?
  var groupOccurrence: Int?
  var kept: Int?
  var product: String?

  private init(_ action: String) { self.action = action }

  /// The JSON text, keys in alphabetical order.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension StoredAction {
  /// What a line comes to.
  enum Meaning: Hashable, Sendable {
    case action(StoreAction)
    /// Only the first actions count from here on.
    case back(kept: Int)
  }

  /// Writes a line.
  ///
  /// - Parameter content: Keeps what a store sells, and gives the name of it.
  init(_ record: JournalRecord, content: (StoreContents) throws -> String) rethrows {
    switch record {
    case .back(let kept, _):
      self.init("back")
      self.kept = kept
    case .action(let entry): try self.init(entry.action, content: content)
    }
  }

  private init(
    _ action: StoreAction,
    content: (StoreContents) throws -> String
  ) rethrows {
    switch action {
    case .open(let contents):
      self.init("open")
      self.contents = try content(contents)
    case .purchase(let request): self.init("purchase", request)
    case .cancelPurchase(let request): self.init("cancelPurchase", request)
    case .disableAutoRenew(let group): self.init("disableAutoRenew", group)
    case .enableAutoRenew(let group): self.init("enableAutoRenew", group)
    case .wait: self.init("wait")
    }
  }

  private init(_ action: String, _ request: PurchaseRequest) {
    self.init(action)
    product = request.productID
  }

  private init(_ action: String, _ group: GroupID) {
    self.init(action)
    self.group = group.id
    groupOccurrence = group.occurrence == 0 ? nil : group.occurrence
  }
}

extension StoredAction {
  /// Reads a line.
  ///
  /// - Parameter content: Finds what a store sells by its name.
  func meaning(content: (String) throws -> StoreContents) throws -> Meaning {
    switch action {
    case "back": .back(kept: try part(kept))
    case "open": .action(.open(try content(part(contents))))
    case "purchase": .action(.purchase(try request))
    case "cancelPurchase": .action(.cancelPurchase(try request))
    case "disableAutoRenew": .action(.disableAutoRenew(try groupID))
    case "enableAutoRenew": .action(.enableAutoRenew(try groupID))
    case "wait": .action(.wait)
    default: throw JournalFault.newer("the action \"\(action.prefix(40))\"")
    }
  }

  private var request: PurchaseRequest {
    get throws { PurchaseRequest(productID: try part(product)) }
  }

  private var groupID: GroupID {
    get throws { GroupID(try part(group), occurrence: groupOccurrence ?? 0) }
  }

  private func part<Part>(_ part: Part?) throws -> Part {
    guard let part else {
      throw JournalFault.damaged("the action \"\(action)\" lacks a part")
    }
    return part
  }
}
