import StoreModel
import StoreViews
import TerminalUI

/// The last notice, and the simulated date with the customer's state and the store's appearance.
struct StatusLines: View {
  let store: StoreScreenModel
  let player: ClockPlayer
  let navigation: NavigationModel
  let screenSize: ScreenSizeModel
  /// Whether the line with the customer's state is visible.
  let showsCustomer: Bool
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      if let notice = store.notices.text {
        Text(notice).foregroundStyle(store.notices.role).lineLimit(noticeLines)
      }
      if showsCustomer {
        CustomerLine(
          store: store,
          player: player,
          navigation: navigation,
          // The line is inset by one column on both sides.
          width: width - 2,
          isSpacious: screenSize.isSpacious
        )
      }
    }
    .padding(.horizontal, .cells(1))
    .excludedFromSheets(store.notices.text != nil)
  }

  /// The maximum number of lines of a notice. On a low screen, a notice leaves more rows for the
  /// content. The numbers are this project's choice.
  private var noticeLines: Int {
    if screenSize.isTall { return 4 }
    return screenSize.rows >= BrowserView.minimumSize.height ? 2 : 1
  }
}
