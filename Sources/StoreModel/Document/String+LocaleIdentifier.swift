extension String {
  /// The locale identifier with underscores. Files may also contain hyphens, as in "en-US".
  package var localeIdentifier: String {
    utf8.contains(UInt8(ascii: "-")) ? String(map { $0 == "-" ? "_" : $0 }) : self
  }
}
