/// A dialog over the screen: a title, a message, and fields and buttons below them.
struct Dialog: View {
  let title: Text?
  let message: AnyView?
  let actions: DialogActions

  /// The whole dialog if it fits the screen. Otherwise it scrolls to the focused control.
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
  /// Shows a dialog over the screen while `isPresented` is `true`.
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

/// Returns a binding that is `true` while `value` is not `nil`, and sets it to `nil` when it
/// becomes `false`.
@MainActor
func isPresent<Value>(_ value: Binding<Value?>) -> Binding<Bool> {
  Binding(
    get: { value.wrappedValue != nil },
    set: { if !$0 { value.wrappedValue = nil } }
  )
}
