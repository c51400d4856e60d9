import Testing

/// Checks that types for clients have an example, which `DocumentationExampleTests` compiles.
@Suite("Examples of public types")
struct TypeExampleTests {
  private static let modules = [
    "PurchaseFlow", "StoreBrowser", "StoreKit", "StoreModel", "StoreViews", "TerminalExport",
  ]

  /// Types that clients do not name in their code, with the reason.
  private static let exceptions: [String: Set<String>] = [
    "result builders create them": [
      "AnyStoreContent", "ConditionalStoreContent", "IdentifiedStoreContent",
      "ModifiedStoreContent", "StoreContentCollection", "TupleStoreContent",
    ],
    "the views of a store create them": [
      "AutomaticProductPlaceholderIcon", "AutomaticSubscriptionOptionGroupLabel",
      "AutomaticSubscriptionStoreMarketingContent", "AutomaticSubscriptionStorePickerOptionLabel",
      "SubscriptionOptionGroupStyleOutput", "SubscriptionStoreContentView",
      "SubscriptionStorePickerOptions",
    ],
    "styles declare them through ListedControlPlacement": [
      "SubscriptionStoreControlPlacement", "SubscriptionStoreControlPlacementKey",
    ],
    "properties of other types return them": [
      "BillingCycle", "OfferTerms", "SigningKeyErrorReason", "WaitingOffer",
    ],
  ]

  /// The top-level public types of a source whose doc comments have no example.
  private static func typesWithoutExample(in source: String) -> [String] {
    var types: [String] = []
    var hasExample = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let type = /^(?:@\w+ )*public (?:final )?(?:struct|class|enum|protocol|actor) (\w+)/
      if line.hasPrefix("///") {
        if line == "/// ```swift" { hasExample = true }
      } else if let match = line.firstMatch(of: type) {
        if !hasExample { types.append(String(match.1)) }
        hasExample = false
      } else if !line.hasPrefix("@"), !line.hasPrefix("// ") {
        hasExample = false
      }
    }
    return types
  }

  @Test(
    "the doc comment of a public type has an example, unless clients do not name the type",
    arguments: modules
  )
  func examples(module: String) throws {
    let sources = try SourceFolder.sources(of: module)
    #expect(!sources.isEmpty)
    let exceptions = Self.exceptions.values.reduce(into: Set()) { $0.formUnion($1) }
    let missing = sources.values.flatMap(Self.typesWithoutExample)
    #expect(missing.filter { !exceptions.contains($0) }.sorted() == [])
  }

  @Test("every excepted type has no example")
  func exceptions() throws {
    let missing = try Self.modules.flatMap { try SourceFolder.sources(of: $0).values }
      .flatMap(Self.typesWithoutExample)
    let unused = Self.exceptions.values.flatMap { $0 }.filter { !missing.contains($0) }
    #expect(unused == [])
  }

  @Test("an example is found above attributes and belongs to one type only")
  func reader() {
    let source = """
      /// A cart.
      ///
      /// ```swift
      /// import Shop
      /// ```
      @MainActor
      public final class Cart {
        public struct Line {}
      }

      /// An amount in a currency.
      public struct Money {}
      /// ```swift
      /// ```
      struct Hidden {}
      public enum Coin {}
      """
    #expect(Self.typesWithoutExample(in: source) == ["Money", "Coin"])
  }
}
