extension String {
  /// A locale's name as locales have it themselves, with low lines; files say "en-US" too.
  package var localeIdentifier: String {
    utf8.contains(UInt8(ascii: "-")) ? String(map { $0 == "-" ? "_" : $0 }) : self
  }
}
