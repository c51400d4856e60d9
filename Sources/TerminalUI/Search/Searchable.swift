extension View {
  /// Puts a field to search with above this view: SwiftUI's `searchable`. Escape takes away
  /// what was searched for; Enter is `onSubmit(of: .search)`.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: prompt,
      tokens: SearchTokens(),
      content: self
    )
  }

  /// Puts a field to search with above this view: SwiftUI's `searchable`. Escape takes away
  /// what was searched for; Enter is `onSubmit(of: .search)`.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(),
      content: self
    )
  }

  /// Puts a field to search with above this view: SwiftUI's `searchable`. Escape takes away
  /// what was searched for; Enter is `onSubmit(of: .search)`.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(),
      content: self
    )
  }

  /// Puts a field to search with above this view, with tokens before its text: SwiftUI's
  /// `searchable`. Pressing a token takes it away, and so does Backspace before the text.
  /// Tokens that are suggested stand below the field while it is used.
  public func searchable<Tokens, TokenLabel: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> TokenLabel
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
      content: self
    )
  }

  /// Puts a field to search with above this view, with tokens before its text: SwiftUI's
  /// `searchable`. Pressing a token takes it away, and so does Backspace before the text.
  /// Tokens that are suggested stand below the field while it is used.
  public func searchable<Tokens, TokenLabel: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> TokenLabel
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
      content: self
    )
  }

  /// Puts a field to search with above this view, with tokens before its text: SwiftUI's
  /// `searchable`. Pressing a token takes it away, and so does Backspace before the text.
  /// Tokens that are suggested stand below the field while it is used.
  @_disfavoredOverload
  public func searchable<Tokens, TokenLabel: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Tokens.Element) -> TokenLabel
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token),
      content: self
    )
  }

  /// Puts a field to search with above this view, with tokens before its text that can be
  /// changed: SwiftUI's `searchable`.
  public func searchable<Tokens, TokenLabel: View>(
    text: Binding<String>,
    editableTokens tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> TokenLabel
  ) -> some View
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: prompt,
      tokens: SearchTokens(editable: tokens, label: token),
      content: self
    )
  }

  /// Puts a field to search with above this view, with tokens before its text that can be
  /// changed: SwiftUI's `searchable`.
  public func searchable<Tokens, TokenLabel: View>(
    text: Binding<String>,
    editableTokens tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> TokenLabel
  ) -> some View
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, label: token),
      content: self
    )
  }

  /// Puts a field to search with above this view, with tokens before its text that can be
  /// changed: SwiftUI's `searchable`.
  @_disfavoredOverload
  public func searchable<Tokens, TokenLabel: View>(
    text: Binding<String>,
    editableTokens tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> TokenLabel
  ) -> some View
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    SearchField(
      text: text,
      isPresented: isPresented,
      prompt: Text(prompt),
      tokens: SearchTokens(editable: tokens, label: token),
      content: self
    )
  }
}
