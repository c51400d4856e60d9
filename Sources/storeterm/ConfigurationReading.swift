import Foundation
import StoreModel
import Synchronization

/// A configuration that is read on another thread, while the program finds out what it was asked.
///
/// A file of some hundred plans takes as long to read as a command line does. Which argument
/// names the file is known only in the end: what was read for nothing, is for nothing.
final class ConfigurationReading: Sendable {
  /// The one that was begun with the program.
  @MainActor private static var begun: ConfigurationReading?

  private let path: String
  private let result = Mutex<Result<StoreConfiguration, ConfigurationError>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  private init(_ path: String) { self.path = path }

  /// Reads the configuration that the arguments look as if they named: the first that is written
  /// like one. Nothing but files and packages is opened, so that this takes nothing from anybody.
  @MainActor
  static func begin(_ arguments: [String]) {
    let isPath = { (argument: String) in
      argument.hasSuffix(".storekit") && !argument.hasPrefix("-")
    }
    guard let path = arguments.first(where: isPath) else { return }
    let reading = ConfigurationReading(path)
    Thread.detachNewThread {
      let result = Result { () throws(ConfigurationError) in try StoreConfiguration(path: path) }
      reading.result.withLock { $0 = result }
      reading.isDone.signal()
    }
    begun = reading
  }

  /// The configuration at a path: what was begun with the program, once, or read now.
  @MainActor
  static func configuration(at path: String) throws(ConfigurationError) -> StoreConfiguration {
    guard let reading = begun, reading.path == path else {
      return try StoreConfiguration(path: path)
    }
    begun = nil
    reading.isDone.wait()
    guard let result = reading.result.withLock({ $0 }) else {
      return try StoreConfiguration(path: path)
    }
    return try result.get()
  }
}
