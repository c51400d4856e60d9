import PurchaseFlow

/// The policies in the journal: the answers to questions that Apple's documentation leaves open.
/// Only answers that differ from the default are stored.
struct StoredPolicies: Codable {
  /// The policies whose value is a word, by name.
  static let words: [String: any PolicyWord] = [
    "monthEnd": Word(\.monthEnd),
    "upgradeRefund": Word(\.upgradeRefund),
    "heldPlanBought": Word(\.heldPlanBought),
    "purchaseInRetry": Word(\.purchaseInRetry),
    "changeInGrace": Word(\.changeInGrace),
    "graceRecovery": Word(\.graceRecovery),
    "recoveredPlan": Word(\.recoveredPlan),
    "cancelledRetry": Word(\.cancelledRetry),
    "weeklyGrace": Word(\.weeklyGrace),
    "refundedAutoRenew": Word(\.refundedAutoRenew),
    "reversedRefund": Word(\.reversedRefund),
    "declinedIncrease": Word(\.declinedIncrease),
    "priceAfterDecline": Word(\.priceAfterDecline),
    "agreedIncrease": Word(\.agreedIncrease),
    "unansweredIncrease": Word(\.unansweredIncrease),
    "codeBesideIntro": Word(\.codeBesideIntro),
    "offerAtLapse": Word(\.offerAtLapse),
    "withdrawnPlan": Word(\.withdrawnPlan),
    "waitingRequest": Word(\.waitingRequest),
    "deletedIdentifiers": Word(\.deletedIdentifiers),
    "familyAccess": Word(\.familyAccess),
    "simultaneous": Word(\.simultaneous),
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

/// A policy whose value is a word.
protocol PolicyWord: Sendable {
  var choices: [String] { get }
  func read(_ policies: Policies) -> String
  func write(_ word: String, to policies: inout Policies) throws
}

private struct Word<Choice: RawRepresentable<String> & CaseIterable>: PolicyWord {
  private let path: WritableKeyPath<Policies, Choice> & Sendable

  init(_ path: WritableKeyPath<Policies, Choice> & Sendable) { self.path = path }

  var choices: [String] { Choice.allCases.map(\.rawValue) }

  func read(_ policies: Policies) -> String { policies[keyPath: path].rawValue }

  func write(_ word: String, to policies: inout Policies) throws {
    policies[keyPath: path] = try StoredCoding.value(word)
  }
}
