import ExternalInput

extension ObjectReader {
  /// Returns a group of suites.
  func suiteGroup() -> StoreConfiguration.SuiteGroupRecord {
    var group = StoreConfiguration.SuiteGroupRecord()
    group.id = string("id") ?? ""
    group.name = string("name") ?? ""
    group.localizations = localizations()
    group.subscriptions = readers("subscriptions").map { $0.suite() }
    group.unknownContents = object.contents(besides: KnownKeys.group)
    return group
  }

  /// Returns a suite. Some keys of suites differ from the keys of subscriptions.
  private func suite() -> StoreConfiguration.SuiteRecord {
    var suite = StoreConfiguration.SuiteRecord()
    suite.product = product(
      ofKinds: [.suite],
      knownKeys: KnownKeys.suite,
      sharingKey: "isFamilyShareable"
    )
    suite.subscriptionGroupID = string("subscriptionGroupID")
    suite.groupLevel = groupLevel()
    (suite.period, suite.periodText) = period("duration")
    var unread: [String: String] = [:]
    suite.introductoryOffers = introductoryOffers(&unread)
    suite.product.unknownContents.add(unread)
    let members = list("members")
    suite.memberCount = members.count
    suite.memberContents = JSONText.line(.array(members))
    return suite
  }
}
