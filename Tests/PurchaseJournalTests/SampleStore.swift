import Foundation
import PurchaseFlow
import StoreModel

/// A store in which no property has its default value.
enum SampleStore {
  private static let format = PriceFormat(
    storefront: Storefront("JPN"),
    locale: Locale(identifier: "ja_JP")
  )
  private static let oddFormat = PriceFormat(
    storefront: Storefront("Atlantis"),
    locale: Locale(identifier: "de")
  )

  static let winBack = offer(.winBack, .payAsYouGo, id: "back", isEligible: false)

  static let subscription = Product.SubscriptionInfo(
    subscriptionGroupID: "group \"quoted\"",
    groupPosition: 3,
    groupDisplayName: "Gruppe\n🎈",
    groupLevel: Int.max,
    subscriptionPeriod: .everySixMonths,
    introductoryOffer: offer(.introductory, .freeTrial, id: nil),
    promotionalOffers: [offer(.promotional, .payUpFront, id: "promo")],
    winBackOffers: [winBack],
    unreadablePeriod: "P?",
    codeOffers: [
      Product.CodeOffer(
        referenceName: "code",
        price: 1,
        paymentMode: .payUpFront,
        period: .everyThreeDays,
        periodCount: 2,
        eligibility: [.new, .init(rawValue: "later")],
        isStackable: true,
        priceFormat: format,
        billingPlanType: .monthly
      )
    ],
    pricingTerms: [
      Product.SubscriptionInfo.PricingTerms(
        billingPlanType: .monthly,
        billingPrice: .nan,
        billingPeriod: .monthly,
        commitmentInfo: .init(price: 120, period: .yearly, priceFormat: format),
        subscriptionOffers: [winBack]
      )
    ]
  )

  static let oneTimeCode = Product.OneTimeCodeOffer(
    referenceName: "once",
    price: 2,
    eligibility: [.expired, .init(rawValue: "later")],
    priceFormat: format
  )

  static let product = Product(
    id: "a",
    type: .init(rawValue: "Something new"),
    displayName: "",
    description: "Über\u{202E}",
    price: Decimal(string: "12345678901234567890.123456789") ?? 0,
    priceFormatStyle: format.style,
    isFamilyShareable: true,
    subscription: subscription,
    unavailability: .unknownPeriod,
    priceFormat: oddFormat,
    referenceName: "reference",
    promotionalImageID: "image",
    oneTimeCodeOffers: [oneTimeCode]
  )

  static let contents = StoreContents(
    products: [product],
    storefront: "JPN",
    timeRate: TimeRate(rawValue: 1003),
    zone: CalendarZone(identifier: "America/Los_Angeles") ?? .utc,
    policies: Policies(monthEnd: .drifting, upgradeRefund: .none, mostRenewalsPerMove: 7),
    settings: settings
  )

  private static var settings: StoreSettings {
    var settings = StoreSettings()
    settings.profile = .sandbox
    settings.isGracePeriodEnabled = true
    settings.graceLength = .twentyEightDays
    settings.graceScope = .paidToPaid
    settings.failsRenewals = true
    settings.asksToBuy = true
    settings.interruptsPurchases = true
    settings.winBackRules = .appStore(
      WinBackCriteria(minimumPaidMonths: 3, lapsedMonths: 2...24, waitMonths: 6)
    )
    settings.includesFinishedConsumables = true
    settings.finishesOnDelivery = false
    settings.familyShareable = ["b", "a", "c"]
    settings.retentionOffers = ["promo", "other"]
    settings.failures = [
      .purchase: .storeKit(.networkError), .verification: .verification(.invalidSignature),
    ]
    return settings
  }

  private static func offer(
    _ type: Product.SubscriptionOffer.OfferType,
    _ mode: Product.SubscriptionOffer.PaymentMode,
    id: String?,
    isEligible: Bool = true
  ) -> Product.SubscriptionOffer {
    Product.SubscriptionOffer(
      id: id,
      type: type,
      price: Decimal(string: "0.99") ?? 0,
      paymentMode: mode,
      period: .everyTwoWeeks,
      periodCount: 4,
      priceFormatStyle: format.style,
      referenceName: "offer",
      isEligible: isEligible
    )
  }
}
