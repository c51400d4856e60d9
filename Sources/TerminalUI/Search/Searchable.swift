extension View {
  /// Adds a search field above this view: SwiftUI's `searchable`. Escape clears the field; Enter
  /// runs `onSubmit(of: .search)`.
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

  /// Adds a search field with a localized prompt above this view: SwiftUI's `searchable`. Escape
  /// clears the field; Enter runs `onSubmit(of: .search)`.
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

  /// Adds a search field with an unlocalized prompt above this view: SwiftUI's `searchable`. Escape
  /// clears the field; Enter runs `onSubmit(of: .search)`.
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

  /// Adds a search field with tokens before its text above this view: SwiftUI's `searchable`.
  ///
  /// Pressing a token removes it. Backspace at the start of the text removes the last token.
  /// Suggested tokens are below the field while it has the focus.
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

  /// Adds a search field with tokens and a localized prompt above this view: SwiftUI's
  /// `searchable`.
  ///
  /// Pressing a token removes it. Backspace at the start of the text removes the last token.
  /// Suggested tokens are below the field while it has the focus.
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

  /// Adds a search field with tokens and an unlocalized prompt above this view: SwiftUI's
  /// `searchable`.
  ///
  /// Pressing a token removes it. Backspace at the start of the text removes the last token.
  /// Suggested tokens are below the field while it has the focus.
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

  /// Adds a search field with editable tokens above this view: SwiftUI's `searchable`.
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

  /// Adds a search field with editable tokens and a localized prompt above this view: SwiftUI's
  /// `searchable`.
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

  /// Adds a search field with editable tokens and an unlocalized prompt above this view: SwiftUI's
  /// `searchable`.
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
