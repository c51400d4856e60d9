/// A link, and below it what it leads to where that is to be read; a menu around it stays open
/// so that one can.
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
