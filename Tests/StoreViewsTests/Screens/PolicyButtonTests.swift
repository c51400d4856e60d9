import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("The buttons of the policies")
@MainActor
struct PolicyButtonTests {
  /// A session with a store whose file has some of the policies.
  private func session(
    eula: String = "",
    text: String = "",
    url: String = "",
    locale: String = "en_US"
  ) throws -> StoreSession {
    let file = """
      { "identifier" : "S", "version" : { "major" : 4, "minor" : 0 },
        "settings" : { "_locale" : "\(locale)", "_storefront" : "USA" },
        "appPolicies" : { "eula" : "\(eula)", "policies" : [
          { "locale" : "\(locale)", "policyText" : "\(text)", "policyURL" : "\(url)" } ] },
        "subscriptionGroups" : [ { "id" : "G", "name" : "Pass", "localizations" : [],
          "subscriptions" : [ { "productID" : "month", "type" : "RecurringSubscription",
            "displayPrice" : "9.99", "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1M",
            "referenceName" : "Month", "internalID" : "M", "localizations" : [] } ] } ] }
      """
    let configuration = try StoreConfiguration(bytes: Array(file.utf8))
    return StoreSession(catalog: StoreCatalog(configuration), start: Instant(milliseconds: 0))
  }

  private let store = SubscriptionStoreView(groupID: "G")

  @Test("only a policy with a text or an address has a button")
  func file() throws {
    let view = store.storeButton(.visible, for: .policies)
    let both = ShownStore(view, of: try session(eula: "Be kind.", text: "Nothing is kept."))
    #expect(both.contains("Terms of Service") && both.contains("Privacy Policy"))
    let privacy = ShownStore(view, of: try session(url: "https://example.com"))
    #expect(privacy.contains("Privacy Policy") && !privacy.contains("Terms of Service"))
    #expect(!privacy.lines.contains { $0.contains(" and ") }, "\(privacy.text)")
    let terms = ShownStore(view, of: try session(eula: "Be kind."))
    #expect(terms.contains("Terms of Service") && !terms.contains("Privacy Policy"))
    #expect(!terms.lines.contains { $0.contains(" and ") }, "\(terms.text)")
    let none = ShownStore(view, of: try session())
    #expect(!none.contains("Terms of Service") && !none.contains("Privacy Policy"))
  }

  @Test(
    "in Chinese and Japanese no blank is between the policies and their conjunction",
    arguments: [("ja_JP", "および"), ("zh_CN", "和"), ("zh_TW", "與")]
  )
  func withoutBlanks(locale: String, conjunction: String) throws {
    let session = try session(eula: "Be kind.", text: "Nothing is kept.", locale: locale)
    let shown = ShownStore(store.storeButton(.visible, for: .policies), of: session)
    let row = try #require(shown.lines.first { $0.contains(conjunction) }, "\(shown.text)")
    #expect(!row.trimmingCharacters(in: .whitespaces).contains(" "), "\(shown.text)")
  }

  @Test("a destination that the app sets makes its button visible")
  func destination() throws {
    let view = store.subscriptionStorePolicyDestination(for: .termsOfService) { Text("Be kind.") }
    let shown = ShownStore(view, of: try session())
    #expect(shown.contains("Terms of Service") && !shown.contains("Privacy Policy"))
    let both = ShownStore(view, of: try session(text: "Nothing is kept."))
    #expect(both.contains("Terms of Service") && both.contains("Privacy Policy"))
  }
}
