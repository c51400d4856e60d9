import Foundation

extension NotificationPayload {
  /// The result of an extension for all subscribers, with the key names of Apple's `summary`.
  public struct ExtensionSummary: Codable, Hashable, Sendable {
    /// The developer's identifier of the request.
    public var requestIdentifier: String
    /// The environment of the request.
    public var environment: String
    /// The app's identifier in the App Store; `nil` outside the production environment.
    public var appAppleId: Int64?
    /// The app's bundle identifier.
    public var bundleId: String
    /// The product whose subscribers were extended.
    public var productId: String
    /// The storefronts' three-letter country codes; `nil` for all storefronts.
    public var storefrontCountryCodes: [String]?
    /// The number of extended subscriptions.
    public var succeededCount: Int64
    /// The number of subscriptions that could not be extended.
    public var failedCount: Int64

    /// Creates the summary of a request that was completed at `instant`. A request without an
    /// identifier gets one that is derived from its content and `instant`.
    public init(_ summary: MassExtensionSummary, in app: SignedApp, at instant: Instant) {
      let request = summary.request
      let moment = String(instant.milliseconds)
      requestIdentifier =
        request.requestIdentifier
        ?? UUID(naming: "extension", app.bundleID, request.productID, moment).lowercaseText
      environment = app.environment.rawValue
      appAppleId = app.environment == .production ? app.appAppleID : nil
      bundleId = app.bundleID
      productId = request.productID
      storefrontCountryCodes = request.storefronts
      succeededCount = Int64(summary.succeededCount)
      failedCount = Int64(summary.failedCount)
    }
  }

  /// Creates the payload of `RENEWAL_EXTENSION/SUMMARY`, signed at `instant`.
  ///
  /// - Parameter number: The number of the notification in the history.
  public init(
    _ summary: MassExtensionSummary,
    number: Int,
    in app: SignedApp,
    signedAt instant: Instant
  ) {
    let notification = ServerNotification.extensionSummary
    self.init(
      type: notification.type,
      subtype: notification.subtype,
      number: number,
      in: app,
      signedAt: instant
    )
    self.summary = ExtensionSummary(summary, in: app, at: instant)
  }
}
