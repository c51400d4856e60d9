import ExternalInput

extension Refusal: CustomStringConvertible {
  /// The reason in one sentence, and the next step in another.
  public var description: String {
    switch self {
    case .unknownProduct(let id):
      "The store has no product \(quoted(id)). Check the identifier."
    case .notASubscription(let id):
      "\(quoted(id)) is not an auto-renewable subscription. Name a plan of a group."
    case .notSubscribed(let group):
      "No subscription is in force in group \(quoted(group.id)). Buy a plan first."
    case .autoRenewAlreadyOff(let group):
      "Auto-renew is off already in group \(quoted(group.id)). Turn it on, or wait for the end."
    case .autoRenewAlreadyOn(let group):
      "Auto-renew is on already in group \(quoted(group.id)). Turn it off, or wait for the renewal."
    case .noBillingIssue(let group):
      "No renewal failed in group \(quoted(group.id)). "
        + "Let the payment fail and the renewal fall due."
    case .noPriceIncrease(let group):
      "No price increase waits in group \(quoted(group.id)). Raise the price with consent first."
    case .notRenewing(let id):
      "\(quoted(id)) is not the plan that renews. Buy it, or turn auto-renew on."
    case .priceNotHigher(let id):
      "The new price of \(quoted(id)) is not higher than the present one. Give a higher price."
    case .extensionTooLong:
      "A renewal date is extended by one to \(Policies.longestExtension) days. Choose such a length."
    case .alreadyRemoved(let id):
      "\(quoted(id)) is off sale already. Nothing is to be done."
    case .appIsClosed: "The app is closed. Launch it first."
    case .appIsRunning: "The app runs already. Quit it first."
    case .noMessage: "No such message waits. Let something happen that sends one."
    case .clockBackwards(let now):
      "It is \(now) already. Step back in the history to act earlier."
    case .outsideCalendar:
      "The calendar holds the years 0 to 9999. Choose a moment in them."
    case .tooManyRenewals(let limit):
      "More than \(limit) renewals would fall due. Move the clock in smaller steps."
    case .unknownTransaction(let id):
      "There is no transaction \(id). Look the identifiers up in the history."
    case .notRefundable(let id):
      "Transaction \(id) was paid by another member of the family. Take its access back instead."
    case .notRefunded(let id): "Transaction \(id) is not refunded. Refund it first."
    case .nothingToApprove: "Nothing waits for approval. Turn Ask to Buy on and buy something."
    case .nothingInterrupted:
      "No purchase was interrupted. Turn interrupted purchases on and buy something."
    case .noIntent: "No purchase was begun outside the app. Begin one first."
    case .codeDeclined(let name):
      "The code for \(quoted(name)) is declined. Check the offer's name and for whom it is."
    case .purchaseFailed(let error):
      "The purchase failed: \(error.rawValue). Check what was asked for."
    case .purchaseDateNotFree:
      "A purchase cannot be dated there. Choose a moment before now and after what is held."
    case .ignoredByProfile:
      "The release of Xcode that the profile is of ignores this. Choose the profile documented."
    case .notFamilyShareable(let id):
      "Families cannot share \(quoted(id)). Make it shareable in the file or the settings."
    case .alreadyShared(let id):
      "The family shares \(quoted(id)) already. Take it back first."
    case .notShared(let id):
      "The family does not share \(quoted(id)). Share it first."
    case .alreadyFinished(let id): "Transaction \(id) is finished already. Nothing is to be done."
    case .noTransaction: "There is no transaction yet. Buy something first."
    case .historyTooShort(let actions):
      "The history holds \(actions) actions and does not reach so far. Name an earlier step of it."
    }
  }

  private func quoted(_ name: String) -> String { PrintableText.quotedName(name) }
}
