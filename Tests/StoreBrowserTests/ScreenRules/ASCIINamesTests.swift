import Foundation
import StoreModel
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Names in ASCII")
@MainActor
struct ASCIINamesTests {
  /// A file whose texts are in one language.
  private static func file(
    name: String,
    description: String,
    reference: String
  ) -> StoreFile {
    let localization =
      #"{"displayName": "\#(name)", "description": "\#(description)", "locale": "ja"}"#
    return .text(
      """
      {"products": [], "settings": {"_locale": "ja"}, "version": {"major": 4, "minor": 0},
      "subscriptionGroups": [{"id": "G1", "name": "Sky", "subscriptions": [{
      "displayPrice": "4.99", "productID": "org.sample.moon", "subscriptionGroupID": "G1",
      "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "type": "RecurringSubscription",
      "referenceName": "\(reference)", "localizations": [\(localization)]}],
      "localizations": [{"displayName": "空", "description": "", "locale": "ja"}]}]}
      """
    )
  }

  @Test(
    "a name that would become question marks is replaced by the reference name or the identifier",
    arguments: [
      ("月", "毎日", "Moon", "Moon", ""), ("月", "毎日", "つき", "org.sample.moon", ""),
      ("Lune é", "Été?", "Moon", "Lune é", "Été?"), ("月 Pro", "Pro", "Moon", "Moon", "Pro"),
    ]
  )
  func names(
    name: String,
    description: String,
    reference: String,
    shownName: String,
    shownDescription: String
  ) throws {
    let file = Self.file(name: name, description: description, reference: reference)
    let robot = try Robot(file, options: BrowserOptions(usesASCII: true))
    let group = try #require(robot.browser.session.catalog.groups.first)
    let plan = try #require(group.products.first)
    #expect(group.displayName == "Sky")
    #expect(plan.displayName == shownName)
    #expect(plan.description == shownDescription)
    robot.press("8")
    robot.press("1")
    #expect(!robot.lines.dropLast().joined().replacing("Ete?", with: "").contains("?"))
    let unicode = try Robot(file)
    #expect(unicode.browser.session.catalog.groups.first?.products.first?.displayName == name)
    #expect(unicode.browser.session.catalog.groups.first?.displayName == "空")
  }
}
