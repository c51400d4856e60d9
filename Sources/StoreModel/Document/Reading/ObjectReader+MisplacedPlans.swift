import ExternalInput

/// A plan outside the lists in which the reader finds plans. The store cannot sell such a plan.
enum MisplacedPlan {
  /// The end of each message: the place of plans, and their type.
  static let place =
    "plans belong in \"subscriptions\" of a group in \"subscriptionGroups\", "
    + "with the type \"RecurringSubscription\""
}

extension JSONObject {
  /// Whether the object is a plan: it has the type of a plan, or a renewal period without a known
  /// type.
  var isPlan: Bool {
    if case .string(let text)? = self["type"]?.value,
      let type = Product.ProductType(configurationText: text)
    {
      return type == .autoRenewable
    }
    switch self["recurringSubscriptionPeriod"]?.value {
    case .null?, nil: return false
    default: return true
    }
  }
}

extension JSONValue {
  /// Whether the value is a plan, or has one at any depth.
  var containsPlan: Bool {
    switch self {
    case .array(let nodes):
      nodes.contains { $0.value.containsPlan }
    case .object(let object):
      object.isPlan || object.members.contains { $0.node.value.containsPlan }
    case .null, .bool, .number, .string, .withheld:
      false
    }
  }
}

extension ObjectReader {
  /// Returns readers for the objects in a list that contains plans or groups of plans. Skips other
  /// elements. If skipped values contain plans, their loss is an error.
  func planReaders(_ key: String) -> [ObjectReader] {
    guard let value = value(key) else { return [] }
    guard case .array(let nodes) = value else {
      if value.containsPlan {
        let found = value.kindInWords
        reportLoss("expected an array, found \(found), so its plans are lost", about: key)
      } else {
        warnExpected("an array", about: key)
      }
      return []
    }
    for (index, node) in nodes.enumerated() where node.value.isLostList {
      let message = "expected an object, found an array, so its plans are lost"
      let place = DocumentPath.index(index, path.appending(key))
      log.add(.error, "\(message); \(MisplacedPlan.place)", at: place, offset: node.offset)
    }
    return readers(nodes, of: key) { $0.isLostList }
  }

  /// Reports the keys of a group whose plans are lost, because they are not in `subscriptions`. An
  /// entry that is a plan itself is also lost.
  func reportLostPlans(ofGroup known: [String]) {
    if object.isPlan {
      reportLoss("a plan is in the place of a group, so it is lost", about: lossKey)
    }
    for member in object.members where !known.contains(member.key) {
      guard member.node.value.containsPlan else { continue }
      let key = PrintableText.quoted(member.key)
      let message = "key \(key) is not part of a group, so its plans are lost"
      log.add(
        .error,
        "\(message); \(MisplacedPlan.place)",
        at: path.appending(member.key),
        offset: member.node.offset
      )
    }
  }

  /// Reports that plans are lost.
  func reportLoss(_ problem: String, about key: String) {
    report(.error, "\(problem); \(MisplacedPlan.place)", about: key)
  }

  /// The key that marks this object as a plan.
  var lossKey: String { value("type") == nil ? "recurringSubscriptionPeriod" : "type" }
}

extension JSONValue {
  /// Whether the value is an array that contains plans. As an element of a list, it is skipped.
  fileprivate var isLostList: Bool {
    if case .array = self { containsPlan } else { false }
  }
}
