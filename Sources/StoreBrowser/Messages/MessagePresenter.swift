import PurchaseFlow
import StoreModel
import TerminalUI

/// Shows App Store messages over the open screen: new messages, one after the other, and messages
/// that are opened from the list.
struct MessagePresenter: ViewModifier {
  let model: MessagesModel

  func body(content: Content) -> some View {
    content
      .onChange(of: model.session.account.messages) { before, now in
        model.note(before: before, now: now)
      }
      .sheet(isPresented: isPresented, title: title) {
        if let row = model.presented { MessageSheet(model: model, row: row).id(row.id) }
      }
  }

  private var title: String {
    model.presented.map { model.words.text(MessagesText($0.reason)) } ?? ""
  }

  private var isPresented: Binding<Bool> {
    Binding {
      model.presented != nil
    } set: { isPresented in
      if !isPresented, let shown = model.presented { model.postpone(shown) }
    }
  }
}
