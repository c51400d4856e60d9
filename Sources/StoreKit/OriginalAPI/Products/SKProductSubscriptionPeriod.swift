import Foundation
import StoreModel

/// The length of a subscription period: `SKProductSubscriptionPeriod` of StoreKit's original API.
///
/// ```swift
/// import StoreKit
///
/// func isYearly(_ product: SKProduct) -> Bool {
///   product.subscriptionPeriod?.unit == .year && product.subscriptionPeriod?.numberOfUnits == 1
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.SubscriptionPeriod")
public final class SKProductSubscriptionPeriod: NSObject, Sendable {
  private let period: Product.SubscriptionPeriod

  init(_ period: Product.SubscriptionPeriod) { self.period = period }

  /// The number of units, at least 1; 0 if the period in the file is not readable.
  public var numberOfUnits: Int { period.value }

  /// The unit of ``numberOfUnits``.
  public var unit: SKProduct.PeriodUnit {
    switch period.unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
