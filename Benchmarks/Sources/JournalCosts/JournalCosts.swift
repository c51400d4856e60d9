import Foundation
import PurchaseFlow
import PurchaseJournal
import StoreModel

/// Measures the journal. `journal-costs FOLDER LENGTH…` creates a history of each length in FOLDER
/// and prints a line of JSON for it: the milliseconds of an action and of opening the journal, and
/// the bytes per action.
@main
enum JournalCosts {
  private static let actions = 500
  private static let openings = 5
  private static let start = Instant(milliseconds: 1_768_471_200_000)

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let lengths = arguments.dropFirst().compactMap { Int($0) }
    guard let folder = arguments.first, !lengths.isEmpty, lengths.count == arguments.count - 1
    else { fail("usage: journal-costs FOLDER LENGTH...", status: 2) }
    do {
      for length in lengths { try measure(length, in: folder) }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func measure(_ length: Int, in folder: String) throws {
    let path = "\(folder)/costs-\(length).journal"
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    try act(length - 1, on: path)
    let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    let opening = try (0..<openings).map { _ in try time { _ = try open(path) } }
    let customer = try open(path)
    let action = try (0..<actions).map { number in
      try time { try act(number, on: customer) }
    }
    print(
      """
      {"length":\(length),"openMilliseconds":\(median(opening)),\
      "actionMilliseconds":\(median(action)),"bytesPerAction":\(Double(bytes) / Double(length))}
      """
    )
  }

  private static func open(_ path: String) throws -> JournaledSimulation {
    try JournaledSimulation(path: path, contents: contents, start: start)
  }

  private static func act(_ count: Int, on path: String) throws {
    let customer = try open(path)
    for number in 0..<count { try act(number, on: customer) }
  }

  /// Performs one of the actions that testers repeat: buy, wait, change plan, cancel, resubscribe.
  private static func act(_ number: Int, on customer: JournaledSimulation) throws {
    switch number % 8 {
    case 0: try customer.perform(.purchase("plan.low"))
    case 3: try customer.perform(.purchase("plan.high"))
    case 5: try customer.perform(.disableAutoRenew("group"))
    case 6: try customer.perform(.enableAutoRenew("group"))
    default: try customer.advance(by: CalendarSpan(milliseconds: 3_600_000))
    }
  }

  private static let contents = StoreContents(products: [
    plan("plan.high", level: 1, price: 20), plan("plan.low", level: 2, price: 10),
  ])

  private static func plan(_ id: String, level: Int, price: Int) -> Product {
    Product(
      id: id,
      type: .autoRenewable,
      displayName: id,
      description: "",
      price: Decimal(price),
      priceFormatStyle: .currency(code: "USD").locale(Locale(identifier: "en_US")),
      isFamilyShareable: false,
      subscription: Product.SubscriptionInfo(
        subscriptionGroupID: "group",
        groupPosition: 0,
        groupDisplayName: "Group",
        groupLevel: level,
        subscriptionPeriod: .weekly,
        introductoryOffer: nil,
        promotionalOffers: [],
        winBackOffers: []
      )
    )
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  private static func median(_ figures: [Double]) -> Double {
    figures.sorted()[figures.count / 2]
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
