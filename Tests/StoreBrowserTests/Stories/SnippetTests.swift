import Foundation
import StoreModel
import StoreViews
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("The code of a store")
@MainActor
struct SnippetTests {
  @Test("the code contains what the store shows and no default modifiers")
  func plain() throws {
    let robot = try Robot()
    #expect(
      robot.browser.model.appearancePanel.snippet?.text == """
        import StoreKit
        import SwiftUI

        struct Store: View {
          var body: some View {
            SubscriptionStoreView(groupID: "\(robot.session.catalog.groups[0].id)")
              .storeButton(.visible, for: .restorePurchases)
              .storeButton(.visible, for: .policies)
          }
        }

        """
    )
  }

  @Test("the code names style, placement, groups, label and relationships")
  func everything() throws {
    let robot = try Robot()
    robot.browser.model.store.appearance = StoreAppearance(
      controlStyle: "picker",
      placement: "buttonsInBottomBar",
      groupStyle: .links,
      grouping: .period,
      buttonLabel: .multiline.price,
      relationships: [.current, .upgrade]
    )
    let text = try #require(robot.browser.model.appearancePanel.snippet?.text)
    for line in [
      "visibleRelationships: [.current, .upgrade]) {",
      "SubscriptionPeriodGroupSet()",
      ".subscriptionStoreControlStyle(.picker, placement: .buttonsInBottomBar)",
      ".subscriptionStoreOptionGroupStyle(.links)",
      ".subscriptionStoreButtonLabel(.multiline.price)",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test("the code groups the plans by their billing")
  func billing() throws {
    let robot = try Robot()
    robot.browser.model.store.appearance = StoreAppearance(grouping: .billing)
    let text = try #require(robot.browser.model.appearancePanel.snippet?.text)
    #expect(text.contains("SubscriptionBillingPlanTypeGroupSet()"), "\(text)")
  }

  @Test("the code names every value of --button-label, as the appearance panel does")
  func labels() throws {
    let robot = try Robot()
    let contents = ["", "action", "displayName", "price"]
    for layout in ["", "singleLine", "multiline"] {
      for content in contents {
        let name = [layout, content].filter { !$0.isEmpty }.joined(separator: ".")
        guard !name.isEmpty else { continue }
        robot.browser.model.store.appearance = StoreAppearance(
          buttonLabel: try OptionValueParser.buttonLabel(name)
        )
        let text = try #require(robot.browser.model.appearancePanel.snippet?.text)
        #expect(text.contains(".subscriptionStoreButtonLabel(.\(name))\n"), "\(text)")
        let choice = robot.browser.model.appearancePanel.choice(.buttonLabel)
        #expect(choice.current == name)
      }
    }
  }

  @Test("the code names a custom style by its type and source file")
  func custom() throws {
    let robot = try Robot()
    robot.browser.model.store.appearance.controlStyle = "savings"
    let text = try #require(robot.browser.model.appearancePanel.snippet?.text)
    #expect(text.contains(".subscriptionStoreControlStyle(SavingsStyle())"), "\(text)")
    #expect(text.contains("Sources/ControlStyles/SavingsStyle.swift"), "\(text)")
  }

  @Test("the code is shown on a sheet and can be copied there and from the store")
  func copied() throws {
    let robot = try Robot(height: 30)
    robot.press("c")
    robot.expect("This store in Swift", "SubscriptionStoreView(groupID:")
    robot.press("y")
    robot.expect("Copied: the Swift code")
    #expect(Clipboard.general.text == robot.browser.model.appearancePanel.snippet?.text)
    robot.press("escape", "s", "y")
    robot.expect("Copied: the Swift code")
    #expect(Clipboard.general.text == robot.browser.model.appearancePanel.snippet?.text)
    #expect(Clipboard.general.text?.contains(".picker") == true)
  }

  @Test("the code contains the chosen language, storefront and colour scheme")
  func surroundings() throws {
    let robot = try Robot(height: 30)
    let model = robot.browser.model
    #expect(model.appearancePanel.snippet?.text.contains("Scheme") == false)
    model.settings.region.open(locale: Locale(identifier: "ja"), storefront: Storefront("JPN"))
    model.colors.theme = .dark
    let text = try #require(model.appearancePanel.snippet?.text)
    #expect(text.contains("// Language ja: Edit Scheme > Run > Options > App Language."), "\(text)")
    #expect(text.contains("// Storefront JPN: Editor > Default Storefront"), "\(text)")
    #expect(text.contains(".preferredColorScheme(.dark)"), "\(text)")
  }

  @Test("a group identifier with quotes, backslashes and controls is one string literal")
  func literals() throws {
    let group = SubscriptionGroup(
      position: 0,
      id: "a\"b\\c\u{1B}\n",
      referenceName: "",
      displayName: "",
      products: []
    )
    let words = Words(locale: .init(identifier: "en_US"))
    let text = StoreSnippet(of: group, appearance: StoreAppearance(), words: words).text
    #expect(text.contains(#"groupID: "a\"b\\c\u{1B}\u{A}""#), "\(text)")
  }
}
