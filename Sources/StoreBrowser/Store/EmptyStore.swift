import StoreModel
import StoreViews
import TerminalUI

/// The store's screen for a file that has nothing to sell: how to add a plan, and an example to
/// copy. The browser reads the file again after each change, so a plan appears as soon as the file
/// has it.
struct EmptyStore: View {
  let model: StoreScreenModel

  var body: some View {
    ScrollView {
      VStack(spacing: .cells(1)) {
        VStack(spacing: .cells(0)) {
          Text(model.words.text(BrowserText.nothingToSell)).bold()
          Text(model.words.text(instruction)).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .cells(SheetWidth.text))
        Button(model.words.text(BrowserText.copyExamplePlan)) {
          model.notices.copy(ExamplePlan.text, as: model.words.text(BrowserText.examplePlan))
        }
        .focusedValue(\.storeEnter, .press)
        Text(verbatim: ExamplePlan.text)
          .lineLimit(nil)
          .environment(\.layoutDirection, .leftToRight)
      }
      .padding(.vertical, .cells(1))
      .padding(.horizontal, .cells(2))
      .frame(maxWidth: .infinity)
    }
  }

  /// How to add a plan. A file with a group needs no other group.
  private var instruction: BrowserText {
    model.session.catalog.groups.isEmpty ? .nothingToSellText : .noPlansText
  }
}
