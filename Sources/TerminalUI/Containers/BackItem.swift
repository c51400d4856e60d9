/// The previous screen of a navigation stack, and the action that returns to it.
struct BackItem {
  /// The traits of the previous screen, such as its title.
  let previous: Traits
  let goBack: @MainActor () -> Void
}

/// The back button: a chevron and the title of the previous screen.
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
