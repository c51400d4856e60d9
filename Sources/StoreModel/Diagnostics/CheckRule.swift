/// A rule of the `check` command, described for reports.
///
/// ```swift
/// import StoreModel
///
/// let rule = CheckRule(
///   id: "short-name",
///   summary: "A plan has a short name.",
///   help: "Use at most 30 characters.",
///   helpURI: "https://example.com/short-name"
/// )
/// let log = CheckReport(paths: ["Store.storekit"]).sarif(version: "1.0", rules: [rule])
/// ```
public struct CheckRule: Hashable, Sendable {
  /// The identifier in reports, such as `billed-amount`.
  public let id: String
  /// The requirement in one sentence.
  public let summary: String
  /// The reason for the rule and the fix for a finding.
  public let help: String
  /// The address of the documentation.
  public let helpURI: String

  /// Creates a rule.
  public init(id: String, summary: String, help: String, helpURI: String) {
    self.id = id
    self.summary = summary
    self.help = help
    self.helpURI = helpURI
  }
}

extension CheckRule {
  private static let page =
    "https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode"

  /// A file that cannot be used.
  static let unusableFile = CheckRule(
    id: "unusable-file",
    summary: "A configuration can be read.",
    help:
      "The file cannot be read, or is not a StoreKit configuration. The message says what to do.",
    helpURI: page
  )
  /// A plan in a place where no plan can be found.
  static let misplacedPlan = CheckRule(
    id: "misplaced-plan",
    summary: "Each plan is in a subscription group.",
    help:
      "The store cannot sell the plan. Move it to `subscriptions` of a group in "
      + "`subscriptionGroups`, and set its type to `RecurringSubscription`.",
    helpURI: page
  )
  /// A value that is not valid in the file format.
  static let doubtfulValue = CheckRule(
    id: "doubtful-value",
    summary: "Each value has the form that Xcode writes.",
    help: "A part of the file is ignored or read differently. Correct it in Xcode's editor.",
    helpURI: page
  )
  /// Additional information.
  static let remark = CheckRule(
    id: "remark",
    summary: "Additional information about a configuration.",
    help: "No action is required.",
    helpURI: page
  )

  /// A language for which the program has no texts.
  static let storeLanguage = CheckRule(
    id: "store-language",
    summary: "storeterm has texts in each language of the file.",
    help:
      "In a store in this language, StoreKit's sentences appear in English. An app is not affected. "
      + "Documentation/Translations.md lists the languages and explains how to add one.",
    helpURI: page
  )

  /// The rules for reading a file. Only diagnostics of ``storeLanguage`` name their rule; the
  /// severity of other diagnostics determines their rule. An error about a key is about a misplaced
  /// plan, because any other error is about the file as a whole.
  static let reading = [unusableFile, misplacedPlan, doubtfulValue, remark, storeLanguage]

  /// Returns the identifier of the rule that a diagnostic belongs to.
  static func id(of diagnostic: Diagnostic) -> String {
    if let rule = diagnostic.rule { return rule }
    switch diagnostic.severity {
    case .error: return diagnostic.keyPath == nil ? unusableFile.id : misplacedPlan.id
    case .warning: return doubtfulValue.id
    case .note: return remark.id
    }
  }
}
