/// The way back to the screen before.
struct BackItem {
  /// What the screen before tells of itself.
  let previous: Traits
  let goBack: @MainActor () -> Void
}

/// The button that goes back: a mark and the title of the screen before.
struct BackButton: View {
  let back: BackItem
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection

  private var mark: String {
    switch (usesASCII, layoutDirection) {
    case (true, .leftToRight): "<"
    case (true, .rightToLeft): ">"
    case (false, .leftToRight): "‹"
    case (false, .rightToLeft): "›"
    }
  }

  private var title: Text { back.previous.value(TitleKey.self) ?? Text("Back") }

  var body: some View {
    Button(action: back.goBack) {
      HStack {
        AccessibilityHiddenView(content: Text(mark).fixedSize())
        title
      }
    }
  }
}
