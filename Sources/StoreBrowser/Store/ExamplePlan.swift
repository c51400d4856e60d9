/// A subscription group with one plan, as Xcode writes it in the list `subscriptionGroups` of a
/// file.
enum ExamplePlan {
  /// The group as JSON. It has all fields that Xcode expects, so that Xcode can open the file.
  static let text = """
    {
      "id" : "20000001",
      "localizations" : [

      ],
      "name" : "Premium",
      "subscriptions" : [
        {
          "adHocOffers" : [

          ],
          "codeOffers" : [

          ],
          "displayPrice" : "9.99",
          "familyShareable" : false,
          "groupNumber" : 1,
          "internalID" : "20000002",
          "introductoryOffer" : null,
          "localizations" : [
            {
              "description" : "Everything, one month at a time.",
              "displayName" : "Premium Monthly",
              "locale" : "en_US"
            }
          ],
          "productID" : "premium.monthly",
          "recurringSubscriptionPeriod" : "P1M",
          "referenceName" : "Premium Monthly",
          "subscriptionGroupID" : "20000001",
          "type" : "RecurringSubscription"
        }
      ]
    }
    """
}
