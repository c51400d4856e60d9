/// Why a customer's history that is kept elsewhere cannot be used. What was asked for was
/// not done.
public enum PersistenceProblem: CaseIterable, Hashable, Sendable {
  /// Another program did not let go of it in time.
  case inUse
  /// It cannot be written.
  case notWritten
  /// It cannot be opened or made.
  case notOpened
  /// It is not as it was written.
  case damaged
  /// A later version of this program wrote it.
  case newer
  /// Something else is in its place.
  case foreign
  /// A rollback file that is not its own is beside its file.
  case strayRollback
  /// Its file was deleted, moved or replaced while it was open.
  case moved
}

/// An error of a ``PersistentCustomer``, whose reason can be told in any language. Its
/// description tells all there is to know, in English.
public protocol PersistenceError: Error {
  /// Why nothing was done.
  var persistenceProblem: PersistenceProblem { get }
}
