/// What tells one secret from another while the program runs, and nothing else of it.
package struct SecretFingerprint: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private let value: Int

  /// Marks a secret. The same bytes have another mark when the program runs again.
  init(_ bytes: some Sequence<UInt8>) {
    var hasher = Hasher()
    for byte in bytes { hasher.combine(byte) }
    value = hasher.finalize()
  }

  /// Says nothing of the secret.
  package var description: String { "withheld" }

  /// Shows nothing of the secret.
  package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
