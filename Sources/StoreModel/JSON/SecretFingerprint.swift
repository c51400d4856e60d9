/// A hash that distinguishes secrets while the program runs.
package struct SecretFingerprint: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private let value: Int

  /// Creates the fingerprint of a secret. The same bytes have a different fingerprint in each run.
  init(_ bytes: some Sequence<UInt8>) {
    var hasher = Hasher()
    for byte in bytes { hasher.combine(byte) }
    value = hasher.finalize()
  }

  /// The text “withheld”, without the hash.
  package var description: String { "withheld" }

  /// An empty mirror, so that no dump shows the hash.
  package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
