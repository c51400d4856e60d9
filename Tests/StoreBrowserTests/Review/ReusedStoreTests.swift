import PurchaseFlow
import StoreModel
import StoreViews
import TestSupport
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("A reviewed store that is reused for several plans")
@MainActor
struct ReusedStoreTests {
  /// A store to judge in one appearance on a screen of one size.
  private struct Case {
    let file: StoreFile
    let appearance: StoreAppearance
    let size: Size
  }

  private static var allCases: [Case] {
    let files = [StoreFile.many(12), .streaming, .config("Everything")]
    let appearances = ControlStyleList.entries.flatMap { entry in
      entry.placements.map { StoreAppearance(controlStyle: entry.name, placement: $0) }
    }
    return files.flatMap { file in
      appearances.flatMap { appearance in
        StoreReview.sizes.map { Case(file: file, appearance: appearance, size: $0) }
      }
    }
  }

  @Test("a plan without findings in a reused store has none in a new store")
  func acquittals() throws {
    var random = SeededRandom.forTest()
    let cases = Self.allCases.shuffled(using: &random)
    for next in cases.prefix(LongTest.rounds(cases.count)) {
      let catalog = StoreCatalog(try next.file.configuration())
      for group in catalog.groups where !group.products.isEmpty {
        try compare(group, of: catalog, next, "seed \(random.seed)")
      }
    }
  }

  private func compare(
    _ group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ next: Case,
    _ seed: String
  ) throws {
    let review = try StoreReview(appearance: next.appearance)
    let store = ReviewedStore(group: group, of: catalog)
    let start = BrowserOptions.defaultStart
    let customer = Simulation(contents: StoreContents(catalog), start: start)
    let kept = review.host(of: group, in: catalog, customer, size: next.size)
    for plan in group.products where kept.findings(about: plan, of: store).isQuiet {
      let made = review.host(of: group, in: catalog, customer, size: next.size)
      let appearance = "\(next.appearance.controlStyle) \(next.appearance.placement)"
      let isQuiet = made.findings(about: plan, of: store).isQuiet
      #expect(isQuiet, "\(seed): \(appearance), \(plan.id) at \(next.size.width)")
    }
  }
}

extension [String: [ReviewFinding]] {
  /// Whether no rule has a finding.
  fileprivate var isQuiet: Bool { values.allSatisfy(\.isEmpty) }
}
