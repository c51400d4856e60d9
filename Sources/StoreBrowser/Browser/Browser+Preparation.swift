import CNcurses
import Foundation
import NcursesTerminal
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension Browser {
  /// Has made on another thread what the first screen will need, while the program reads what
  /// it was started with; returns at once. What turns out to be another language, currency or
  /// style is made when it is needed.
  nonisolated public static func prepare() {
    _ = nc_touch_variables()
    _Preparation.start { preparation in
      let locale = Locale(identifier: TerminalEnvironment.current.language ?? "en_US")
      let words = Words(locale: locale)
      // One text, and the file is read.
      _ = words[.close]
      _ = words.text(BrowserText.helpTitle)
      _ = words.text(LookText.panelTitle)
      _ = words.text(SettingsText.writeTitle)
      // Done before the views, since both threads would have to wait for each other in here.
      _ = PriceFormat(storefront: .unitedStates, locale: locale).string(for: 1)
      let dates = DateText(words: words, zone: .utc)
      _ = dates.weekday(Instant(milliseconds: 0))
      _ = dates.time(Instant(milliseconds: 0))
      preparation.storeValues()
      preparation.plain(Words.self, SubscriptionGroup.self, StoreLook.self)
      preparation.properties(
        of: BrowserModel.self,
        Bool.self,
        Int.self,
        Int?.self,
        String?.self,
        BrowserScreen.self,
        StoreLook.self,
        BrowserModel.Sheet?.self,
        BrowserModel.StoreKeys.self,
        ColorTheme.self
      )
      preparation.properties(of: MessagesModel.self, MessageRow?.self, [Message].self)
      preparation.view(BrowserView.self)
    }
  }
}
