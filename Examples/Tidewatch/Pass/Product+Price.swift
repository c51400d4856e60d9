import StoreKit

extension Product {
  /// The price with the unit of the period: "$3.99 per month".
  var priceDisplay: String {
    guard let period = subscription?.subscriptionPeriod else { return displayPrice }
    let unit = period.unit.formatted(subscriptionPeriodUnitFormatStyle)
    return "\(displayPrice) per \(unit)"
  }
}
