import Foundation

/// Opens an address: SwiftUI's `OpenURLAction`, found in the environment as `openURL`.
///
/// A terminal has no other program at hand: where the action does not handle an address,
/// links show it, so that a person can copy it.
public struct OpenURLAction: Sendable {
  /// What has become of an address: SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system
    }

    let kind: Kind

    /// The action has opened the address.
    public static let handled = Result(kind: .handled)
    /// The address is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the address: a link shows it.
    public static let systemAction = Result(kind: .system)

    /// The system is to open another address; a link shows its own.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens an address. Where no action was set the debug log notes it and nothing else
  /// happens.
  @MainActor public func callAsFunction(_ url: URL) {
    if !handles(url) { DebugLog.note("openURL: \(url.absoluteString)") }
  }

  /// Opens an address, and tells whether it was opened.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let isHandled = handles(url)
    if !isHandled { DebugLog.note("openURL: \(url.absoluteString)") }
    completion(isHandled)
  }

  /// Tries the action; false when the address is left to the system.
  @MainActor func handles(_ url: URL) -> Bool {
    switch handler(url).kind {
    case .handled, .discarded: true
    case .system: false
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// What opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
