import Foundation

/// A store of values that Apple's platforms share between a person's devices: Foundation's
/// `NSUbiquitousKeyValueStore`, which Linux lacks.
///
/// - In a terminal: The values stay on this machine, in a separate suite of user defaults. No other
///   device changes them.
///
/// ```swift
/// import SwiftUI
///
/// func remember(_ plan: String) {
///   NSUbiquitousKeyValueStore.default.set(plan, forKey: "plan")
/// }
/// ```
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// The store of the program.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// The name of the notification that another device changed values.
  ///
  /// - In a terminal: The notification is never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// The name of the user defaults suite with the values. It differs between programs.
  private let suite: String

  /// Creates a store with the same values as ``default``.
  public override init() {
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    suite = "\(program).ubiquitous-values"
  }

  /// Creates a store with separate values, for tests.
  init(suite: String) { self.suite = suite }

  /// The user defaults with the values. Every access creates a new object, because all objects of a
  /// suite share its values.
  private var defaults: UserDefaults { UserDefaults(suiteName: suite) ?? .standard }

  /// All keys with their values.
  public var dictionaryRepresentation: [String: Any] {
    defaults.persistentDomain(forName: suite) ?? [:]
  }

  /// Writes changes to disk. Returns whether they were written.
  @discardableResult
  public func synchronize() -> Bool { defaults.synchronize() }

  // MARK: Reading

  /// Returns the value of a key, or `nil` if there is none.
  public func object(forKey key: String) -> Any? { defaults.object(forKey: key) }

  /// Returns a string, or `nil` if there is none.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }

  /// Returns bytes, or `nil` if there are none.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// Returns an array, or `nil` if there is none.
  public func array(forKey key: String) -> [Any]? { defaults.array(forKey: key) }

  /// Returns a dictionary, or `nil` if there is none.
  public func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: key) }

  /// Returns an integer; 0 if there is none.
  public func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: key)) }

  /// Returns a floating-point number; 0 if there is none.
  public func double(forKey key: String) -> Double { defaults.double(forKey: key) }

  /// Returns a Boolean value; `false` if there is none.
  public func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }

  // MARK: Writing

  /// Stores a value of a property list; `nil` removes the key.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    defaults.set(value, forKey: key)
  }

  /// Stores a string; `nil` removes the key.
  public func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores bytes; `nil` removes the key.
  public func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores an array of property list values; `nil` removes the key.
  public func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores a dictionary of property list values; `nil` removes the key.
  public func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }

  /// Stores an integer.
  public func set(_ value: Int64, forKey key: String) { defaults.set(Int(value), forKey: key) }

  /// Stores a floating-point number.
  public func set(_ value: Double, forKey key: String) { defaults.set(value, forKey: key) }

  /// Stores a Boolean value.
  public func set(_ value: Bool, forKey key: String) { defaults.set(value, forKey: key) }

  /// Removes a key and its value.
  public func removeObject(forKey key: String) { defaults.removeObject(forKey: key) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the reason in the user info of
/// ``NSUbiquitousKeyValueStore/didChangeExternallyNotification``.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the changed keys in the user info of
/// ``NSUbiquitousKeyValueStore/didChangeExternallyNotification``.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason: another device changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason: the first download from iCloud.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason: the values need more space than iCloud allows.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason: the person signed in to another iCloud account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
