/// A link with a text below it, such as its URL. A menu around it stays open, so that the text can
/// be read.
struct LinkWithAddress<Content: View>: View {
  let text: String?
  let content: Content
  @Environment(\.controlContext) private var context

  init(text: String?, @ViewBuilder content: () -> Content) {
    self.text = text
    self.content = content()
  }

  var body: some View {
    VStack(alignment: context == .menu ? .leading : .center, spacing: .cells(0)) {
      content.environment(\.keepsMenuOpen, true)
      if let text {
        Text(verbatim: text)
          .foregroundStyle(.secondary)
          .padding(.leading, .cells(context == .menu ? 3 : 0))
      }
    }
  }
}
