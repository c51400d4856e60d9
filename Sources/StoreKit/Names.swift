import PurchaseFlow
import StoreModel

// One name of each module is handed on as it is, so that a library's public functions may
// speak of the types inside `Product` and `Transaction`; the modules' other names stay hidden.
@_exported import enum PurchaseFlow.VerificationResult
@_exported import struct StoreModel.Storefront

// StoreKit's names, and no others of the modules behind them. They stand in this module
// itself: so `Transaction` is StoreKit's in a file that imports only `StoreKit`, and
// `StoreKit.Transaction` where SwiftUI's `Transaction` is imported too.

/// Something the store sells.
public typealias Product = StoreModel.Product
/// The App Store of one country or region.
public typealias Storefront = StoreModel.Storefront
/// One purchase or one period of a subscription.
public typealias Transaction = PurchaseFlow.Transaction
/// Something signed and what its verification came to.
public typealias VerificationResult = PurchaseFlow.VerificationResult
/// Something the App Store has to tell a customer.
public typealias Message = PurchaseFlow.Message
/// What is known of an auto-renewable subscription.
public typealias SubscriptionInfo = Product.SubscriptionInfo
/// Where a subscription stands.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
/// What is known of a subscription's next renewal.
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo
/// Where a subscription stands, in a word.
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
/// The time between renewals.
public typealias SubscriptionPeriod = Product.SubscriptionPeriod
