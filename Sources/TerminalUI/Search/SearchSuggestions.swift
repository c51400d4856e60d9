import Observation

/// Content that a modifier around a search field adds to the field.
@MainActor @Observable
final class SearchPart {
  var content: AnyView?

  nonisolated init() {}
}

/// A view that passes added content to the search field inside.
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
  /// The suggestions for the search field inside the view.
  var searchSuggestions: SearchPart? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// The search scopes for the search field inside the view.
  var searchScopes: SearchPart? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  /// The visibility of the suggestions below the search fields inside.
  var searchSuggestionsVisibility: Visibility {
    get { self[SuggestionsVisibilityKey.self] }
    set { self[SuggestionsVisibilityKey.self] = newValue }
  }
}

/// The position of search suggestions: SwiftUI's `SearchSuggestionsPlacement`. In a terminal they
/// are below the field.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The suggestions are below the search field.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// The suggestions are below the search field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The suggestions are below the search field.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// A set of placements: SwiftUI's `SearchSuggestionsPlacement.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set: 1 is ``menu``, 2 is ``content``.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The suggestions are below the search field.
    public static let menu = Set(rawValue: 1)
    /// The suggestions are below the search field.
    public static let content = Set(rawValue: 2)
  }
}

extension View {
  /// Sets suggestions below the search field inside while the field has the focus: SwiftUI's
  /// `searchSuggestions`. The down arrow moves the focus to the suggestions, and Enter selects one
  /// of them.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    SearchPartModified(
      content: self,
      part: AnyView(suggestions()),
      keyPath: \.searchSuggestions
    )
  }

  /// Sets whether suggestions are visible: SwiftUI's `searchSuggestions(_:for:)`. Suggestions have
  /// a single placement in a terminal, so any non-empty set applies.
  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestionsVisibility) {
      if !placements.isEmpty { $0 = visibility }
    }
  }

  /// Adds a picker of search scopes below the field while the user is searching: SwiftUI's
  /// `searchScopes`.
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

  /// Adds a picker of search scopes: SwiftUI's `searchScopes(_:activation:_:)`.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Makes the view a suggestion that replaces the text of the search field: SwiftUI's
  /// `searchCompletion`.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self) { $0.complete(completion) }
  }

  /// Makes the view a suggestion that adds a token to the search field: SwiftUI's
  /// `searchCompletion`.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    SearchCompletion(content: self) { $0.complete(token: token) }
  }
}

/// A view that is a suggestion if it belongs to a search field, and unchanged elsewhere.
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
