import StoreModel
import TerminalUI

/// The confirmation before the file is overwritten, the only action without an undo.
struct OverwriteSheet: View {
  let model: SettingsModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading) {
          Text(model.words.text(SettingsText.writeQuestion, model.file.name))
          if let unwritable = model.unwritableText {
            Text(unwritable).foregroundStyle(.warning).padding(.top, .cells(1))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .clearOfScrollMarks()
      }
      .focusable(false)
      // This line must not scroll with the text above it.
      Text(model.words.text(SettingsText.writeIsFinal)).bold()
      HStack(spacing: .cells(2)) {
        Button(model.words.text(SettingsText.write), role: .destructive) { model.write() }
        Button(model.words[.cancel], role: .cancel) { dismiss() }
          .prefersDefaultFocus()
      }
      .focusedValue(\.promptEnter, .press)
      .frame(maxWidth: .infinity)
      .padding(.top, .cells(1))
    }
    .padding(.horizontal, .cells(1))
    .frame(maxWidth: .cells(SheetWidth.text))
  }
}
