import Observation
import Testing

@testable import TerminalUI

@Suite("Focus in paywalls with pinned buttons")
@MainActor
struct PaywallFocusTests {
  @MainActor @Observable
  final class Shop {
    var chosen = 0
    var isReady = false
    var isBusy = false
    var purchases = 0
    var restored = 0
  }

  /// A scroll view of benefits and plans, above buttons that stay on the screen.
  struct Paywall: View {
    @Bindable var shop: Shop

    var body: some View {
      VStack {
        ScrollView(showsIndicators: false) {
          VStack {
            ForEach(0..<12) { Text("benefit \($0)") }
            ForEach(0..<2) { number in
              Button("plan \(number)") { shop.chosen = number }.buttonStyle(.plain)
            }
          }
        }
        Button("Continue") { shop.purchases += 1 }.disabled(!shop.isReady || shop.isBusy)
        Button("Restore") { shop.restored += 1 }
      }
    }
  }

  @Test("a button that was disabled at first gets the focus when it is enabled")
  func enabledLater() {
    let shop = Shop()
    let host = makeHost(30, 10) { Paywall(shop: shop) }
    #expect(host.focusLabel == "Restore")
    shop.isReady = true
    #expect(host.focusLabel == "Continue")
    shop.isReady = false
    #expect(host.focusLabel == "Continue", "it keeps the focus while it is disabled")
  }

  @Test("a button that is enabled later does not take the focus from a person who has used it")
  func movedBefore() {
    let shop = Shop()
    let host = makeHost(30, 10) { Paywall(shop: shop) }
    host.press(.tab, .backtab)
    #expect(host.focusLabel == "Restore")
    shop.isReady = true
    #expect(host.focusLabel == "Restore")
  }

  @Test("the arrow keys reach plans below the fold, which scroll into view")
  func belowTheFold() {
    let shop = Shop()
    shop.isReady = true
    let host = makeHost(30, 10) { Paywall(shop: shop) }
    #expect(host.focusLabel == "Continue")
    host.press(.up)
    #expect(host.focusLabel == "plan 0")
    #expect(host.lines.contains { $0.contains("plan 0") })
    host.press(.down, .enter)
    #expect(host.focusLabel == "plan 1" && shop.chosen == 1)
    host.press(.down)
    #expect(host.focusLabel == "Continue")
  }

  @Test("a scroll view with hidden indicators marks the edge beyond which there is more")
  func marks() {
    let host = makeHost(30, 10) { Paywall(shop: Shop()) }
    #expect(host.lines.contains { $0.contains("↓") })
    host.press(.end)
    #expect(host.lines.contains { $0.contains("↑") })
  }

  @Test("a button that disables itself while it works keeps the focus and takes Enter")
  func busy() {
    let shop = Shop()
    shop.isReady = true
    let host = makeHost(30, 10) { Paywall(shop: shop) }
    host.press(.enter)
    shop.isBusy = true
    #expect(host.focusLabel == "Continue")
    host.press(.enter, .space)
    #expect(shop.purchases == 1 && shop.restored == 0)
    shop.isBusy = false
    host.press(.enter)
    #expect(host.focusLabel == "Continue" && shop.purchases == 2)
    shop.isBusy = true
    host.press(.down, .enter)
    #expect(host.focusLabel == "Restore" && shop.restored == 1)
    host.press(.up)
    #expect(host.focusLabel == "plan 0", "the disabled button is skipped")
  }
}
