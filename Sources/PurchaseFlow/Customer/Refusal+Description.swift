import ExternalInput

extension Refusal: CustomStringConvertible {
  /// One sentence with the reason and one with the next step.
  public var description: String {
    switch self {
    case .unknownProduct(let id):
      "The store has no product \(quoted(id)). Check the identifier."
    case .notASubscription(let id):
      "\(quoted(id)) is not an auto-renewable subscription. Name a plan of a group."
    case .notSubscribed(let group):
      "No active subscription in group \(quoted(group.id)). Buy a plan first."
    case .autoRenewAlreadyOff(let group):
      "Auto-renew is already off in group \(quoted(group.id)). Turn it on, or wait for the end."
    case .autoRenewAlreadyOn(let group):
      "Auto-renew is already on in group \(quoted(group.id)). Turn it off, or wait for the renewal."
    case .noBillingIssue(let group):
      "No failed renewal in group \(quoted(group.id)). "
        + "Let the payment fail and move the clock past the renewal."
    case .noPriceIncrease(let group):
      "No pending price increase in group \(quoted(group.id)). Raise the price with consent first."
    case .notRenewing(let id):
      "\(quoted(id)) is not the plan that renews. Buy it, or turn auto-renew on."
    case .priceNotHigher(let id):
      "The new price of \(quoted(id)) is not higher than the present one. Give a higher price."
    case .increasePending(let id):
      "A price increase of \(quoted(id)) already waits for consent. Answer it first."
    case .priceUnchanged(let id):
      "\(quoted(id)) already has this price. Give another price."
    case .priceNotUsable(let id):
      "\(quoted(id)) cannot have this price. Give an amount of 0 or more."
    case .decreaseNotPreserved(let id):
      "A lower price of \(quoted(id)) applies to all subscribers. Preserve only a higher price."
    case .notForSale(let id):
      "The store does not sell \(quoted(id)). Correct its price or identifier in the file."
    case .billingPlanNotForSale(let id):
      "The store does not sell \(quoted(id)) with this billing plan. Name another billing plan."
    case .invalidExtensionLength:
      "A renewal can be extended by 1 to \(Policies.longestExtension) whole days. "
        + "Choose a number of days in that range."
    case .extensionIneligible(let reason): reason.description
    case .alreadyRemoved(let id):
      "\(quoted(id)) is already off sale. No action is required."
    case .appIsClosed: "The app is closed. Launch it first."
    case .appIsRunning: "The app is already running. Quit it first."
    case .noMessage: "No such message is waiting. Do something that sends one first."
    case .clockBackwards(let now):
      "The clock is already at \(now). Go back in the history to act earlier."
    case .outsideCalendar:
      "The calendar covers the years 0 to 9999. Choose a date in that range."
    case .tooManyRenewals(let limit):
      "More than \(limit) renewals would fall due. Move the clock in smaller steps."
    case .unknownTransaction(let id):
      "Unknown transaction \(id). Look up the identifier in the history."
    case .notRefundable(let id):
      "Transaction \(id) was paid by another family member. Revoke its access instead."
    case .notRefunded(let id): "Transaction \(id) is not refunded. Refund it first."
    case .noRefundRequest(let id):
      "No refund request for transaction \(id) is undecided. Request the refund first."
    case .refundPercentageNotPossible(let id):
      "Transaction \(id) cannot be refunded by this part. "
        + "Give a percentage above 0 and up to 100, or grant the refund."
    case .nothingToApprove:
      "No purchase is waiting for approval. Turn on Ask to Buy and buy something."
    case .nothingInterrupted:
      "No purchase was interrupted. Turn on interrupted purchases and buy something."
    case .noIntent: "No purchase was started outside the app. Start one first."
    case .offerNotAvailable(let id):
      "The offer \(quoted(id)) is not available. Check its identifier and eligibility."
    case .codeDeclined(let name):
      "The code for \(quoted(name)) is declined. Check the offer's name and eligibility."
    case .purchaseFailed(let error):
      "The purchase failed: \(error.rawValue). Correct the purchase request."
    case .purchaseDateNotFree:
      "A purchase cannot have this date. Choose one before now and after the existing purchases."
    case .ignoredByProfile:
      "The Xcode release of this profile ignores this. Choose the profile documented."
    case .notFamilyShareable(let id):
      "\(quoted(id)) cannot be shared with the family. Make it shareable in the file or the settings."
    case .alreadyShared(let id):
      "The family already shares \(quoted(id)). Revoke the access first."
    case .notShared(let id):
      "The family does not share \(quoted(id)). Share it first."
    case .alreadyFinished(let id): "Transaction \(id) is already finished. No action is required."
    case .noTransaction: "There is no transaction yet. Buy something first."
    case .historyTooShort(let actions):
      "The history has only \(actions) actions. Go back fewer steps."
    }
  }

  private func quoted(_ name: String) -> String { PrintableText.quotedName(name) }
}
