import Foundation

/// The type of a device: UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The type is unknown, as in a terminal.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac with an app in the Mac idiom.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The computer that runs the program: the members of UIKit's `UIDevice` that SwiftUI code uses.
///
/// ```swift
/// import UIKit
///
/// @MainActor
/// func system() -> String { "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)" }
/// ```
@MainActor @preconcurrency
public final class UIDevice {
  /// The computer that runs the program.
  public static let current = UIDevice()

  /// The name of the device.
  ///
  /// - In a terminal: The name is the host name of the computer.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The model of the device.
  ///
  /// - In a terminal: The text is always `Terminal`.
  public var model: String { "Terminal" }

  /// The model of the device in the user's language.
  ///
  /// - In a terminal: The text is always `Terminal`.
  public var localizedModel: String { model }

  /// The name of the operating system: `Linux`.
  public var systemName: String { "Linux" }

  /// The version of the operating system.
  ///
  /// - In a terminal: The version is the version of the kernel, such as `6.8.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The type of the device.
  ///
  /// - In a terminal: The type is always `unspecified`: a computer with a terminal is neither a
  ///   phone nor a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }

  /// An identifier that is the same for all apps of a vendor.
  ///
  /// - In a terminal: The value is always `nil`, because programs have no vendor.
  public var identifierForVendor: UUID? { nil }

  private init() {}
}
