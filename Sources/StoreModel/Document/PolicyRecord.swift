extension StoreConfiguration {
  /// The licence agreement and the privacy policies of an app (format 4 and later).
  public struct PolicyRecord: Hashable, Sendable {
    /// The privacy policy in one language, as text, as a link or both.
    public struct PrivacyPolicy: Hashable, Sendable {
      /// The language as written.
      public var locale = ""
      /// The text of the policy; `nil` if there is none.
      public var text: String?
      /// The URL of the policy as written; `nil` if there is none.
      public var url: String?
      /// The values of unknown keys, by key, each as JSON in one line.
      var unknownContents: [String: String] = [:]

      /// Creates an empty policy.
      public init() {}

      /// Whether the policy has no text and no URL, apart from whitespace.
      public var isEmpty: Bool { text.shown == nil && url.shown == nil }
    }

    /// The text of the licence agreement; `nil` if there is none.
    public var licenseAgreement: String?
    /// The privacy policies that have a text or a link, in the file's order.
    public var privacyPolicies: [PrivacyPolicy] {
      get { entries.filter { !$0.isEmpty } }
      set { entries = newValue + entries.filter(\.isEmpty) }
    }
    /// All entries of the file, including empty entries.
    var entries: [PrivacyPolicy] = []
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates empty policies.
    public init() {}
  }
}

extension String? {
  /// The text; `nil` if it consists of whitespace.
  var shown: String? {
    flatMap { text in text.allSatisfy(\.isWhitespace) ? nil : text }
  }
}
