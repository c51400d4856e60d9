import Observation

/// The state of one search field, which the content below and the suggestions share.
@MainActor @Observable
final class SearchModel {
  /// Whether the person is searching.
  var isSearching = false
  /// The text for which nothing more is suggested, since it was chosen or submitted.
  var settledText: String?
  @ObservationIgnored var text = Binding<String>.constant("")
  @ObservationIgnored var removeTokens: @MainActor () -> Void = {}
  @ObservationIgnored var addToken: @MainActor (Any) -> Void = { _ in }
  /// Puts the focus into the field, or takes it away.
  @ObservationIgnored var moveFocus: @MainActor (Bool) -> Void = { _ in }

  nonisolated init() {}

  /// Takes a suggestion.
  func complete(_ completion: String) {
    text.wrappedValue = completion
    settledText = completion
    moveFocus(true)
  }

  /// Takes a token that was suggested.
  func complete(token: Any) {
    text.wrappedValue = ""
    addToken(token)
    moveFocus(true)
  }

  /// Ends the search.
  func dismiss() {
    text.wrappedValue = ""
    removeTokens()
    settledText = nil
    isSearching = false
    moveFocus(false)
  }
}

/// Ends a search: SwiftUI's `DismissSearchAction`. The text is taken away, and the focus
/// leaves the field.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let model: SearchModel?

  nonisolated init(_ model: SearchModel?) { self.model = model }

  /// Ends the search around, if there is one.
  public func callAsFunction() { model?.dismiss() }
}

private enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The search field around a view, or above it.
  var search: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// Whether the person is searching in the field above: from when the focus comes into it
  /// until Escape, or until it leaves an empty field.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the field above.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
}
