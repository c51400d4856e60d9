/// A token before the text of a search field, and the action that runs when the token is pressed.
struct SearchToken: Identifiable {
  let id: AnyHashable
  let label: AnyView
  let act: @MainActor () -> Void
}

/// The tokens of a search field, with their type erased.
@MainActor
struct SearchTokens {
  /// The tokens in the field. Pressing a token removes it.
  var chosen: [SearchToken] = []
  /// The suggested tokens. Pressing a token adds it to the field.
  var suggested: [SearchToken] = []
  var removeAll: @MainActor () -> Void = {}
  var add: @MainActor (Any) -> Void = { _ in }

  init() {}

  init<Tokens, Label: View>(
    _ tokens: Binding<Tokens>,
    suggested: Binding<Tokens>?,
    label: (Tokens.Element) -> Label
  )
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    chosen = tokens.wrappedValue.map { token in
      SearchToken(id: token.id, label: AnyView(label(token))) {
        tokens.wrappedValue.removeAll { $0.id == token.id }
      }
    }
    let known = Set(tokens.wrappedValue.map { AnyHashable($0.id) })
    let offered = suggested?.wrappedValue.filter { !known.contains($0.id) } ?? []
    self.suggested = offered.map { token in
      SearchToken(id: token.id, label: AnyView(label(token))) {
        tokens.wrappedValue.append(token)
      }
    }
    takeActions(tokens)
  }

  init<Tokens, Label: View>(
    editable tokens: Binding<Tokens>,
    label: (Binding<Tokens.Element>) -> Label
  )
  where
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Tokens.Element: Identifiable
  {
    chosen = tokens.map { token in
      let id = token.wrappedValue.id
      return SearchToken(id: id, label: AnyView(label(token))) {
        tokens.wrappedValue.removeAll { $0.id == id }
      }
    }
    takeActions(tokens)
  }

  private mutating func takeActions<Tokens: RangeReplaceableCollection>(
    _ tokens: Binding<Tokens>
  ) {
    removeAll = { tokens.wrappedValue = Tokens() }
    add = { if let token = $0 as? Tokens.Element { tokens.wrappedValue.append(token) } }
  }
}

/// A token in the field, with a sign that a press removes the token.
struct SearchTokenView: View {
  let token: SearchToken
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Button(action: token.act) {
      HStack(spacing: .cells(1)) {
        token.label
        AccessibilityHiddenView(content: Text(verbatim: usesASCII ? "x" : "×").fixedSize())
      }
      .lineLimit(1)
    }
    .fixedSize()
  }
}
