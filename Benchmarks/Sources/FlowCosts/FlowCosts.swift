import Foundation
import PurchaseFlow
import StoreModel

/// Measures simulated time on one core. `flow-costs LENGTH…` prints three figures as lines of JSON:
/// renewals per second, the time for 50 years with three groups, and the time of an action after a
/// history of each length.
@main
enum FlowCosts {
  private static let runs = 7
  private static let start = Instant(milliseconds: 1_768_471_200_000)
  private static let plans = ["first", "second", "third"]

  static func main() {
    let lengths = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard !lengths.isEmpty, lengths.count == CommandLine.arguments.count - 1 else {
      FileHandle.standardError.write(Data("usage: flow-costs LENGTH...\n".utf8))
      exit(2)
    }
    print(#"{"renewals":"months","perSecond":\#(renewalsPerSecond(rate: .realTime))}"#)
    let fast = renewalsPerSecond(rate: TimeRate(rawValue: 1005))
    print(#"{"renewals":"2 seconds","perSecond":\#(fast)}"#)
    print(#"{"fiftyYearsMilliseconds":\#(fiftyYears())}"#)
    for length in lengths {
      print(#"{"length":\#(length),"actionMicroseconds":\#(action(at: length))}"#)
    }
  }

  private static func renewalsPerSecond(rate: TimeRate) -> Int {
    let span = CalendarSpan(months: rate == .realTime ? 12 * 7_000 : 1)
    let figures = (0..<runs).map { _ in
      var simulation = Simulation(contents: contents(rate), start: start)
      simulation.perform(.purchase("first"))
      var end = CalendarZone.utc.adding(span, to: start)
      if rate != .realTime { end = Instant(milliseconds: start.milliseconds + 300_000_000) }
      let time = seconds { _ = simulation.advance(to: end) { _, _ in } }
      return Double(simulation.account.transactions(in: "first").count - 1) / time
    }
    return Int(median(figures))
  }

  private static func fiftyYears() -> Double {
    median(
      (0..<runs).map { _ in
        var simulation = Simulation(contents: contents(.realTime), start: start)
        for plan in plans { simulation.perform(.purchase(PurchaseRequest(productID: plan))) }
        return seconds { simulation.advance(by: CalendarSpan(months: 600)) } * 1000
      }
    )
  }

  /// Returns the microseconds of one action: the mean of 1,000 actions after a history of `length`.
  private static func action(at length: Int) -> Double {
    var simulation = Simulation(contents: contents(.realTime), start: start)
    for number in 1..<max(length, 2) { act(number, on: &simulation) }
    let figures = (0..<runs).map { _ in
      seconds { for number in 0..<1_000 { act(number, on: &simulation) } } * 1000
    }
    return median(figures)
  }

  /// Performs one of the actions that testers repeat: buy, wait, cancel, resubscribe.
  private static func act(_ number: Int, on simulation: inout Simulation) {
    switch number % 8 {
    case 0: simulation.perform(.purchase("first"))
    case 3: simulation.perform(.purchase("second"))
    case 5: simulation.perform(.disableAutoRenew("first"))
    case 6: simulation.perform(.enableAutoRenew("first"))
    default: simulation.advance(by: CalendarSpan(milliseconds: 3_600_000))
    }
  }

  private static func contents(_ rate: TimeRate) -> StoreContents {
    let products = plans.enumerated().map { position, id in
      Product(
        id: id,
        type: .autoRenewable,
        displayName: id,
        description: "",
        price: 10,
        priceFormatStyle: .currency(code: "USD").locale(Locale(identifier: "en_US")),
        isFamilyShareable: false,
        subscription: Product.SubscriptionInfo(
          subscriptionGroupID: id,
          groupPosition: position,
          groupDisplayName: id,
          groupLevel: 1,
          subscriptionPeriod: .monthly,
          introductoryOffer: nil,
          promotionalOffers: [],
          winBackOffers: []
        )
      )
    }
    return StoreContents(products: products, timeRate: rate)
  }

  /// Returns the CPU time of a closure in seconds. Unlike elapsed time, it does not include other
  /// processes.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
    let start = now()
    body()
    return now() - start
  }

  private static func median(_ figures: [Double]) -> Double {
    figures.sorted()[figures.count / 2]
  }
}
