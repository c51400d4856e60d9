import StoreKit
import SwiftUI

struct EveryGroup: StoreContent {
  @State private var x = 1
  @Environment(\.locale) private var locale
  var body: some StoreContent {
    SubscriptionOptionGroup { product in product.subscription?.groupLevel == 1 }
    SubscriptionOptionGroup(isIncluded: { _ in true }, marketingContent: { Text("m") })
    SubscriptionOptionGroup("Pro", isIncluded: { _ in true })
    SubscriptionOptionGroup("Pro") { _ in
      true
    } marketingContent: {
      Text("m")
    }
    SubscriptionOptionGroup(isIncluded: { _ in true }, label: { Text("l") })
    SubscriptionOptionGroup(
      isIncluded: { _ in true },
      label: { Text("l") },
      marketingContent: { Text("m") }
    )
    if x == 1 {
      SubscriptionOptionGroupSet { product in
        product.subscription?.groupLevel ?? 0
      } label: { level in
        Text("\(level)")
      }
    } else {
      SubscriptionOptionGroupSet(
        idType: Int.self,
        groupedBy: { _ in 1 },
        label: { Text("\($0)") },
        marketingContent: { Text("\($0)") }
      )
      .subscriptionStoreControlStyle(.buttons)
      .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
      .subscriptionStoreButtonLabel(.multiline)
      .storeButton(.visible, for: .restorePurchases)
      .productDescription(.hidden)
      .subscriptionStoreOptionGroupStyle(.links)
      .subscriptionStorePickerItemBackground(.red)
      .subscriptionStorePickerItemBackground(.red, in: .capsule)
      .subscriptionStoreControlBackground(.automatic)
      .subscriptionStoreControlBackground(.red)
    }
    if #available(iOS 18, *) {
      SubscriptionPeriodGroupSet()
      SubscriptionPeriodGroupSet { (period: Product.SubscriptionPeriod?) in
        Text(period?.debugDescription ?? "")
      }
      SubscriptionPeriodGroupSet(marketingContent: { _ in Text("m") }, label: { _ in Text("l") })
    }
  }
}

struct EveryParent: StoreContent {
  var body: some StoreContent {
    SubscriptionOptionGroup { EveryGroup() }
    SubscriptionOptionGroup(content: { EveryGroup() }, marketingContent: { Text("m") })
    SubscriptionOptionGroup("p" as String, content: { EveryGroup() })
    SubscriptionOptionGroup("p", content: { EveryGroup() }, marketingContent: { Text("m") })
    SubscriptionOptionGroup(content: { EveryGroup() }, label: { Text("l") })
    SubscriptionOptionGroup(
      content: { EveryGroup() },
      label: { Text("l") },
      marketingContent: { Text("m") }
    )
    EverySection()
  }
}

struct EverySection: StoreContent {
  var body: some StoreContent {
    SubscriptionOptionSection("s") { _ in true }
    SubscriptionOptionSection("s", isIncluded: { _ in true }, footer: { Text("f") })
    SubscriptionOptionSection(
      isIncluded: { _ in true },
      header: { Text("h") },
      footer: { Text("f") }
    )
    SubscriptionOptionSection(isIncluded: { _ in true })
  }
}

typealias StoreType1 = TupleStoreContent
typealias StoreType2 = SubscriptionStoreContentView
typealias StoreType4 = AutomaticSubscriptionOptionGroupLabel
typealias StoreType5 = AutomaticSubscriptionStoreMarketingContent
typealias StoreType6 = SubscriptionOptionGroupStyleOutput
typealias StoreType7 = (
  AutomaticSubscriptionOptionGroupStyle, TabsSubscriptionOptionGroupStyle,
  LinksSubscriptionOptionGroupStyle
)
typealias StoreType8 = any SubscriptionStoreControlPlacement
typealias StoreType9 = (
  SubscriptionStoreControlPlacementKey, AutomaticSubscriptionStoreControlPlacement
)
typealias StoreType10 = (SubscriptionStoreButton, SubscriptionStorePicker<Text, Text>)
typealias StoreType11 = (
  StoreButtonKind, SubscriptionStorePolicyKind, SubscriptionStoreButtonLabel,
  SubscriptionStoreControlBackground
)
typealias StoreType12 = (PurchaseAction, DisplayMessageAction, RequestReviewAction)
typealias StoreType13 = (
  AutomaticProductPlaceholderIcon, ProductIconPhase, ProductViewStyleConfiguration
)
typealias StoreType14 = (
  AutomaticProductViewStyle, CompactProductViewStyle, RegularProductViewStyle, LargeProductViewStyle
)
typealias StoreType15 = (
  AutomaticSubscriptionOfferViewStyle, CompactSubscriptionOfferViewStyle,
  SubscriptionOfferViewStyleConfiguration, SubscriptionOfferViewButtonKind
)
typealias StoreType16 = (
  any SubscriptionOptionGroupStyle, any ProductViewStyle, any SubscriptionOfferViewStyle,
  any SubscriptionStoreControlStyle
)
