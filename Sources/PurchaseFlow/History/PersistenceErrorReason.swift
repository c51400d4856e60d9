/// The reason why a stored history cannot be used. The requested action was not performed.
///
/// ```swift
/// import PurchaseFlow
///
/// func isUnreadable(_ reason: PersistenceErrorReason) -> Bool {
///   reason == .damaged || reason == .newer
/// }
/// ```
public enum PersistenceErrorReason: CaseIterable, Hashable, Sendable {
  /// Another program kept the lock for too long.
  case inUse
  /// The storage cannot be written, for example because the disk is full.
  case notWritten
  /// The storage cannot be opened or created.
  case notOpened
  /// The stored data is damaged, or its log is older than the data.
  case damaged
  /// A later version of this program wrote the data.
  case newer
  /// There is something other than a stored history at the path, such as a folder or a file of
  /// another format.
  case foreign
  /// The rollback file beside the storage belongs to another history.
  case strayRollback
  /// The file or its log was deleted, moved or replaced while it was open.
  case moved
}

/// An error of a ``PersistentCustomer`` with a reason that can be localized. The error's
/// description has all details, in English.
///
/// ```swift
/// import PurchaseFlow
///
/// func isJournalInUse(_ error: any Error) -> Bool {
///   (error as? any PersistenceError)?.persistenceErrorReason == .inUse
/// }
/// ```
public protocol PersistenceError: Error {
  /// The reason why the action was not performed.
  var persistenceErrorReason: PersistenceErrorReason { get }
}
