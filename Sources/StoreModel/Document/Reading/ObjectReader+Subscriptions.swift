import ExternalInput

extension ObjectReader {
  /// The maximum level of service; this project's choice. A greater level is unusable.
  private static let levelLimit = 99_999

  /// Reads a group with its localizations and plans.
  func subscriptionGroup() -> StoreConfiguration.SubscriptionGroupRecord {
    var group = StoreConfiguration.SubscriptionGroupRecord()
    group.id = groupID()
    group.name = string("name") ?? ""
    group.localizations = localizations()
    group.subscriptions = planReaders("subscriptions").map { $0.subscription(inGroup: group.id) }
    reportLostPlans(ofGroup: KnownKeys.group)
    group.unknownContents = object.contents(besides: KnownKeys.group)
    return group
  }

  private func groupID() -> String {
    guard let id = string("id") else { return "" }
    if !seen.insertGroup(id) {
      let quoted = PrintableText.quoted(id)
      warn("an earlier group has the same id \(quoted); both are kept", about: "id")
    }
    return id
  }

  private func subscription(inGroup groupID: String) -> StoreConfiguration.SubscriptionRecord {
    var subscription = StoreConfiguration.SubscriptionRecord()
    subscription.product = product(ofKinds: [.autoRenewable], knownKeys: KnownKeys.subscription)
    subscription.subscriptionGroupID = enclosedGroupID(inGroup: groupID)
    subscription.groupLevel = groupLevel()
    (subscription.period, subscription.periodText) = period("recurringSubscriptionPeriod")
    var unread: [String: String] = [:]
    subscription.introductoryOffers = introductoryOffers(&unread)
    subscription.promotionalOffers = offers("adHocOffers", kind: .promotional, &unread)
    subscription.codeOffers = offers("codeOffers", kind: .code, &unread)
    subscription.winBackOffers = offers("winbackOffers", kind: .winBack, &unread)
    subscription.product.unknownContents.add(unread)
    subscription.billingPlans = readers("billingPlans").map { $0.billingPlan() }
    noteDifferentPlanPrice(of: subscription)
    return subscription
  }

  /// Returns the group identifier in a subscription.
  private func enclosedGroupID(inGroup groupID: String) -> String? {
    guard let named = string("subscriptionGroupID") else { return nil }
    if named != groupID {
      let quoted = PrintableText.quoted(named)
      let message = "names the group \(quoted) but is in the group \(PrintableText.quoted(groupID))"
      warn(message + "; the latter is used", about: "subscriptionGroupID")
    }
    return named
  }

  /// Returns the level of service; `nil` if it is not usable.
  func groupLevel() -> Int? {
    let level = value("groupNumber")?.wholeNumber
    if let level, (1...Self.levelLimit).contains(level) { return level }
    let message = "the level is not a whole number of at least 1; sorted last"
    warn(
      value("groupNumber") == nil ? "the level is missing; sorted last" : message,
      about: "groupNumber"
    )
    return nil
  }

  private func billingPlan() -> StoreConfiguration.BillingPlan {
    var plan = StoreConfiguration.BillingPlan()
    plan.type = StoreConfiguration.BillingPlanType(rawValue: string("billingPlanType") ?? "")
    if plan.type != .billedUpfront, plan.type != .monthly {
      let quoted = PrintableText.quoted(plan.type.rawValue)
      warn("the billing plan type \(quoted) is unknown", about: "billingPlanType")
    }
    (plan.displayPrice, plan.displayPriceText) = price("displayPrice")
    if value("commitmentDisplayPrice") != nil {
      (plan.commitmentDisplayPrice, plan.commitmentDisplayPriceText) =
        price("commitmentDisplayPrice")
    }
    plan.isEnabled = bool("isEnabled", default: true)
    plan.internalID = string("internalID")
    plan.unknownContents = object.contents(besides: KnownKeys.billingPlan)
    return plan
  }

  private func noteDifferentPlanPrice(of subscription: StoreConfiguration.SubscriptionRecord) {
    guard let planPrice = subscription.upFrontPlan?.displayPrice,
      let price = subscription.product.displayPrice, planPrice != price
    else { return }
    let message = "the up-front billing plan costs \(planPrice), the subscription \(price)"
    report(.note, message + "; the plan's price is shown", about: "displayPrice")
  }
}
