import PurchaseFlow
import StoreModel
import StoreViews
import TestSupport
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("A store under review that is kept while plans are chosen")
@MainActor
struct KeptStoreTests {
  /// A store to judge in one look on one screen.
  private struct Case {
    let file: StoreFile
    let look: StoreLook
    let size: Size
  }

  /// What rules make of a screen. How far it is scrolled may differ by a row: both are places to
  /// which the keys lead.
  private struct Reading: Equatable {
    let labels: [String]
    let controls: [String]
    let findings: [ReviewFinding]

    @MainActor
    init(_ screen: RenderedScreen, of store: ReviewedStore) {
      labels = screen.labels
      controls = screen.controls
      findings = ReviewRules.all.flatMap { $0.findings(on: screen, of: store) }
    }
  }

  private static var allCases: [Case] {
    let files = [StoreFile.many(12), .streaming, .config("Everything")]
    let looks = ControlStyleList.entries.flatMap { entry in
      entry.placements.map { StoreLook(controlStyle: entry.name, placement: $0) }
    }
    return files.flatMap { file in
      looks.flatMap { look in
        StoreReview.sizes.map { Case(file: file, look: look, size: $0) }
      }
    }
  }

  @Test("is judged as one that is made for each plan")
  func sameReading() throws {
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
    let review = try StoreReview(look: next.look)
    let store = ReviewedStore(group: group, of: catalog)
    let start = BrowserOptions.defaultStart
    let customer = Simulation(contents: StoreContents(catalog), start: start)
    let kept = review.host(of: group, in: catalog, customer, size: next.size)
    for plan in group.products {
      var readings: [Reading] = []
      let fresh = review.host(of: group, in: catalog, customer, size: next.size)
      for host in [kept, fresh] {
        host.show(plan) { readings.append(Reading($0, of: store)) }
      }
      let look = "\(next.look.controlStyle) \(next.look.placement)"
      #expect(readings[0] == readings[1], "\(seed): \(look), \(plan.id) at \(next.size.width)")
    }
  }
}
