import PurchaseFlow
import StoreModel

// One name of each module is exported directly, so that public functions of a client library can
// use the types inside `Product` and `Transaction`. The modules' other names stay hidden.
@_exported import enum PurchaseFlow.VerificationResult
@_exported import struct StoreModel.Storefront

// Because this module declares StoreKit's names, the other names of the underlying modules stay
// hidden. In a file that imports only `StoreKit`, `Transaction` is StoreKit's. If SwiftUI's
// `Transaction` is imported too, the qualified name `StoreKit.Transaction` works.

/// A product that the store sells: StoreKit's `Product`.
public typealias Product = StoreModel.Product
/// The App Store of a country or region: StoreKit's `Storefront`.
public typealias Storefront = StoreModel.Storefront
/// A purchase or a renewal: StoreKit's `Transaction`.
public typealias Transaction = PurchaseFlow.Transaction
/// A signed value with the result of its verification: StoreKit's `VerificationResult`.
public typealias VerificationResult = PurchaseFlow.VerificationResult
/// A message of the App Store to the customer: StoreKit's `Message`.
public typealias Message = PurchaseFlow.Message
/// The data of an auto-renewable subscription: StoreKit's `Product.SubscriptionInfo`.
public typealias SubscriptionInfo = Product.SubscriptionInfo
/// The status of a subscription: StoreKit's `Product.SubscriptionInfo.Status`.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
/// The data of a subscription's next renewal: StoreKit's `Product.SubscriptionInfo.RenewalInfo`.
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo
/// The renewal state of a subscription: StoreKit's `Product.SubscriptionInfo.RenewalState`.
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
/// The billing period of a subscription: StoreKit's `Product.SubscriptionPeriod`.
public typealias SubscriptionPeriod = Product.SubscriptionPeriod
