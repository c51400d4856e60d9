import Foundation
import StoreModel
import Testing

@Suite("GalleryScreens")
@MainActor
struct GalleryScreensTests {
  @Test("every custom style is the recorded one", arguments: GalleryScreen.all)
  func recorded(screen: GalleryScreen) throws {
    try screen.check(try screen.lines(GalleryScreen.session()))
  }

  @Test("what was recorded are these screens and no others")
  func full() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GalleryScreen.directory.path)
    #expect(GalleryScreen.styles.count >= 8)
    #expect(Set(files) == Set(GalleryScreen.all.map { "\($0.name).txt" }))
  }

  /// The least room and the most, where the other sizes are between.
  @Test(
    "in every placement prices are whole and ASCII is ASCII",
    arguments: GalleryScreen.styles.map(\.name),
    [(40, 24, true), (120, 40, false)]
  )
  func whole(style: String, surface: (Int, Int, Bool)) throws {
    let style = try #require(GalleryScreen.styles.first { $0.name == style })
    let session = try GalleryScreen.session()
    let plans = try #require(session.catalog.groups.first).products
    let prices = Set(plans.flatMap(Self.prices))
    for placement in style.placements {
      let screen = GalleryScreen(
        style: style,
        width: surface.0,
        height: surface.1,
        isASCII: surface.2,
        count: plans.count
      )
      let lines = try screen.lines(session, placement: placement)
      check(lines, screen, prices, "\(screen.name) \(placement)")
    }
  }

  /// Every price on the screen is one of those that there are, with all its digits, and
  /// nothing is left out with an ellipsis.
  private func check(
    _ lines: [String],
    _ screen: GalleryScreen,
    _ prices: Set<String>,
    _ place: String
  ) {
    for line in lines {
      for index in line.indices where line[index] == "$" {
        let digits = line[index...].dropFirst().prefix { $0.isNumber || $0 == "." }
        #expect(prices.contains("$\(digits)"), "\(place): \(line)")
      }
      #expect(!line.contains(screen.isASCII ? "..." : "…"), "\(place): \(line)")
      #expect(line.utf8.allSatisfy { $0 < 0x80 } || !screen.isASCII, "\(place): \(line)")
    }
    #expect(lines.joined().contains("$"), "\(place)")
  }

  /// What is charged for a plan and its offer, and what the plan comes to by the month.
  private static func prices(of plan: Product) -> [String] {
    let offer = plan.subscription?.introductoryOffer?.displayPrice
    let period = plan.subscription?.subscriptionPeriod
    let months: Decimal =
      switch period?.unit {
      case .week: 12 / Decimal(52)
      case .year: 12
      default: Decimal(period?.value ?? 1)
      }
    let monthly = (plan.price / months).formatted(plan.priceFormatStyle)
    return [plan.displayPrice, monthly, offer].compactMap(\.self)
  }

  @Test(
    "the chosen plan is told without colour, once",
    arguments: GalleryScreen.styles.map(\.name).filter {
      !["oneLine", "priceComparison"].contains($0)
    }
  )
  func chosen(style: String) throws {
    let style = try #require(GalleryScreen.styles.first { $0.name == style })
    let screen = GalleryScreen(style: style, width: 120, height: 40, isASCII: true, count: 3)
    let text = try screen.lines(GalleryScreen.session()).joined(separator: "\n")
    #expect(text.components(separatedBy: "(*)").count == 2, "\(text)")
  }
}
