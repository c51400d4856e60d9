import Foundation

/// Opens an address: SwiftUI's `OpenURLAction`.
///
/// A view layer starts no other programs; unless a handler is set with
/// `.environment(\.openURL, OpenURLAction { … })` nothing is opened and `completion` hears
/// `false`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address: SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// It was opened.
    public static let handled = Result(isAccepted: true)
    /// It was not.
    public static let discarded = Result(isAccepted: false)
    /// The system was asked to open it. There is none here that could, so it was not.
    public static let systemAction = Result(isAccepted: false)

    /// The system was asked to open another address; there is none here that could.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (@MainActor (URL) -> Result)?

  /// Creates an action.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  nonisolated init() {
    handler = nil
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens an address, and tells whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
