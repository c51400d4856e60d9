import PurchaseFlow

/// The policies in the journal: the answers to questions that Apple's documentation leaves open.
/// Only answers that differ from the default are stored.
struct StoredPolicies: Codable {
  /// The policies whose value is a word, by name.
  static let words: [String: any PolicyCoder] = [
    "monthEnd": EnumPolicyCoder(\.monthEnd),
    "upgradeRefund": EnumPolicyCoder(\.upgradeRefund),
    "heldPlanBought": EnumPolicyCoder(\.heldPlanBought),
    "purchaseInRetry": EnumPolicyCoder(\.purchaseInRetry),
    "changeInGrace": EnumPolicyCoder(\.changeInGrace),
    "graceRecovery": EnumPolicyCoder(\.graceRecovery),
    "recoveredPlan": EnumPolicyCoder(\.recoveredPlan),
    "cancelledRetry": EnumPolicyCoder(\.cancelledRetry),
    "weeklyGrace": EnumPolicyCoder(\.weeklyGrace),
    "refundedAutoRenew": EnumPolicyCoder(\.refundedAutoRenew),
    "reversedRefund": EnumPolicyCoder(\.reversedRefund),
    "declinedIncrease": EnumPolicyCoder(\.declinedIncrease),
    "priceAfterDecline": EnumPolicyCoder(\.priceAfterDecline),
    "agreedIncrease": EnumPolicyCoder(\.agreedIncrease),
    "unansweredIncrease": EnumPolicyCoder(\.unansweredIncrease),
    "codeBesideIntro": EnumPolicyCoder(\.codeBesideIntro),
    "offerAtLapse": EnumPolicyCoder(\.offerAtLapse),
    "withdrawnPlan": EnumPolicyCoder(\.withdrawnPlan),
    "waitingRequest": EnumPolicyCoder(\.waitingRequest),
    "deletedIdentifiers": EnumPolicyCoder(\.deletedIdentifiers),
    "familyAccess": EnumPolicyCoder(\.familyAccess),
    "simultaneous": EnumPolicyCoder(\.simultaneous),
    "consumptionRequests": EnumPolicyCoder(\.consumptionRequests),
    "refundRequests": EnumPolicyCoder(\.refundRequests),
    "upgradeWhileOff": EnumPolicyCoder(\.upgradeWhileOff),
    "sharedRenewals": EnumPolicyCoder(\.sharedRenewals),
    "repeatedConsent": EnumPolicyCoder(\.repeatedConsent),
    "winBackOrder": EnumPolicyCoder(\.winBackOrder),
    "oneTimeCodes": EnumPolicyCoder(\.oneTimeCodes),
    "retentionOfferKind": EnumPolicyCoder(\.retentionOfferKind),
    "renewalCurrency": EnumPolicyCoder(\.renewalCurrency),
    "retryFlag": EnumPolicyCoder(\.retryFlag),
    "endedGracePeriod": EnumPolicyCoder(\.endedGracePeriod),
    "renewalCharge": EnumPolicyCoder(\.renewalCharge),
    "lapseOfSixtyDays": EnumPolicyCoder(\.lapseOfSixtyDays),
    "scaledExtension": EnumPolicyCoder(\.scaledExtension),
    "extensionYear": EnumPolicyCoder(\.extensionYear),
    "commitmentCrossgrade": EnumPolicyCoder(\.commitmentCrossgrade),
    "offerBeforeCommitment": EnumPolicyCoder(\.offerBeforeCommitment),
    "cancelledCommitmentRetry": EnumPolicyCoder(\.cancelledCommitmentRetry),
    "withdrawnCommitment": EnumPolicyCoder(\.withdrawnCommitment),
  ]

  var choices: [String: String]
  var mostRenewalsPerMove: Int

  init(_ policies: Policies) {
    let standard = Policies()
    choices = [:]
    for (name, word) in Self.words where word.read(policies) != word.read(standard) {
      choices[name] = word.read(policies)
    }
    mostRenewalsPerMove = policies.mostRenewalsPerMove
  }

  var policies: Policies {
    get throws {
      var policies = Policies(mostRenewalsPerMove: mostRenewalsPerMove)
      for (name, choice) in choices {
        guard let word = Self.words[name] else {
          throw JournalReadingError.newer("the policy \"\(name.prefix(40))\"")
        }
        try word.write(choice, to: &policies)
      }
      return policies
    }
  }
}

/// Reads and writes a policy as the raw value of its case.
protocol PolicyCoder: Sendable {
  var choices: [String] { get }
  func read(_ policies: Policies) -> String
  func write(_ word: String, to policies: inout Policies) throws
}

private struct EnumPolicyCoder<Choice: RawRepresentable<String> & CaseIterable>: PolicyCoder {
  private let path: WritableKeyPath<Policies, Choice> & Sendable

  init(_ path: WritableKeyPath<Policies, Choice> & Sendable) { self.path = path }

  var choices: [String] { Choice.allCases.map(\.rawValue) }

  func read(_ policies: Policies) -> String { policies[keyPath: path].rawValue }

  func write(_ word: String, to policies: inout Policies) throws {
    policies[keyPath: path] = try StoredCoding.value(word)
  }
}
