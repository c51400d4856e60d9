extension ScenarioReader {
  /// Reads the settings that are policies. Each key has the name of a property of ``Policies``.
  func readPolicies(
    _ nodes: [String: YAMLNode],
    into policies: inout Policies
  ) throws(YAMLFileError) {
    if let node = nodes["monthEnd"] { policies.monthEnd = try choice(node) }
    if let node = nodes["refundedAutoRenew"] { policies.refundedAutoRenew = try choice(node) }
    if let node = nodes["familyAccess"] { policies.familyAccess = try choice(node) }
    if let node = nodes["renewalCurrency"] { policies.renewalCurrency = try choice(node) }
    if let node = nodes["retryFlag"] { policies.retryFlag = try choice(node) }
    if let node = nodes["endedGracePeriod"] { policies.endedGracePeriod = try choice(node) }
    if let node = nodes["consumptionRequests"] { policies.consumptionRequests = try choice(node) }
    if let node = nodes["refundRequests"] { policies.refundRequests = try choice(node) }
    if let node = nodes["upgradeWhileOff"] { policies.upgradeWhileOff = try choice(node) }
    if let node = nodes["sharedRenewals"] { policies.sharedRenewals = try choice(node) }
    if let node = nodes["repeatedConsent"] { policies.repeatedConsent = try choice(node) }
    if let node = nodes["winBackOrder"] { policies.winBackOrder = try choice(node) }
    if let node = nodes["oneTimeCodes"] { policies.oneTimeCodes = try choice(node) }
    if let node = nodes["retentionOfferKind"] { policies.retentionOfferKind = try choice(node) }
    if let node = nodes["renewalCharge"] { policies.renewalCharge = try choice(node) }
    if let node = nodes["lapseOfSixtyDays"] { policies.lapseOfSixtyDays = try choice(node) }
    if let node = nodes["scaledExtension"] { policies.scaledExtension = try choice(node) }
    if let node = nodes["extensionYear"] { policies.extensionYear = try choice(node) }
    if let node = nodes["commitmentCrossgrade"] {
      policies.commitmentCrossgrade = try choice(node)
    }
    if let node = nodes["offerBeforeCommitment"] {
      policies.offerBeforeCommitment = try choice(node)
    }
    if let node = nodes["cancelledCommitmentRetry"] {
      policies.cancelledCommitmentRetry = try choice(node)
    }
    if let node = nodes["withdrawnCommitment"] {
      policies.withdrawnCommitment = try choice(node)
    }
  }
}
