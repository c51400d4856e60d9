import StoreModel
import TerminalUI

/// Asks before the file is written over: the only thing that can't be taken back.
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
      // Stands still, whatever has to be scrolled above it.
      Text(model.words.text(SettingsText.writeIsFinal)).bold()
      HStack(spacing: .cells(3)) {
        Button(model.words.text(SettingsText.write)) { model.write() }
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
