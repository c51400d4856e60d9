/// The label and the selected value of a picker. A press pushes a screen of all options.
struct PickerLink<Label: View, Current: View, Options: View>: View {
  let label: Label
  let current: Current
  let options: Options
  @Environment(\.controlContext) private var context

  var body: some View {
    NavigationLink {
      PickerScreen(title: label as? Text, options: options)
    } label: {
      HStack {
        ControlLabel(content: label)
        if context == .row { Spacer() }
        current.foregroundStyle(ColorRole.secondary)
      }
      .lineLimit(1)
    }
  }
}

/// The screen of a picker's options. The screen is popped when an option is selected.
private struct PickerScreen<Options: View>: View {
  let title: Text?
  let options: Options
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView { options.frame(maxWidth: .infinity, alignment: .leading) }
      .environment(\.menuDismissal, MenuDismissal { dismiss() })
      .navigationTitle(title ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}
