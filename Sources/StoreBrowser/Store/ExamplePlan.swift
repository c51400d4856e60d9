/// A small `.storekit` file with one plan, as an example for a file that has nothing to sell.
enum ExamplePlan {
  /// The file as JSON, in Xcode's style. Lists without elements are left out.
  static let text = """
    {
      "subscriptionGroups" : [
        {
          "id" : "20000001",
          "name" : "Premium",
          "subscriptions" : [
            {
              "displayPrice" : "9.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "20000002",
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
      ],
      "version" : {
        "major" : 4,
        "minor" : 0
      }
    }
    """
}
