import StoreModel
import TerminalUI

/// All keys, by where they work.
struct HelpScreen: View {
  let words: Words
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(KeyBinding.Section.listed, id: \.self) { section in
            HelpSection(section: section, words: words)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Button(words[.close]) { dismiss() }
        .frame(maxWidth: .infinity)
    }
    .padding(.horizontal, .cells(1))
    .padding(.top, .cells(1))
    .frame(maxWidth: .cells(46))
  }
}

private struct HelpSection: View {
  let section: KeyBinding.Section
  let words: Words

  var body: some View {
    VStack(alignment: .leading) {
      Text(words[section.title]).bold()
      ForEach(bindings, id: \.self) { index in
        HStack(spacing: .cells(1)) {
          Text(KeyBinding.table[index].label.text(words))
            .foregroundStyle(.accent)
            .frame(width: .cells(12), alignment: .leading)
          Text(words[KeyBinding.table[index].hint])
        }
      }
    }
    .padding(.bottom, .cells(1))
  }

  private var bindings: [Int] {
    KeyBinding.table.indices.filter { KeyBinding.table[$0].section == section }
  }
}
