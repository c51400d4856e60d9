import ExternalInput

extension StoreConfiguration {
  /// Fills the configuration from a document. The keys determine the content, not the format
  /// version.
  mutating func read(_ document: ObjectReader) {
    formatVersion = document.formatVersion()
    identifier = document.string("identifier")
    products = document.products("products")
    nonRenewingSubscriptions = document.products("nonRenewingSubscriptions")
    subscriptionGroups = document.planReaders("subscriptionGroups").map { $0.subscriptionGroup() }
    suiteGroups = document.readers("subscriptionSuiteGroups").map { $0.suiteGroup() }
    let bundleGroups = document.list("subscriptionBundleGroups")
    bundleGroupCount = bundleGroups.count
    bundleGroupContents = JSONText.line(.array(bundleGroups))
    policies = document.reader("appPolicies")?.policies() ?? PolicyRecord()
    settings = document.reader("settings")?.settings() ?? Settings()
    let keyPair = document.reader("subscriptionOffersKeyPair")
    offersKeyID = keyPair?.string("id")
    offersKeyFingerprint = keyPair?.secretFingerprint("privateKey")
    unknownTopLevelKeys = document.unknownTopLevelKeys()
    unknownContents = document.unknownContents()
  }
}

extension ObjectReader {
  /// Returns the fingerprint of a secret; `nil` if there is none.
  fileprivate func secretFingerprint(_ key: String) -> SecretFingerprint? {
    guard case .withheld(let mark)? = object[key]?.value else { return nil }
    return mark
  }

  /// Returns the unknown keys, each once. Warns about unknown keys that have a value, because the
  /// author of the file expects an effect. If the value contains plans, their loss is an error.
  fileprivate func unknownTopLevelKeys() -> [String] {
    if object.isPlan { reportLoss("the file is a single plan, which is lost", about: lossKey) }
    let unknown = object.members.filter { !KnownKeys.document.contains($0.key) }
    let last = Dictionary(unknown.map { ($0.key, $0.node.offset) }) { _, later in later }
    for member in unknown where last[member.key] == member.node.offset {
      if member.node.value.isEmpty { continue }
      let problem = "key \(PrintableText.quoted(member.key)) is not part of the format"
      let (place, offset) = (path.appending(member.key), member.node.offset)
      if member.node.value.containsPlan {
        let message = "\(problem), so its plans are lost; \(MisplacedPlan.place)"
        log.add(.error, message, at: place, offset: offset)
      } else {
        log.add(.warning, "\(problem); ignored", at: place, offset: offset)
      }
    }
    var seen = Set<String>()
    return unknown.map(\.key).filter { seen.insert($0).inserted }
  }

  /// Returns the values of unknown keys: unknown keys of the document, and of nested objects that
  /// have no record of their own.
  fileprivate func unknownContents() -> [String: String] {
    var contents = object.contents(besides: KnownKeys.document)
    contents.add(self.contents(of: "version", besides: KnownKeys.version))
    // Values are not kept, because a private key under a misspelt name is still secret.
    let keyPair = self.contents(of: "subscriptionOffersKeyPair", besides: KnownKeys.offersKeyPair)
    contents.add(keyPair.mapValues { _ in JSONText.line(.string("withheld")) })
    return contents
  }

  /// Returns the format version. Warns if it is missing or unreadable; adds a note if it is newer
  /// than the supported versions.
  fileprivate func formatVersion() -> FormatVersion? {
    guard let value = value("version") else {
      warn("the format version is missing; the file is read by its keys", about: "version")
      return nil
    }
    guard case .object(let parts) = value,
      let major = parts["major"]?.value.wholeNumber, major >= 0,
      let minor = parts["minor"]?.value.wholeNumber, minor >= 0
    else {
      let shape = "an object with whole numbers \"major\" and \"minor\""
      warn("the version is not \(shape); the file is read by its keys", about: "version")
      return nil
    }
    let version = FormatVersion(major: major, minor: minor)
    if !version.isCovered {
      report(.note, "newer format \(version); unknown parts are ignored", about: "version")
    }
    return version
  }
}
