extension StoreConfiguration {
  /// The texts of a product or group in one language.
  public struct Localization: Hashable, Sendable {
    /// The language as written, usually with underscores (`zh_Hans`).
    public var locale = ""
    /// The name for customers; often empty.
    public var displayName = ""
    /// The description for customers; often empty.
    public var description = ""
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates a localization.
    public init(locale: String = "", displayName: String = "", description: String = "") {
      self.locale = locale
      self.displayName = displayName
      self.description = description
    }
  }
}
