import Foundation
import StoreModel
import Testing

@testable import StoreViews

@Suite("What a longer plan saves")
struct SavingsTests {
  /// Whole percent by plan; `nil` where nothing is saved.
  private func percent(_ plans: Product...) -> [Int?] {
    let savings = Savings(in: plans)
    return plans.indices.map { index in
      savings[index].map { NSDecimalNumber(decimal: $0 * 100).intValue }
    }
  }

  @Test(
    "is rounded down to whole percent",
    arguments: [
      ("9.99", "99.99", 16), ("9.99", "99.90", 16), ("10", "99.00", 17), ("10", "60", 50),
      ("10", "118.80", 1), ("4.99", "39.99", 33),
    ]
  )
  func rounding(monthly: String, yearly: String, percent: Int) {
    let result = self.percent(
      plan("m", price: monthly, .monthly),
      plan("y", price: yearly, .yearly)
    )
    #expect(result == [nil, percent])
  }

  @Test("under one percent, equal or dearer is no saving", arguments: ["119", "120", "130"])
  func noSaving(yearly: String) {
    #expect(
      percent(plan("m", price: "10", .monthly), plan("y", price: yearly, .yearly)) == [nil, nil]
    )
  }

  @Test("plans of other levels are not compared")
  func otherLevels() {
    #expect(
      percent(
        plan("m", price: "10", .monthly, level: 1),
        plan("y", price: "20", .yearly, level: 2)
      ) == [nil, nil]
    )
  }

  @Test("the dearest of the plans that renew more often is what counts")
  func dearest() {
    #expect(
      percent(
        plan("a", price: "8", .monthly),
        plan("b", price: "10", .monthly),
        plan("y", price: "60", .yearly)
      ) == [nil, nil, 50]
    )
  }

  @Test("a plan of the same length is nothing to compare with")
  func sameLength() {
    #expect(
      percent(plan("a", price: "10", .monthly), plan("b", price: "5", .monthly)) == [nil, nil]
    )
  }

  @Test("a shorter plan never saves, the order of the file does not matter")
  func shorter() {
    #expect(
      percent(plan("y", price: "120", .yearly), plan("m", price: "5", .monthly)) == [nil, nil]
    )
    #expect(
      percent(plan("y", price: "60", .yearly), plan("m", price: "10", .monthly)) == [50, nil]
    )
  }

  @Test("52 weeks are a year")
  func weeks() {
    #expect(
      percent(plan("w", price: "1", .weekly), plan("y", price: "26", .yearly)) == [nil, 50]
    )
    #expect(
      percent(plan("w", price: "1", .weekly), plan("y", price: "52", .yearly)) == [nil, nil]
    )
  }

  @Test("free plans and plans that cannot be bought neither save nor count")
  func freeAndUnknown() {
    #expect(
      percent(plan("free", price: "0", .yearly), plan("m", price: "10", .monthly)) == [nil, nil]
    )
    #expect(
      percent(
        plan("odd", price: "x", .monthly, unavailability: .unknownPrice),
        plan("y", price: "60", .yearly)
      ) == [nil, nil]
    )
    #expect(
      percent(
        plan("m", price: "10", .monthly),
        plan("y", price: "60", .yearly, unavailability: .duplicateIdentifier)
      ) == [nil, nil]
    )
  }

  @Test("a place outside the group has no saving")
  func outside() {
    #expect(Savings(in: [])[0] == nil)
    #expect(Savings(in: [plan("m", price: "10", .monthly)])[-1] == nil)
  }
}
