import Testing

@testable import StoreModel

@Suite("Names of levels")
struct LevelNameTests {
  @Test(
    "plans are named by the words that their names begin with, or else end with",
    arguments: [
      (["Premium"], "Premium"),
      (["Premium Monthly", "Premium Yearly"], "Premium"),
      (["Studio Pro Monthly", "Studio Pro Yearly", "Studio Pro"], "Studio Pro"),
      (["Monthly Premium", "Yearly Premium"], "Premium"),
      (["Premium - Monthly", "Premium - Yearly"], "Premium"),
      (["Monthly (Pro)", "Yearly (Pro)"], "Pro"),
      (["Disney+ Monthly", "Disney+ Yearly"], "Disney+"),
      (["Gold", "Silver"], nil),
      (["Premium", "Premiums"], nil),
      (["- Monthly", "- Yearly"], nil),
      ([], nil),
    ] as [([String], String?)]
  )
  func common(names: [String], name: String?) {
    #expect(group(names.map { ($0, 1) }).products.commonName == name)
  }

  /// Returns a group of plans with these names and levels.
  private func group(_ plans: [(name: String, level: Int)]) -> SubscriptionGroup {
    // A plan without a localized name has its identifier as its name.
    let records = plans.map { CatalogSample.subscription($0.name, level: $0.level) }
    return CatalogSample.catalog([CatalogSample.group("G", records)]).groups[0]
  }

  @Test("levels whose plans have the same words in common have no name")
  func ambiguous() {
    func levels(_ second: String) -> SubscriptionGroup {
      group([
        ("Pass Monthly", 1), ("Pass Yearly", 1), ("\(second) Daily", 2), ("\(second) Weekly", 2),
      ])
    }
    #expect(levels("Pass").name(ofLevel: 1) == nil)
    #expect(levels("Basic").name(ofLevel: 1) == "Pass")
    #expect(levels("Basic").name(ofLevel: 2) == "Basic")
    #expect(levels("Basic").name(ofLevel: 3) == nil)
  }
}
