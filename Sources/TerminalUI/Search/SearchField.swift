/// A search field above the content that it searches.
struct SearchField<Content: View>: View {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens
  let content: Content
  @State private var model = SearchModel()
  @FocusState private var isInField: Bool
  @FocusState private var isInSuggestions: Bool
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var searchFocus

  var body: some View {
    connect()
    return VStack(alignment: .leading, spacing: .cells(0)) {
      VStack(alignment: .leading, spacing: .cells(0)) {
        line
        below.focused($isInSuggestions)
      }
      .onKeyPress(.escape) { leave() }
      content.environment(\.isSearching, model.isSearching)
    }
    .environment(\.search, model)
    .onChange(of: isInField || isInSuggestions) { _, isActive in follow(isActive) }
    .onChange(of: model.isSearching) { _, isSearching in
      if isPresented?.wrappedValue != isSearching { isPresented?.wrappedValue = isSearching }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isWanted in present(isWanted) }
  }

  private var below: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if model.isSearching, let scopes { SearchPartView(part: scopes) }
      SearchSuggestionList(
        text: text,
        tokens: tokens.suggested,
        isActive: isInField || isInSuggestions
      )
    }
  }

  private var line: some View {
    HStack(spacing: .cells(1)) {
      SearchIcon()
      ForEach(tokens.chosen) { SearchTokenView(token: $0) }
      SearchFocus.tied(TextField<Text>(configuration).focused($isInField), to: searchFocus)
    }
    .environment(\.yieldsDefaultFocus, true)
  }

  private var configuration: TextFieldConfiguration {
    let label = AnyView(Text("Search"))
    let configuration = TextFieldConfiguration(text: text, prompt: prompt, label: label)
    configuration.trigger = .search
    configuration.deleteBeforeStart = { [tokens] in
      guard let last = tokens.chosen.last else { return false }
      last.act()
      return true
    }
    configuration.willSubmit = { [model, text] in model.settledText = text.wrappedValue }
    return configuration
  }

  private func connect() {
    model.text = text
    model.removeTokens = tokens.removeAll
    model.addToken = tokens.add
    model.moveFocus = {
      isInField = $0
      if !$0 { isInSuggestions = false }
    }
  }

  private func follow(_ isActive: Bool) {
    if isActive {
      model.isSearching = true
    } else if text.wrappedValue.isEmpty, tokens.chosen.isEmpty {
      model.isSearching = false
    }
  }

  private func present(_ isWanted: Bool?) {
    guard let isWanted, isWanted != model.isSearching else { return }
    if isWanted {
      model.isSearching = true
      isInField = true
    } else {
      model.dismiss()
    }
  }

  /// Ends the search at Escape. If the field is empty, the views around it handle the key as usual.
  private func leave() -> KeyPress.Result {
    if text.wrappedValue.isEmpty, tokens.chosen.isEmpty { return .ignored }
    model.dismiss()
    return .handled
  }

}

private struct SearchIcon: View {
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    AccessibilityHiddenView(content: Text(verbatim: usesASCII ? "/" : "⌕").fixedSize())
      .foregroundStyle(ColorRole.secondary)
  }
}

/// A view that shows the content of a search part.
private struct SearchPartView: View {
  let part: SearchPart

  var body: some View { part.content }
}

/// The suggestions below the field while it has the focus.
private struct SearchSuggestionList: View {
  let text: Binding<String>
  let tokens: [SearchToken]
  let isActive: Bool
  @Environment(\.search) private var search
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchSuggestionsVisibility) private var visibility

  private var isShown: Bool {
    guard isActive, visibility != .hidden, suggestions != nil || !tokens.isEmpty else {
      return false
    }
    return search?.settledText != text.wrappedValue
  }

  var body: some View {
    if isShown {
      VStack(alignment: .leading, spacing: .cells(0)) {
        ForEach(tokens) { token in
          SuggestionRow(content: token.label, action: token.act)
        }
        if let suggestions { SearchPartView(part: suggestions) }
        Divider()
      }
      .padding(.leading, .cells(2))
    }
  }
}

/// A suggestion. It is as wide as the field, so that the down arrow finds it from any position in
/// the field.
struct SuggestionRow<Content: View>: View {
  let content: Content
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }
}
