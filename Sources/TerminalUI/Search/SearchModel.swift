import Observation

/// The state of a search field, shared with its content and suggestions.
@MainActor @Observable
final class SearchModel {
  /// Whether the user is searching.
  var isSearching = false
  /// The text that was selected or submitted. No suggestions are shown for it.
  var settledText: String?
  @ObservationIgnored var text = Binding<String>.constant("")
  @ObservationIgnored var removeTokens: @MainActor () -> Void = {}
  @ObservationIgnored var addToken: @MainActor (Any) -> Void = { _ in }
  /// Moves the focus into the field (`true`) or out of it (`false`).
  @ObservationIgnored var moveFocus: @MainActor (Bool) -> Void = { _ in }

  nonisolated init() {}

  /// Replaces the text with a suggestion.
  func complete(_ completion: String) {
    text.wrappedValue = completion
    settledText = completion
    moveFocus(true)
  }

  /// Clears the text and adds a suggested token.
  func complete(token: Any) {
    text.wrappedValue = ""
    addToken(token)
    moveFocus(true)
  }

  /// Ends the search and clears the field.
  func dismiss() {
    text.wrappedValue = ""
    removeTokens()
    settledText = nil
    isSearching = false
    moveFocus(false)
  }
}

/// An action that ends a search: SwiftUI's `DismissSearchAction`. It clears the field and removes
/// its focus.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let model: SearchModel?

  nonisolated init(_ model: SearchModel?) { self.model = model }

  /// Ends the search of the field around the view, if there is one.
  public func callAsFunction() { model?.dismiss() }
}

private enum SearchModelKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The state of the search field around or above a view.
  var search: SearchModel? {
    get { self[SearchModelKey.self] }
    set { self[SearchModelKey.self] = newValue }
  }

  /// Whether the user is searching in the field above. A search starts when the field gets the
  /// focus. It ends with Escape, or when the focus leaves an empty field.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search in the field above.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
}
