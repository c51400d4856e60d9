import Foundation

/// An action that opens a URL: SwiftUI's `OpenURLAction`.
///
/// The library starts no other programs. Without a handler set by `.environment(\.openURL,
/// OpenURLAction { … })`, nothing is opened and `completion` gets `false`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of opening a URL: SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The URL was opened.
    public static let handled = Result(isAccepted: true)
    /// The URL was not opened.
    public static let discarded = Result(isAccepted: false)
    /// The system should open the URL. Same as ``discarded``: this library starts no other
    /// programs.
    public static let systemAction = Result(isAccepted: false)

    /// Returns ``systemAction``. Neither URL is opened.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (@MainActor (URL) -> Result)?

  /// Creates an action with a handler.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  nonisolated init() {
    handler = nil
  }

  /// Passes a URL to the handler, and ignores the result.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Passes a URL to the handler, and then calls `completion` with `true` if the URL was opened,
  /// otherwise with `false`.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
