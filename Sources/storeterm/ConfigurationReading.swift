import Foundation
import StoreModel
import Synchronization

/// A configuration that is read on another thread, while the program finds out what it was asked.
///
/// A file of some hundred plans takes as long to read as a command line does. Which argument
/// names the file is known only in the end: what was read for nothing, is for nothing.
final class ConfigurationReading: Sendable {
  private enum State {
    case waiting
    case reading
    /// Read, or left to who needs it first.
    case done(Result<StoreConfiguration, ConfigurationError>?)
  }

  /// The one that was begun with the program.
  @MainActor private static var begun: ConfigurationReading?

  private let path: String
  private let state = Mutex(State.waiting)
  private let isDone = DispatchSemaphore(value: 0)

  private init(_ path: String) { self.path = path }

  /// Reads the configuration that the arguments look as if they named: the first that is written
  /// like one.
  ///
  /// A journal is never read, whatever it is called: when a file is closed here, the program loses
  /// what locks it has on it.
  @MainActor
  static func begin(_ arguments: [String]) {
    let values = zip([""] + arguments, arguments).filter { $0.0 != "--journal" }.map(\.1)
    let isPath = { (argument: String) in
      argument.hasSuffix(".storekit") && !argument.hasPrefix("-")
    }
    guard let path = values.first(where: isPath) else { return }
    let reading = ConfigurationReading(path)
    begun = reading
    Thread.detachNewThread { reading.read() }
  }

  /// The configuration at a path: what was begun with the program, once, or read now.
  @MainActor
  static func configuration(at path: String) throws(ConfigurationError) -> StoreConfiguration {
    guard let reading = begun, reading.path.utf8.elementsEqual(path.utf8) else {
      return try StoreConfiguration(path: path)
    }
    begun = nil
    guard let result = reading.result() else { return try StoreConfiguration(path: path) }
    return try result.get()
  }

  private func read() {
    let isWanted = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .reading
      return true
    }
    guard isWanted else { return }
    let result = Result { () throws(ConfigurationError) in try StoreConfiguration(path: path) }
    state.withLock { $0 = .done(result) }
    isDone.signal()
  }

  /// What was read, waited for where that has begun; `nil` where it has not, and is not done any
  /// more then: a thread is not always to be had.
  private func result() -> Result<StoreConfiguration, ConfigurationError>? {
    let hasBegun = state.withLock { state in
      guard case .waiting = state else { return true }
      state = .done(nil)
      return false
    }
    if hasBegun { isDone.wait() }
    return state.withLock { state in
      if case .done(let result) = state { result } else { nil }
    }
  }
}
