/// What a payload of an event contains: the event's transaction, subscription and notification.
///
/// ```swift
/// import PurchaseFlow
///
/// func signedPayload(
///   of notification: ServerNotification,
///   _ status: SubscriptionStatus,
///   _ signer: EventSigner,
///   at now: Instant
/// ) throws -> String? {
///   var event = EventContent(at: now)
///   event.transaction = status.transaction
///   event.status = status
///   event.notification = notification
///   return try signer.signedForms(of: event).first { $0.key == "signedPayload" }?.text
/// }
/// ```
public struct EventContent: Hashable, Sendable {
  /// The time of the event, which is also the signing time.
  public var instant: Instant
  /// The transaction; `nil` if the event concerns no transaction.
  public var transaction: Transaction?
  /// The status of the subscription after the event; `nil` if the event concerns no subscription.
  public var status: SubscriptionStatus?
  /// The notification; `nil` if the App Store sends none.
  public var notification: ServerNotification?
  /// The customer's reason for a refund request that the App Store asks the server about.
  public var refundReason: RefundRequest.Reason?
  /// The record of the customer's copy of the app, for an event about the app; `nil` for others.
  public var app: AppTransactionPayload?
  /// The result of an extension for all subscribers; `nil` for other events.
  public var extensionSummary: MassExtensionSummary?
  /// The number of the notification in the history. It makes the UUIDs of otherwise equal
  /// notifications different.
  public var number = 0

  /// Creates the content of an event without a transaction, subscription and notification.
  public init(at instant: Instant) { self.instant = instant }
}
