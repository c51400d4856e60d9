/// Why an action makes no sense now.
public enum Refusal: Error, Hashable, Sendable {
  /// The store has no such product.
  case unknownProduct(String)
  /// The product can be shown but not be bought.
  case productUnavailable(String)
  /// The product is not an auto-renewable subscription.
  case notASubscription(String)
  /// The customer has no subscription in force in the group.
  case notSubscribed(GroupID)
  /// Auto-renew is off already.
  case autoRenewAlreadyOff(GroupID)
  /// Auto-renew is on already.
  case autoRenewAlreadyOn(GroupID)
  /// The action lies before what has happened already, which reaches to this moment.
  case clockBackwards(now: Instant)
  /// The moment lies outside the years 0 to 9999.
  case outsideCalendar
  /// The move of the clock would bring more renewals than
  /// ``Policies/mostRenewalsPerMove``.
  case tooManyRenewals(limit: Int)
}

extension Refusal: CustomStringConvertible {
  /// What is wrong and what to do instead.
  public var description: String {
    switch self {
    case .unknownProduct(let id):
      "The store has no product \"\(id)\". Check the identifier."
    case .productUnavailable(let id):
      "\"\(id)\" cannot be bought as the file has it. Check its price and period."
    case .notASubscription(let id):
      "\"\(id)\" is not an auto-renewable subscription. Buy a plan of a group."
    case .notSubscribed(let group):
      "No subscription is in force in group \"\(group.id)\". Buy a plan first."
    case .autoRenewAlreadyOff(let group):
      "Auto-renew is off already in group \"\(group.id)\". Turn it on, or wait for the end."
    case .autoRenewAlreadyOn(let group):
      "Auto-renew is on already in group \"\(group.id)\". Turn it off, or wait for the renewal."
    case .clockBackwards(let now):
      "It is \(now) already. Step back in the history to act earlier."
    case .outsideCalendar:
      "The calendar holds the years 0 to 9999. Choose a moment in them."
    case .tooManyRenewals(let limit):
      "More than \(limit) renewals would fall due. Move the clock in smaller steps."
    }
  }
}
