import Observation

/// Something that belongs to a search field and is written outside it.
@MainActor @Observable
final class SearchPart {
  var content: AnyView?

  nonisolated init() {}
}

/// Content with a part for the search field in it.
private struct SearchPartModified<Content: View>: View {
  let content: Content
  let part: AnyView
  let keyPath: WritableKeyPath<EnvironmentValues, SearchPart?>
  @State private var shared = SearchPart()

  var body: some View {
    shared.content = part
    return content.environment(keyPath, shared)
  }
}

private enum SuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchPart? { nil }
}

private enum ScopesKey: EnvironmentKey {
  static var defaultValue: SearchPart? { nil }
}

private enum SuggestionsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// What is suggested below the search field inside.
  var searchSuggestions: SearchPart? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// Where the search field inside can search.
  var searchScopes: SearchPart? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  /// Whether suggestions are seen.
  var searchSuggestionsVisibility: Visibility {
    get { self[SuggestionsVisibilityKey.self] }
    set { self[SuggestionsVisibilityKey.self] = newValue }
  }
}

/// Where suggestions of a search are shown: SwiftUI's `SearchSuggestionsPlacement`. In a
/// terminal they stand below the field.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// Below the field.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// Below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// Below the field.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places: SwiftUI's `SearchSuggestionsPlacement.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places, one bit each.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Below the field.
    public static let menu = Set(rawValue: 1)
    /// Below the field.
    public static let content = Set(rawValue: 2)
  }
}

extension View {
  /// Suggests something below the search field inside while it is used: SwiftUI's
  /// `searchSuggestions`. Down goes to the suggestions, Enter takes one.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    SearchPartModified(
      content: self,
      part: AnyView(suggestions()),
      keyPath: \.searchSuggestions
    )
  }

  /// Says whether suggestions are seen: SwiftUI's `searchSuggestions(_:for:)`. They have one
  /// place in a terminal, so that hiding them from any hides them.
  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestionsVisibility) {
      if !placements.isEmpty { $0 = visibility }
    }
  }

  /// Offers to search in one of several scopes: SwiftUI's `searchScopes`. They stand below
  /// the field while the person is searching.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>,
    @ViewBuilder scopes: () -> some View
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { Text("Scope") }
    return SearchPartModified(
      content: self,
      part: AnyView(picker.pickerStyle(.segmented).labelsHidden()),
      keyPath: \.searchScopes
    )
  }

  /// Offers to search in one of several scopes: SwiftUI's `searchScopes`.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Makes the view a suggestion for a text, which choosing it puts into the search field:
  /// SwiftUI's `searchCompletion`.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self) { $0.complete(completion) }
  }

  /// Makes the view a suggestion for a token, which choosing it puts into the search field:
  /// SwiftUI's `searchCompletion`.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    SearchCompletion(content: self) { $0.complete(token: token) }
  }
}

/// A suggestion.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let choose: @MainActor (SearchModel) -> Void
  @Environment(\.search) private var search

  var body: some View {
    if let search {
      SuggestionRow(content: content) { choose(search) }
    } else {
      content
    }
  }
}
