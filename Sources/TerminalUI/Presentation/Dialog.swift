/// A question or a message over the screen, with things to press below it.
struct Dialog: View {
  let title: Text?
  let message: AnyView?
  let actions: DialogActions

  /// All of it where there is room, else as much as there is, scrolled to the focus.
  var body: some View {
    BorderedView(
      line: .rounded,
      role: .separator,
      title: "",
      content: ViewThatFits(in: .vertical) {
        column
        ScrollView { column }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, .cells(1))
    )
  }

  private var column: some View {
    VStack(spacing: .cells(0)) {
      if let title { title.bold() }
      message
      actions.padding(.top, title == nil && message == nil ? .cells(0) : .cells(1))
    }
  }
}

extension View {
  /// Lays a dialog over the screen while a condition holds.
  func dialog(
    _ title: Text?,
    isPresented: Binding<Bool>,
    isSheet: Bool = false,
    actions: AnyView,
    message: AnyView?
  ) -> some View {
    PresentationHost(
      appearance: .dialog,
      content: self,
      make: {
        guard isPresented.wrappedValue else { return nil }
        let list = DialogActions(actions: actions, isColumn: isSheet) {
          isPresented.wrappedValue = false
        }
        return Presentation(Dialog(title: title, message: message, actions: list))
      },
      dismiss: { isPresented.wrappedValue = false }
    )
  }
}

/// A binding that holds while there is something, and leaves nothing when it no longer
/// shall.
@MainActor
func isPresent<Value>(_ value: Binding<Value?>) -> Binding<Bool> {
  Binding(
    get: { value.wrappedValue != nil },
    set: { if !$0 { value.wrappedValue = nil } }
  )
}
